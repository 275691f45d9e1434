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
	 * Whether the starting side wins exactly the positions in which it can capture at once, and loses all others. That is
	 * so if none of its wins takes more than one ply and there are no draws.
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
 * @param memoryBudget in bytes; larger sizes are refused, as by `solve`
 */
export async function measure(
	solver: Solver,
	size: number,
	memoryBudget = Number.POSITIVE_INFINITY,
): Promise<Size> {
	const rules = statedRules(solver);
	const game = { rules, board: { rows: size, columns: size, obstacles: [] } };
	const table = await solver.solve(game, { memoryBudget });
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

/** What the sizes measured, from the smallest without gaps, say about the claims. */
export interface Findings {
	/** The largest size up to which all claims hold; null if they fail on the smallest. */
	readonly verified: { readonly last: number; readonly longest: number } | null;
	/** The sizes on which the claims fail. */
	readonly refuted: readonly number[];
	/** For each bound, the sizes with a longer game. */
	readonly exceeding: readonly { readonly bound: number; readonly sizes: readonly number[] }[];
	/** The smallest bound that no game exceeds; null if all are exceeded. */
	readonly within: number | null;
}

export function findingsOf(sizes: readonly Size[]): Findings {
	const gap = sizes.findIndex(({ holds }) => !holds);
	const verified = gap < 0 ? sizes : sizes.slice(0, gap);
	const last = verified.at(-1)?.size;
	const exceeding = statement.bounds.map((bound) => ({
		bound,
		sizes: sizes.filter(({ size, longest }) => longest > bound * size).map(({ size }) => size),
	}));
	return {
		verified:
			last === undefined
				? null
				: { last, longest: Math.max(...verified.map(({ longest }) => longest)) },
		refuted: sizes.filter(({ holds }) => !holds).map(({ size }) => size),
		exceeding,
		within: exceeding.find(({ sizes }) => sizes.length === 0)?.bound ?? null,
	};
}
