/** Chase on boards of all sizes: solves and verifies each, and compares its longest game with the claims. */
import type { Game, Position, Rules, Solver } from "catchmate";

/** The claims about games on an n × n board. */
export const statement = {
	gameId: "chase",
	/** Claimed maximum plies per row: contest programs stop there, but neither bound is proved. */
	bounds: [3, 4],
	smallest: 2,
} as const;

/** The results for one size. */
export interface Size {
	readonly size: number;
	/** With both sides to move, all verified. */
	readonly positions: number;
	readonly game: Game;
	/** The longest game with the starting side to move, in plies. */
	readonly longest: number;
	/** Where it starts. */
	readonly position: Position;
	/**
	 * Whether the starting side wins exactly the positions in which it can capture at once, and loses all others: none of its wins
	 * takes more than one ply, and there are no draws.
	 */
	readonly holds: boolean;
}

/** The rules of the game in the claims. */
function statedRules({ games }: Solver): Rules {
	const rules = games.find(({ id }) => id === statement.gameId);
	if (rules === undefined) {
		throw new Error(`the solver has no game ${statement.gameId}`);
	}
	return rules;
}

/**
 * Solves and verifies one size.
 */
export async function measure(solver: Solver, size: number): Promise<Size> {
	const rules = statedRules(solver);
	const game = { rules, board: { rows: size, columns: size, obstacles: [] } };
	const table = await solver.solve(game);
	try {
		const { fault } = await table.verify();
		const { toMove } = await table.statistics();
		const starts = toMove[rules.starts];
		const found = [starts?.longestWin, starts?.longestLoss].flatMap((longest) => longest ?? []);
		const [first, second] = found;
		if (starts === undefined || first === undefined) {
			throw new Error(`nobody ever wins on ${size} rows`);
		}
		const longest = second !== undefined && second.distance > first.distance ? second : first;
		return {
			size,
			game,
			positions: table.positions,
			longest: longest.distance,
			position: longest.position,
			holds: fault === null && starts.draws === 0 && starts.longestWin?.distance === 1,
		};
	} finally {
		table.dispose();
	}
}
