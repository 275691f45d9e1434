/** Valid positions at random, for properties of all games. */
import type { CodedGame, Game, Move, Position, Rules, Solver, Square } from "catchmate";
import fc from "fast-check";
import { play } from "./solver.ts";

export const squaresOf = (rows: number, columns: number): Square[] =>
	Array.from({ length: rows * columns }, (_, index) => ({
		row: Math.floor(index / columns) + 1,
		column: (index % columns) + 1,
	}));

/** Legal moves from a position on, and the position after each; each seed picks one. */
function walk(
	solver: Solver,
	game: Game,
	start: Position,
	seeds: readonly number[],
): Pick<CodedGame, "moves" | "positions"> {
	const moves: Move[] = [];
	const positions: Position[] = [];
	let position = start;
	for (const seed of seeds) {
		const legal = solver.legalMoves(game, position);
		const move = legal[seed % legal.length];
		if (move === undefined) break;
		position = play(position, move, game.rules);
		moves.push(move);
		positions.push(position);
	}
	return { moves, positions };
}

/** A valid position of some rules on a small board, with obstacles, and moves played from it. */
export function coded(solver: Solver, rules: Rules): fc.Arbitrary<CodedGame> {
	const size = fc.integer({ min: 1, max: 9 });
	const [one, two] = rules.sides;
	return fc
		.record({ rows: size, columns: size })
		.filter(({ rows, columns }) => rows * columns >= one.pieces + two.pieces)
		.chain(({ rows, columns }) => {
			const all = fc.shuffledSubarray(squaresOf(rows, columns), { minLength: rows * columns });
			const seeds = fc.array(fc.nat(), { maxLength: 40 });
			return fc
				.tuple(all, fc.nat({ max: rows * columns }), fc.boolean(), fc.boolean(), seeds)
				.map(([shuffled, share, second, overlap, seeds]) => {
					const free = shuffled.slice(0, Math.max(one.pieces + two.pieces, share));
					const start = overlap && rules.capture !== "forbidden" ? 0 : one.pieces;
					const pieces = {
						[one.name]: free.slice(0, one.pieces),
						[two.name]: free.slice(start, start + two.pieces),
					};
					const board = { rows, columns, obstacles: shuffled.slice(free.length) };
					const game = { rules, board };
					const position = { toMove: (second ? two : one).name, pieces };
					return { game, position, ...walk(solver, game, position, seeds) };
				});
		});
}
