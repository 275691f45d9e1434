/** The maps of a position with one piece elsewhere: which of them is shown, and their values. */
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

/** The number of a line's plies drawn at once; more would hide the board. */
export const drawnPlies = 8;

/** How many plies of the line the reader looks ahead; by default, as many as are drawn. */
export function lookedPlies(
	chosen: Chosen,
	{ position }: AnalysedPosition,
	{ moves }: Line,
): number {
	const ahead = chosen.ahead.value;
	return Math.min(moves.length, ahead?.position === position ? ahead.ply : drawnPlies);
}

/** All pieces; those that the side to move can move come first. */
function piecesOf({ rules, position }: AnalysedPosition): readonly Piece[] {
	const first = tokenHolder(rules) ?? position.toMove;
	return [first, opponent(rules, first)].flatMap((side) =>
		(position.pieces[side] ?? []).map((_, index) => ({ side, index })),
	);
}

/** The maps among which the reader has not decided: one per piece and side to move. */
function openMaps(chosen: Chosen, analysed: AnalysedPosition): readonly PieceMap[] {
	const { position, swapped, selected } = analysed;
	const pieces = piecesOf(analysed);
	const isSelected = ({ side, index }: Piece) => {
		const square = position.pieces[side]?.[index];
		return square !== undefined && sameSquare(square, selected);
	};
	const picked = chosen.piece.value;
	const isPicked = ({ side, index }: Piece) => side === picked?.side && index === picked.index;
	// The piece selected on the board comes before the one chosen in the panel.
	const piece = pieces.find(isSelected) ?? pieces.find(isPicked);
	const isSwapped = chosen.isSwapped.value;
	const positions = [...(isSwapped ? [] : [position]), ...(isSwapped === false ? [] : [swapped])];
	return positions.flatMap((position) =>
		(piece === undefined ? pieces : [piece]).map((piece) => ({ piece, position })),
	);
}

/** The number of distances at which squares of a map are settled; 0 before they are known. */
function stepsOf(analysed: AnalysedPosition, map: PieceMap): number {
	const heat = knownOf(analysed.heat(map)) ?? [];
	return new Set(heat.flatMap(({ distance }) => distance ?? [])).size;
}

/** The map to show: the reader's choice, by default the first. To watch a solve, the one with the most steps is best. */
export function shownMap(chosen: Chosen, analysed: AnalysedPosition): PieceMap {
	const { toMove } = analysed.position;
	const maps = openMaps(chosen, analysed);
	const steps = chosen.topic === "watch" ? maps.map((map) => stepsOf(analysed, map)) : [];
	const [first = { piece: { side: toMove, index: 0 }, position: analysed.position }] = maps;
	return maps[steps.indexOf(Math.max(...steps))] ?? first;
}

/** The values of the map to show. */
export function shownHeat(chosen: Chosen, analysed: AnalysedPosition): Answer<Heat> {
	// To find the map with the most steps, all must be known.
	const isOpen =
		chosen.topic === "watch" &&
		openMaps(chosen, analysed).some((map) => analysed.heat(map) === "waiting");
	return isOpen ? "waiting" : analysed.heat(shownMap(chosen, analysed));
}

/** The squares of a map settled up to a distance. */
export const settledIn = (heat: Heat, watched: number): Heat =>
	heat.filter(({ distance }) => distance !== null && distance <= watched);

/** The value of the position with the token on any square, shown while no topic is open and the token is not picked up. */
export function tokenHeat(analysed: AnalysedPosition): Heat {
	const { position, rules, selected } = analysed;
	const side = tokenHolder(rules);
	return side === null || selected !== null
		? []
		: (knownOf(analysed.heat({ piece: { side, index: 0 }, position })) ?? []);
}
