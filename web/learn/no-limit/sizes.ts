/** Chase on boards of all sizes: each is solved and checked, and its longest game held against what is said of it. */
import type { Game, Position, Rules, Solver } from "catchmate";

/** The statement about a game on an n × n board that is held against its tables. */
export const statement = {
	gameId: "chase",
	/** The plies that a game lasts, at most, for each row: stated without a proof, and proved. */
	bounds: [3, 4],
	smallest: 2,
} as const;

/** The findings on one size. */
export interface Size {
	readonly size: number;
	/** Of both sides to move, all verified. */
	readonly positions: number;
	readonly game: Game;
	/** The longest game that begins with the side that starts, in plies, and where it begins. */
	readonly longest: number;
	readonly position: Position;
	/**
	 * Whether the side that starts wins where it can capture at once, and there alone, and loses every other position. Its wins
	 * are such captures when none of them takes more than one ply, and then it loses every position that is neither won nor drawn.
	 */
	readonly holds: boolean;
}

/** The rules of the statement's game. */
function statedRules({ games }: Solver): Rules {
	const rules = games.find(({ id }) => id === statement.gameId);
	if (rules === undefined) {
		throw new Error(`the solver has no game ${statement.gameId}`);
	}
	return rules;
}

/**
 * Solves and verifies one size.
 * @param memoryBudget in bytes; what would take more is refused, as `solve` does.
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

/** What the sizes that were measured, the smallest first and none left out, say of the statement. */
export interface Findings {
	/** The largest size up to which it holds without a gap; null when it fails on the smallest. */
	readonly verified: { readonly last: number; readonly longest: number } | null;
	/** The sizes on which it does not hold. */
	readonly refuted: readonly number[];
	/** For each bound, the sizes with a longer game. */
	readonly exceeding: readonly { readonly bound: number; readonly sizes: readonly number[] }[];
	/** The smallest bound that no game exceeds. */
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
