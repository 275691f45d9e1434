/** The maps of a position with one piece elsewhere: the one to show, and its values. */
import type { Line } from "catchmate";
import { opponent, type Piece, sameSquare, tokenHolder } from "../../model/position.ts";
import {
	type AnalysedPosition,
	type Answer,
	type Heat,
	knownOf,
	type PieceMap,
} from "./position.ts";
import type { Chosen } from "./state.ts";

/** The most plies of a line drawn at once; more would hide the board. */
export const drawnPlies = 8;

/** The plies that the reader looks ahead on the line, by default as many as drawn at once. */
export function lookedPlies(
	chosen: Chosen,
	{ position }: AnalysedPosition,
	{ moves }: Line,
): number {
	const ahead = chosen.ahead.value;
	return Math.min(moves.length, ahead?.position === position ? ahead.ply : drawnPlies);
}

/** All pieces; those of the side to move, or the token, come first. */
function piecesOf({ rules, position }: AnalysedPosition): readonly Piece[] {
	const first = tokenHolder(rules) ?? position.toMove;
	return [first, opponent(rules, first)].flatMap((side) =>
		(position.pieces[side] ?? []).map((_, index) => ({ side, index })),
	);
}

/** The maps that fit the reader's choices: one per piece and side to move. */
function openMaps(chosen: Chosen, analysed: AnalysedPosition): readonly PieceMap[] {
	const { position, swapped, selected } = analysed;
	const pieces = piecesOf(analysed);
	const isSelected = ({ side, index }: Piece) => {
		const square = position.pieces[side]?.[index];
		return square !== undefined && sameSquare(square, selected);
	};
	const picked = chosen.piece.value;
	const isPicked = ({ side, index }: Piece) => side === picked?.side && index === picked.index;
	// The piece selected on the board takes precedence over the panel's choice.
	const piece = pieces.find(isSelected) ?? pieces.find(isPicked);
	const isSwapped = chosen.isSwapped.value;
	const positions = [...(isSwapped ? [] : [position]), ...(isSwapped === false ? [] : [swapped])];
	return positions.flatMap((position) =>
		(piece === undefined ? pieces : [piece]).map((piece) => ({ piece, position })),
	);
}

/** The number of different distances on a map; 0 before they are known. */
function stepsOf(analysed: AnalysedPosition, map: PieceMap): number {
	const heat = knownOf(analysed.heat(map)) ?? [];
	return new Set(heat.flatMap(({ distance }) => distance ?? [])).size;
}

/** The map to show: the first that fits the reader's choices; to watch a solve, the one with the most distances. */
export function shownMap(chosen: Chosen, analysed: AnalysedPosition): PieceMap {
	const { toMove } = analysed.position;
	const maps = openMaps(chosen, analysed);
	const steps = chosen.topic === "watch" ? maps.map((map) => stepsOf(analysed, map)) : [];
	const [first = { piece: { side: toMove, index: 0 }, position: analysed.position }] = maps;
	return maps[steps.indexOf(Math.max(...steps))] ?? first;
}

/** The values of the map to show. */
export function shownHeat(chosen: Chosen, analysed: AnalysedPosition): Answer<Heat> {
	// The map with the most distances is known only when all are.
	const isOpen =
		chosen.topic === "watch" &&
		openMaps(chosen, analysed).some((map) => analysed.heat(map) === "waiting");
	return isOpen ? "waiting" : analysed.heat(shownMap(chosen, analysed));
}

/** The squares of a map settled up to a distance. */
export const settledIn = (heat: Heat, watched: number): Heat =>
	heat.filter(({ distance }) => distance !== null && distance <= watched);

/** The map of a token, shown while no topic is open and the token is not selected. */
export function tokenHeat(analysed: AnalysedPosition): Heat {
	const { position, rules, selected } = analysed;
	const side = tokenHolder(rules);
	return side === null || selected !== null
		? []
		: (knownOf(analysed.heat({ piece: { side, index: 0 }, position })) ?? []);
}
