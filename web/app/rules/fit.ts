/** Fits a board and its position to other rules of the same two sides. */
import type { Board, Rules, Square } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { squareKey, stackedSides, tokenHolder } from "../../board/position.ts";
import { makeRoom, squareFor } from "../edit/boards.ts";

/** A board on which no way leads from a point to itself. */
function withoutLoops(board: Board): Board {
	const { graph } = board;
	return graph === undefined
		? board
		: { ...board, graph: { ...graph, edges: graph.edges.filter(({ from, to }) => from !== to) } };
}

/**
 * The same board and position under other rules. Of pieces that the rules do without the last are gone; new ones stand beside
 * the last that there was. Of pieces that may not share a square, the lower one moves to the nearest empty one. Where there is none,
 * obstacles and closed squares make room, and where not even that is enough, pieces come to share a square. Loops are gone where
 * there is no token to go round them.
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
	// In the order of the position, so that one that fits stays as it is.
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
