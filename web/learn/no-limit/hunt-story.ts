/** Why the long hunt is long: what each piece does in a game of best moves. */
import type { Game, Position, Square, Table } from "catchmate";
import { sameSquare } from "../../model/position.ts";

export interface HuntStory {
	/** Black's moves in all; those to the left or right; and those up. */
	readonly black: { readonly moves: number; readonly sideways: number; readonly up: number };
	/** The row in which Black begins. */
	readonly row: number;
	/** How many moves the red piece makes that moves more, and the other one. */
	readonly guard: number;
	readonly hunter: number;
	/** Of the guard's moves, those before which every step of the hunter gives the win away. */
	readonly bound: number;
	/** The fewest steps from where the hunter begins to where it ends, with no other piece on the board. */
	readonly shortest: number;
	/** The position in which the hunter first stands in Black's row, with Red to move, and the plies left there. */
	readonly end: { readonly position: Position; readonly plies: number };
}

/** The fewest steps between two squares. */
function stepsBetween({ board }: Game, from: Square, to: Square): number {
	const key = ({ row, column }: Square) => row * (board.columns + 1) + column;
	const seen = new Set([key(from), ...board.obstacles.map(key)]);
	let edge: readonly Square[] = [from];
	for (let steps = 0; edge.length > 0; steps += 1) {
		if (edge.some((square) => sameSquare(square, to))) {
			return steps;
		}
		const next: Square[] = [];
		for (const { row, column } of edge) {
			for (const [down, right] of [
				[-1, 0],
				[1, 0],
				[0, -1],
				[0, 1],
			] as const) {
				const square = { row: row + down, column: column + right };
				const isInside =
					square.row >= 1 &&
					square.row <= board.rows &&
					square.column >= 1 &&
					square.column <= board.columns;
				if (isInside && !seen.has(key(square))) {
					seen.add(key(square));
					next.push(square);
				}
			}
		}
		edge = next;
	}
	throw new Error("there is no way between the squares");
}

/** Follows both red pieces through a game of best moves, which Red wins. */
export async function huntStory(table: Table, start: Position): Promise<HuntStory> {
	const { moves, positions } = await table.line(start);
	const [first, second] = start.pieces.red ?? [];
	const [black] = start.pieces.black ?? [];
	if (first === undefined || second === undefined || black === undefined) {
		throw new Error("a piece of the hunt is missing");
	}
	// Where both pieces are before each of Red's moves, and which of them moves.
	const places = [first, second];
	const turns: {
		readonly position: Position;
		readonly mover: number;
		readonly at: readonly Square[];
	}[] = [];
	const blackMoves = { moves: 0, sideways: 0, up: 0 };
	for (const [ply, { from, to }] of moves.entries()) {
		const position = positions[ply];
		if (from === null || to === null || position === undefined) {
			throw new Error("a move of the hunt has no squares");
		}
		if (position.toMove === "black") {
			blackMoves.moves += 1;
			blackMoves[from.row === to.row ? "sideways" : "up"] += 1;
			continue;
		}
		const mover = places.findIndex((place) => sameSquare(place, from));
		turns.push({ position, mover, at: [...places] });
		places[mover] = to;
	}
	const made = [0, 1].map((piece) => turns.filter(({ mover }) => mover === piece).length);
	const hunter = (made[0] ?? 0) < (made[1] ?? 0) ? 0 : 1;
	let bound = 0;
	for (const { position, mover, at } of turns) {
		const place = at[hunter];
		if (mover === hunter || place === undefined) {
			continue;
		}
		const values = await table.moves(position);
		const steps = values.filter(({ move }) => move.from !== null && sameSquare(move.from, place));
		bound += steps.every(({ outcome }) => outcome !== "win") ? 1 : 0;
	}
	const arrival = turns.find(({ at }) => at[hunter]?.row === black.row);
	const [begin, stop] = [[first, second][hunter], places[hunter]];
	if (arrival === undefined || begin === undefined || stop === undefined) {
		throw new Error("the hunter never comes to Black's row");
	}
	const { distance } = await table.lookup(arrival.position);
	return {
		black: blackMoves,
		row: black.row,
		guard: made[1 - hunter] ?? 0,
		hunter: made[hunter] ?? 0,
		bound,
		shortest: stepsBetween(table.game, begin, stop),
		end: { position: arrival.position, plies: distance ?? 0 },
	};
}
