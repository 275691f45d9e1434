/** Finds a game's current position in an annotated game: its comment, its variations, and the line to return to. */
import type { AnnotatedLine, Comment, Position } from "catchmate";
import { plainComment } from "./comment-text.ts";
import { sameMove } from "./position.ts";
import { type GameRecord, seek } from "./record.ts";

/** An author's notes at a position. The current position of each record is its target. */
export interface PositionNotes {
	/** Null for a position without a comment. */
	readonly comment: Comment | null;
	/** The alternatives to the last move, each after its first move. */
	readonly variations: readonly GameRecord[];
	/** The line to go back to; null on the main line. */
	readonly back: GameRecord | null;
	/** The next annotated position of the line; null if there is none, or if the game has left the line. */
	readonly next: GameRecord | null;
}

/** A line and its first ply. */
interface LineStart {
	readonly line: AnnotatedLine;
	readonly ply: number;
}

/** The record of a line, with the moves of `record` up to the line's first ply. */
function recordOf(
	{ positions, moves }: GameRecord,
	{ line, ply }: LineStart,
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

/** Joins two comments. */
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

/** Whether a move has a comment or variations. */
const isAnnotated = ({ comment, variations = [] }: AnnotatedMove): boolean =>
	comment !== undefined || variations.length > 0;

/** Whether a line has comments or variations. */
export const hasNotes = ({ comment, moves }: AnnotatedLine): boolean =>
	comment !== undefined || moves.some(isAnnotated);

/** The annotated game's notes at the record's current position. */
export function notesAt(main: AnnotatedLine, record: GameRecord): PositionNotes {
	const { index, moves } = record;
	let start: LineStart = { line: main, ply: 0 };
	let back: GameRecord | null = null;
	for (let ply = 0; ply < index; ply += 1) {
		const made = start.line.moves[ply - start.ply];
		const move = moves[ply];
		if (move === undefined || (made !== undefined && sameMove(made.move, move))) {
			continue;
		}
		const line = made?.variations?.find(
			({ moves: [first] }) => first && sameMove(first.move, move),
		);
		const left = recordOf(record, start, line === undefined ? ply : ply + 1);
		if (line === undefined) {
			return { comment: null, variations: [], back: left, next: null };
		}
		back = left;
		start = { line, ply };
	}
	const { line, ply } = start;
	const made = line.moves[index - ply - 1];
	const next = line.moves[index - ply];
	const move = moves[index];
	// The record goes on with a variation or the reader's own moves, after a step back.
	const hasLeft = next !== undefined && !(move && sameMove(next.move, move));
	const later = line.moves.findIndex((move, at) => at >= index - ply && isAnnotated(move));
	// A variation shows its opening comment with its first move.
	const isLead = index === ply || (line !== main && index === ply + 1);
	return {
		comment: joined(isLead ? line.comment : undefined, made?.comment),
		variations: (made?.variations ?? []).map((variation) =>
			recordOf(record, { line: variation, ply: index - 1 }, index),
		),
		back: hasLeft ? recordOf(record, start, index) : back,
		next: hasLeft || later < 0 ? null : recordOf(record, start, ply + later + 1),
	};
}

/** A line as printed text: moves, comments, and variations in square brackets, as moves may contain parentheses. */
export function lineText(
	{ comment, moves }: AnnotatedLine,
	moveText: (move: AnnotatedMove["move"]) => string,
): string {
	const parts = moves.map(({ move, comment, variations = [] }) =>
		[
			moveText(move),
			plainComment(comment?.text ?? ""),
			...variations.map((variation) => `[${lineText(variation, moveText)}]`),
		]
			.filter((part) => part !== "")
			.join(" "),
	);
	return [plainComment(comment?.text ?? ""), ...parts].filter((part) => part !== "").join(" ");
}
