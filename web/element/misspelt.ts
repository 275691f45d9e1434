/** Words that an author has most likely misspelt: attributes of the tag, and what a comment draws. */
import type { AnnotatedLine } from "catchmate";

/** Attributes of every element; one of them is never meant for another. */
export const common =
	/^(id|class|style|title|name|slot|part|dir|is|key|ref|role|hidden|inert|tabindex|translate|data|width|height|(data|aria|on|v|_)\W?.*|.*[:@.].*)$/;

/** How many letters are changed, added, left out or exchanged with the next between two words. */
function distance(one: string, other: string): number {
	const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const [above = [], before = []] = [rows[i - 1], rows[i - 2]];
			const cost = one[i - 1] === other[j - 1] ? 0 : 1;
			const isExchange = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			row[j] = Math.min(
				(above[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(above[j - 1] ?? 0) + cost,
				isExchange ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		rows.push(row);
	}
	return rows.at(-1)?.at(-1) ?? 0;
}

/** The known word that another is meant for; undefined for a known one, and for one that is like none. */
function meantBy(word: string, known: readonly string[]): string | undefined {
	if (known.includes(word)) return undefined;
	const most = word.length < 6 ? 1 : 2;
	return known.find((each) => distance(word, each) <= most);
}

/** Misspelt attributes, each with the likely one. */
export const misspeltAttributes = (
	names: readonly string[],
	known: readonly string[],
): readonly (readonly [name: string, meant: string])[] =>
	names.flatMap((name) => {
		const meant = common.test(name) ? undefined : meantBy(name, known);
		return meant === undefined ? [] : [[name, meant] as const];
	});

/** Misspelt drawings in comments, as `[arows 1,1-1,2]`: each word with the likely one. */
export const misspeltDrawings = ({
	comment,
	moves,
}: AnnotatedLine): readonly (readonly [word: string, meant: string])[] => [
	...[...(comment?.text ?? "").matchAll(/\[(\w+)\s[^\]]*\](?!\()/g)].flatMap(([, word = ""]) => {
		const meant = meantBy(word, ["arrows", "marks"]);
		return meant === undefined ? [] : [[word, meant] as const];
	}),
	...moves.flatMap((move) => [
		...misspeltDrawings({ comment: move.comment, moves: [] } as AnnotatedLine),
		...(move.variations ?? []).flatMap(misspeltDrawings),
	]),
];
