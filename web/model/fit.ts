/** Fits a board and its position to other rules for the same two sides. */
import type { Board, Rules, Square } from "catchmate";
import { makeRoom, squareFor } from "./boards.ts";
import type { BoardProblem } from "./edit.ts";
import { squareKey, stackedSides, tokenHolder } from "./position.ts";

/** The board without edges from a point to itself. */
function withoutLoops(board: Board): Board {
	const { graph } = board;
	return graph === undefined
		? board
		: { ...board, graph: { ...graph, edges: graph.edges.filter(({ from, to }) => from !== to) } };
}

/**
 * The same board and position under other rules. A side's surplus pieces are removed from its end; missing ones are
 * added near its last one. If pieces may no longer share a square, the lower one moves to the nearest empty square; if
 * there is none, onto obstacles and closed squares, which are removed; as a last resort, pieces share squares. Without
 * a token, edges from a point to itself are removed.
 */
export function fitTo(rules: Rules, { game: old, position }: BoardProblem): BoardProblem {
	const board = tokenHolder(rules) === null ? withoutLoops(old.board) : old.board;
	const game = { rules, board };
	const pieces: Record<string, Square[]> = {};
	const numberOf = (side: string) => rules.sides.find(({ name }) => name === side)?.pieces ?? 0;
	const keep = (side: string) => (position.pieces[side] ?? []).slice(0, numberOf(side));
	const occupied = new Set(Object.keys(position.pieces).flatMap(keep).map(squareKey));
	const place = (side: string, near: Square): Square => {
		const square = squareFor(game, side, near, occupied) ?? near;
		occupied.add(squareKey(square));
		return square;
	};
	const taken = new Set<string>();
	for (const side of stackedSides(position).reverse()) {
		const mayShare = rules.sides.some((rule) => rule.name === side && rule.mayShare === true);
		const own = new Set<string>();
		const kept = keep(side).map((square) => {
			const key = squareKey(square);
			const meets = rules.capture === "forbidden" && taken.has(key);
			const joins = !mayShare && own.has(key);
			own.add(key);
			return meets || joins ? place(side, square) : square;
		});
		for (const square of kept) {
			taken.add(squareKey(square));
		}
		pieces[side] = kept;
	}
	// Keeps the position's order of sides.
	const fitted = Object.keys(position.pieces).map((side) => {
		const all = [...(pieces[side] ?? [])];
		while (all.length < numberOf(side)) {
			all.push(place(side, all.at(-1) ?? { row: 1, column: 1 }));
		}
		return [side, all] as const;
	});
	const made: BoardProblem = {
		game,
		position: { ...position, pieces: Object.fromEntries(fitted) },
	};
	return { ...made, game: { rules, board: makeRoom(made) } };
}
