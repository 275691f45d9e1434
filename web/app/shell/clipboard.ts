/** Copying to the clipboard, and the button that has just done so. */
import { signal } from "@preact/signals-core";
import type { Context } from "./context.ts";

/** How long a button shows that it has copied, in milliseconds. */
const shownTime = 2000;

/** The id of the button that has just copied; null for none. */
export const copied = signal<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Copies a text, or a PNG picture in the making; the button `id` shows that for a moment. */
export async function copy(
	{ board, frame, words }: Context,
	id: string,
	content: string | Promise<Blob>,
): Promise<void> {
	const { clipboard } = navigator;
	try {
		await (typeof content === "string"
			? clipboard.writeText(content)
			: clipboard.write([new ClipboardItem({ "image/png": content })]));
	} catch {
		frame.tell("copy-failed");
		return;
	}
	board.announce(words.pageNews.copied, true);
	copied.value = id;
	clearTimeout(timer);
	timer = setTimeout(() => {
		copied.value = null;
	}, shownTime);
}
