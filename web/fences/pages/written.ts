/** What an author has written of boards, with its places in the file. */

/** A text that is put together from parts of a file. */
export class TracedText {
	text = "";
	/** The offset in the file of each place in the text. */
	readonly offsets: number[] = [];

	/** Adds a part that stands in the file as it is. */
	add(part: string, offset: number): void {
		this.text += part;
		for (let at = 0; at < part.length; at += 1) this.offsets.push(offset + at);
	}

	/** Adds what stands in the file in another form, such as `&lt;`. */
	addOther(part: string, offset: number): void {
		this.text += part;
		for (let at = 0; at < part.length; at += 1) this.offsets.push(offset);
	}

	/** A part of the text. */
	slice(start: number, end: number): TracedText {
		const part = new TracedText();
		part.text = this.text.slice(start, end);
		for (const offset of this.offsets.slice(start, end)) part.offsets.push(offset);
		return part;
	}

	/** The offset in the file of a line and a character, from 1; behind the text, its end. @param otherwise without a text */
	offsetAt(line: number, column: number, otherwise: number): number {
		const lines = this.text.split("\n");
		const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
		const letters = [...(lines[line - 1] ?? "")].slice(0, column - 1);
		const last = this.offsets.at(-1);
		const end = last === undefined ? otherwise : last + 1;
		return this.offsets[before + letters.join("").length] ?? end;
	}
}

export interface WrittenBoard {
	/** The offset of the board in the file. */
	readonly offset: number;
	readonly attributes: ReadonlyMap<string, string>;
	/** The offsets of the attributes. */
	readonly places: ReadonlyMap<string, number>;
	readonly isOther: (attribute: string) => boolean;
	readonly written: TracedText;
	/** Whether a script may put the board in, so that it needs no text. */
	readonly mayBeBare: boolean;
}

/** The line and the character, from 1, of an offset in a file. */
export function placeAt(source: string, offset: number): readonly [line: number, column: number] {
	const lines = source.slice(0, offset).split("\n");
	return [lines.length, [...(lines.at(-1) ?? "")].length + 1];
}
