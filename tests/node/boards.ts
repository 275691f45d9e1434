/** Sound positions at random, for properties of what works without a solver. */
import type { Coded, Game, Move, Position, Rules, Square } from "catchmate";
import fc from "fast-check";
import * as moves from "../../wasm/moves.ts";

export const squaresOf = (rows: number, columns: number): Square[] =>
	Array.from({ length: rows * columns }, (_, index) => moves.squareAt({ columns }, index));

/** Legal moves from a position on; each seed picks one. */
function walk(game: Game, start: Position, seeds: readonly number[]): Move[] {
	const played: Move[] = [];
	let position = start;
	for (const seed of seeds) {
		const legal = moves.legalMoves(game, position, moves.obstaclesOf(game.board));
		const move = legal[seed % legal.length];
		if (move === undefined) break;
		played.push(move);
		position = moves.after(game, position, move);
	}
	return played;
}

/** A sound position of some rules on a small board, with obstacles, and moves played from it. */
export function coded(rules: Rules): fc.Arbitrary<Coded> {
	const size = fc.integer({ min: 1, max: 9 });
	return fc
		.record({ rows: size, columns: size })
		.filter(({ rows, columns }) => rows * columns > 2)
		.chain(({ rows, columns }) => {
			const all = fc.shuffledSubarray(squaresOf(rows, columns), { minLength: rows * columns });
			const seeds = fc.array(fc.nat(), { maxLength: 40 });
			return fc
				.tuple(all, fc.nat({ max: rows * columns }), fc.boolean(), fc.boolean(), seeds)
				.map(([shuffled, share, second, overlap, seeds]) => {
					const [one, two] = rules.sides;
					const free = shuffled.slice(0, Math.max(one.pieces + two.pieces, share));
					const pieces = {
						[one.name]: free.slice(0, one.pieces),
						[two.name]: overlap
							? free.slice(0, two.pieces)
							: free.slice(one.pieces, one.pieces + two.pieces),
					};
					const board = { rows, columns, obstacles: shuffled.slice(free.length) };
					const game = { rules, board };
					const position = { toMove: (second ? two : one).name, pieces };
					return { game, position, moves: walk(game, position, seeds) };
				});
		});
}
