/** Estimates the reading time of a page. */

/** The reading speed per minute: Chinese characters, and words of other languages. */
const perMinute = { characters: 350, words: 240 } as const;

/** Parts that are not read word by word: code, boards, hints, tags, and URLs of links. */
const unread = /^(`{3,})[\s\S]*?^\1$|^ *> .*$|<\/?[a-z][^>]*>|\]\([^)]*\)/gm;

/** The reading time of a Markdown text in minutes, not rounded. Playing takes additional time. */
export function readingMinutes(text: string): number {
	const read = text.replace(unread, " ");
	const characters = read.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words = read.match(/[\p{Script=Latin}\p{Number}'’]+/gu)?.length ?? 0;
	return characters / perMinute.characters + words / perMinute.words;
}
