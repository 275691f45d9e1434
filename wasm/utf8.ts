/** UTF-8 from files, sound or not. */
import { STRAY_BYTES } from "./scanner.ts";

/** A text as a file with it would be read: half a pair of characters is none. */
export function wellFormed(text: string): string {
	return charactersOf(new TextEncoder().encode(text));
}

/** The bytes of the UTF-8 character that a text begins with, or 1 where it begins with none. */
function characterLength(bytes: Uint8Array, place: number): number {
	const at = (offset: number) => bytes[place + offset] ?? 0;
	const lead = at(0);
	const length = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
	for (let offset = 1; offset < length; offset++) {
		if ((at(offset) & 0xc0) !== 0x80) return 1;
	}
	// What the lead byte leaves open: forms that are too long, surrogates, and numbers beyond Unicode's last.
	const open =
		(lead === 0xe0 && at(1) < 0xa0) ||
		(lead === 0xed && at(1) >= 0xa0) ||
		(lead === 0xf0 && at(1) < 0x90) ||
		(lead === 0xf4 && at(1) >= 0x90);
	return open ? 1 : length;
}

/** UTF-8 to characters. Bytes that are none are kept, as characters that nothing else is. */
export function charactersOf(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
		const characters: string[] = [];
		for (let place = 0; place < bytes.length; ) {
			const length = characterLength(bytes, place);
			const byte = bytes[place] ?? 0;
			const stray = length === 1 && byte >= 0x80;
			const character = bytes.subarray(place, place + length);
			characters.push(stray ? String.fromCharCode(STRAY_BYTES + byte) : decoder.decode(character));
			place += length;
		}
		return characters.join("");
	}
}
