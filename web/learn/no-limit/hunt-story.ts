/** Why the long hunt is long: the part of each piece in a game of best moves. */
import type { Game, Move, MoveValue, Position, Square, Table } from "catchmate";
import { bestOf } from "../../model/judgement.ts";
import { sameSquare } from "../../model/position.ts";

/** A ply of the hunt: the position before it, and the piece that moves. */
interface HuntPly {
	readonly position: Position;
	readonly move: Move;
	readonly piece: "guard" | "hunter" | "black";
}

export interface HuntStory {
	readonly plies: readonly HuntPly[];
	/** Black's moves: all, those to the left or right, and the plies left at each move up. */
	readonly black: {
		readonly moves: number;
		readonly sideways: number;
		readonly up: readonly number[];
	};
	/** The row in which Black begins. */
	readonly row: number;
	/** The number of moves of the red piece above Black, the guard, and of the other one, the hunter. */
	readonly guard: number;
	readonly hunter: number;
	/** The number of forced moves of the guard: any step of the hunter would give the win away, instead of only losing time. */
	readonly bound: number;
	/** The fewest steps from the hunter's first square to its last, on a board without other pieces. */
	readonly shortest: number;
	/** The first position with Red to move and the hunter in Black's row, and the plies left there. */
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
	throw new Error("there is no path between the squares");
}

/**
 * Follows both red pieces through a game of best moves, which Red wins. Of several best moves takes the hunter's, and for Black
 * one within its row.
 */
export async function huntStory(table: Table, start: Position): Promise<HuntStory> {
	const red = [...(start.pieces.red ?? [])].sort((one, other) => one.row - other.row);
	const [, begin] = red;
	const [black] = start.pieces.black ?? [];
	if (begin === undefined || black === undefined) {
		throw new Error("a piece of the hunt is missing");
	}
	const up: number[] = [];
	const made = { black: 0, guard: 0, hunter: 0, bound: 0 };
	let hunter = begin;
	let end: HuntStory["end"] | null = null;
	let position = start;
	const plies: HuntPly[] = [];
	for (;;) {
		const { toMove } = position;
		const place = hunter;
		const isPreferred = ({ move: { from, to } }: MoveValue) =>
			from !== null && (toMove === "red" ? sameSquare(from, place) : from.row === to?.row);
		const values = await table.moves(position);
		const best = bestOf(values);
		const next = best.find(isPreferred) ?? best[0];
		if (next === undefined) {
			break;
		}
		if (toMove === "red" && hunter.row === black.row) {
			end ??= { position, plies: next.distance ?? 0 };
		}
		const piece = toMove === "black" ? "black" : isPreferred(next) ? "hunter" : "guard";
		plies.push({ position, move: next.move, piece });
		made[piece] += 1;
		if (piece === "black" && !isPreferred(next)) {
			up.push(next.distance ?? 0);
		} else if (piece === "hunter") {
			hunter = next.move.to ?? hunter;
		} else if (piece === "guard") {
			made.bound += values.filter(isPreferred).every(({ outcome }) => outcome !== "win") ? 1 : 0;
		}
		position = next.position;
	}
	if (end === null) {
		throw new Error("the hunter never reaches Black's row");
	}
	return {
		...made,
		plies,
		black: { moves: made.black, sideways: made.black - up.length, up },
		row: black.row,
		shortest: stepsBetween(table.game, begin, hunter),
		end,
	};
}
