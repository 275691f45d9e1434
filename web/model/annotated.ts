/** Where a game stands in an annotated one: what is said of its position, and the ways into variations and back. */
import type { AnnotatedLine, Comment, Position } from "catchmate";
import { plainComment } from "./comment-text.ts";
import { sameMove } from "./position.ts";
import { type GameRecord, seek } from "./record.ts";

/** What an author tells at a position; records are shown at their current positions. */
export interface Telling {
	/** Null where nothing is said. */
	readonly comment: Comment | null;
	/** The variations that might be played in place of the last move, after their first moves. */
	readonly variations: readonly GameRecord[];
	/** The line that was left; null on the main line. */
	readonly back: GameRecord | null;
	/** The next position of the line that is told of; null after the last one, or where the line was left. */
	readonly next: GameRecord | null;
}

/** A line with the ply at which it begins. */
interface Begun {
	readonly line: AnnotatedLine;
	readonly ply: number;
}

/** The record of a line which `record` has followed to where the line begins. */
function recordOf(
	{ positions, moves }: GameRecord,
	{ line, ply }: Begun,
	index: number,
): GameRecord {
	const [first, ...rest] = positions;
	const after = line.moves.flatMap(({ position }): Position[] => (position ? [position] : []));
	return seek(
		{
			positions: [first, ...rest.slice(0, ply), ...after],
			moves: [...moves.slice(0, ply), ...line.moves.map(({ move }) => move)],
			index,
		},
		index,
	);
}

/** Both comments as one. */
function joined(first: Comment | undefined, second: Comment | undefined): Comment | null {
	if (first === undefined || second === undefined) {
		return first ?? second ?? null;
	}
	return {
		text: [first.text, second.text].filter((text) => text !== "").join(" "),
		arrows: [...(first.arrows ?? []), ...(second.arrows ?? [])],
		marks: [...(first.marks ?? []), ...(second.marks ?? [])],
	};
}

type AnnotatedMove = AnnotatedLine["moves"][number];

/** Whether something is said of a move, or another one is told of in its place. */
const isToldOf = ({ comment, variations = [] }: AnnotatedMove): boolean =>
	comment !== undefined || variations.length > 0;

/** Whether a line tells more than its moves. */
export const tells = ({ comment, moves }: AnnotatedLine): boolean =>
	comment !== undefined || moves.some(isToldOf);

/** What an annotated game tells at the current position of a record of it. */
export function tellingAt(main: AnnotatedLine, record: GameRecord): Telling {
	const { index, moves } = record;
	let begun: Begun = { line: main, ply: 0 };
	let back: GameRecord | null = null;
	for (let ply = 0; ply < index; ply += 1) {
		const made = begun.line.moves[ply - begun.ply];
		const move = moves[ply];
		if (move === undefined || (made !== undefined && sameMove(made.move, move))) {
			continue;
		}
		const line = made?.variations?.find(
			({ moves: [first] }) => first && sameMove(first.move, move),
		);
		const left = recordOf(record, begun, line === undefined ? ply : ply + 1);
		if (line === undefined) {
			return { comment: null, variations: [], back: left, next: null };
		}
		back = left;
		begun = { line, ply };
	}
	const { line, ply } = begun;
	const made = line.moves[index - ply - 1];
	const next = line.moves[index - ply];
	const move = moves[index];
	// The reader has stepped back from a variation, or from moves of his own.
	const isLeft = next !== undefined && !(move && sameMove(next.move, move));
	const later = line.moves.findIndex((move, at) => at >= index - ply && isToldOf(move));
	// What a variation begins with is said with its first move.
	const isLead = index === ply || (line !== main && index === ply + 1);
	return {
		comment: joined(isLead ? line.comment : undefined, made?.comment),
		variations: (made?.variations ?? []).map((variation) =>
			recordOf(record, { line: variation, ply: index - 1 }, index),
		),
		back: isLeft ? recordOf(record, begun, index) : back,
		next: isLeft || later < 0 ? null : recordOf(record, begun, ply + later + 1),
	};
}

/** A line as a text to be read on paper: moves, comments, and variations in brackets, as moves may have parentheses. */
export function lineText(
	{ comment, moves }: AnnotatedLine,
	moveText: (move: AnnotatedMove["move"]) => string,
): string {
	const parts = moves.map(({ move, comment: said, variations = [] }) =>
		[
			moveText(move),
			plainComment(said?.text ?? ""),
			...variations.map((variation) => `[${lineText(variation, moveText)}]`),
		]
			.filter((part) => part !== "")
			.join(" "),
	);
	return [plainComment(comment?.text ?? ""), ...parts].filter((part) => part !== "").join(" ");
}
