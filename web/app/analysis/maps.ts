/** The maps of a position with one piece elsewhere: which of them is shown, and their values. */
import { opponent, type Piece, sameSquare, tokenHolder } from "../../model/position.ts";
import type { Heat, PieceMap, Subject } from "./subject.ts";
import { type Answer, knownOf } from "./table-answers.ts";

/** All pieces; those that the side to move can move come first. */
function piecesOf({ rules, position }: Subject): readonly Piece[] {
	const first = tokenHolder(rules) ?? position.toMove;
	return [first, opponent(rules, first)].flatMap((side) =>
		(position.pieces[side] ?? []).map((_, index) => ({ side, index })),
	);
}

/** The piece selected on the board, otherwise the one chosen in the panel. */
function chosenPiece(subject: Subject): Piece | undefined {
	const { position, selected } = subject;
	const chosen = subject.chosen.piece.value;
	const pieces = piecesOf(subject);
	const onBoard = pieces.find(({ side, index }) => {
		const square = position.pieces[side]?.[index];
		return square !== undefined && sameSquare(square, selected);
	});
	return (
		onBoard ?? pieces.find(({ side, index }) => side === chosen?.side && index === chosen.index)
	);
}

/** The maps among which the reader has not decided: one per piece and side to move. */
function openMaps(subject: Subject): readonly PieceMap[] {
	const { position, swapped } = subject;
	const isSwapped = subject.chosen.isSwapped.value;
	const chosen = chosenPiece(subject);
	const positions = [...(isSwapped ? [] : [position]), ...(isSwapped === false ? [] : [swapped])];
	return positions.flatMap((position) =>
		(chosen === undefined ? piecesOf(subject) : [chosen]).map((piece) => ({ piece, position })),
	);
}

/** The number of distances at which squares of a map are settled, as far as known. */
function stepsOf(subject: Subject, map: PieceMap): number {
	const heat = knownOf(subject.heat(map)) ?? [];
	return new Set(heat.flatMap(({ distance }) => distance ?? [])).size;
}

/**
 * The map to show: the reader's choice, by default the first. To watch a solve, the one with the most steps is best.
 */
export function shownMap(subject: Subject): PieceMap {
	const { chosen, position } = subject;
	const maps = openMaps(subject);
	const steps =
		chosen.explanation.value === "watch" ? maps.map((map) => stepsOf(subject, map)) : [];
	const [first = { piece: { side: position.toMove, index: 0 }, position }] = maps;
	return maps[steps.indexOf(Math.max(...steps))] ?? first;
}

/** The values of the map to show. */
export function shownHeat(subject: Subject): Answer<Heat> {
	// To find the map with the most steps, all must be known.
	const isOpen =
		subject.chosen.explanation.value === "watch" &&
		openMaps(subject).some((map) => subject.heat(map) === "waiting");
	return isOpen ? "waiting" : subject.heat(shownMap(subject));
}

/** The squares of a map settled up to the distance watched. */
export const settledIn = (subject: Subject, heat: Heat): Heat =>
	heat.filter(({ distance }) => distance !== null && distance <= subject.distance);

/**
 * The value of the position with the token on any square: shown by default in games with a token, unless a topic is
 * open or the token is picked up.
 */
export function tokenHeat(subject: Subject): Heat {
	const { position, rules, selected } = subject;
	const side = tokenHolder(rules);
	const heat =
		side === null ? null : knownOf(subject.heat({ piece: { side, index: 0 }, position }));
	return selected === null && heat !== null ? heat : [];
}
