/** The maps of a position with a piece elsewhere: which of them is shown, and what is on it. */
import type { Position, SquareValue, Table } from "catchmate";
import { opponent, piecesToMove, sameSquare, tokenHolder } from "../../board/position.ts";
import type { Answer, Piece, Topic } from "./state.ts";
import { keyOf, type Question, type Subject } from "./subject.ts";

/** A map: of the piece that stands elsewhere in a position. */
export interface PieceMap {
	readonly piece: Piece;
	readonly position: Position;
}

type Heat = readonly SquareValue[];

/** Asks for a map; null where the position does not have the piece. */
function heatOf({ piece: { side, index }, position }: PieceMap): Question<Heat> | null {
	const square = position.pieces[side]?.[index];
	return square === undefined
		? null
		: {
				key: `heat ${square.row},${square.column} ${keyOf(position)}`,
				ask: (table: Table) => table.heatmap(position, square),
			};
}

function answerOf(subject: Subject, map: PieceMap): Answer<Heat> {
	const question = heatOf(map);
	return question === null ? "failed" : subject.answer(question);
}

/** The pieces as they stand, those that the side to move can move before all others. */
function piecesOf({ rules, position }: Subject): readonly Piece[] {
	const first = tokenHolder(rules) ?? position.toMove;
	return [first, opponent(rules, first)].flatMap((side) =>
		(position.pieces[side] ?? []).map((_, index) => ({ side, index })),
	);
}

/** The piece chosen on the board, else the one chosen beside it. */
function chosenPiece(subject: Subject): Piece | undefined {
	const { state, position, selected } = subject;
	const pieces = piecesOf(subject);
	const onBoard = pieces.find(({ side, index }) => {
		const square = position.pieces[side]?.[index];
		return selected !== null && square !== undefined && sameSquare(square, selected);
	});
	return (
		onBoard ??
		pieces.find(({ side, index }) => side === state.piece?.side && index === state.piece.index)
	);
}

/** The maps that the reader has not decided against: each of a piece, with either side to move. */
function openMaps(subject: Subject): readonly PieceMap[] {
	const { state, position, swapped } = subject;
	const chosen = chosenPiece(subject);
	const positions = [
		...(state.isSwapped ? [] : [position]),
		...(state.isSwapped === false ? [] : [swapped]),
	];
	return positions.flatMap((position) =>
		(chosen === undefined ? piecesOf(subject) : [chosen]).map((piece) => ({ piece, position })),
	);
}

/** The number of distances at which squares of a map are settled, as far as it is known. */
function stepsOf(subject: Subject, map: PieceMap): number {
	const heat = answerOf(subject, map);
	const known = typeof heat === "string" ? [] : heat.known;
	return new Set(known.flatMap(({ distance }) => distance ?? [])).size;
}

/** The map that is shown: as the reader has chosen, else the first. A solve is watched where it has the most steps. */
export function shownMap(subject: Subject): PieceMap {
	const { state, position } = subject;
	const maps = openMaps(subject);
	const steps = state.explanation === "watch" ? maps.map((map) => stepsOf(subject, map)) : [];
	const [first = { piece: { side: position.toMove, index: 0 }, position }] = maps;
	return maps[steps.indexOf(Math.max(...steps))] ?? first;
}

/** The values on the map that is shown. */
export function shownHeat(subject: Subject): Answer<Heat> {
	// The one to watch is known only when all are.
	const isOpen =
		subject.state.explanation === "watch" &&
		openMaps(subject).some((map) => answerOf(subject, map) === "waiting");
	return isOpen ? "waiting" : answerOf(subject, shownMap(subject));
}

/** The squares of a map that are settled up to the distance watched. */
export const settledIn = (subject: Subject, heat: Heat): Heat =>
	heat.filter(({ distance }) => distance !== null && distance <= subject.distance);

function tokenQuestion({ hasToken, rules, position }: Subject): Question<Heat> | null {
	const holder = tokenHolder(rules);
	const isThere = hasToken && piecesToMove(rules, position).length > 0;
	return holder !== null && isThere
		? heatOf({ piece: { side: holder, index: 0 }, position })
		: null;
}

/** What the position is worth with the token anywhere: the map that is shown unless something else is, or the token is taken up. */
export function tokenHeat(subject: Subject): Heat {
	const question = tokenQuestion(subject);
	const heat = question === null ? "waiting" : subject.answer(question);
	return typeof heat === "string" || subject.selected !== null ? [] : heat.known;
}

/** What the maps of the open topic ask. */
export function mapQuestions(subject: Subject, topic: Topic | null): readonly Question<unknown>[] {
	switch (topic) {
		case "what-if":
			return [heatOf(shownMap(subject)) ?? []].flat();
		case "watch":
			return openMaps(subject).flatMap((map) => heatOf(map) ?? []);
		case null:
			return [tokenQuestion(subject) ?? []].flat();
		default:
			return [];
	}
}
