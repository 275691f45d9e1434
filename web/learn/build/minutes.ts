/** How long a page takes to read. */

/** What a reader gets through in a minute of explanations such as these: Chinese characters, and words of other languages. */
const perMinute = { characters: 350, words: 240 } as const;

/** What is not read word by word: code, boards, hints, tags, and the addresses of links. */
const unread = /^(`{3,})[\s\S]*?^\1$|^ *> .*$|<\/?[a-z][^>]*>|\]\([^)]*\)/gm;

/** The minutes of reading that a text in Markdown takes, not rounded. What the reader plays comes on top. */
export function readingMinutes(text: string): number {
	const read = text.replace(unread, " ");
	const characters = read.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words = read.match(/[\p{Script=Latin}\p{Number}'’]+/gu)?.length ?? 0;
	return characters / perMinute.characters + words / perMinute.words;
}
