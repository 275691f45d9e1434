/** Settles a graph backwards and records every step, as backwards/settle.cpp and settle.py do, line by line. */
import type { Known } from "../lesson/graph-picture.ts";

/** The kind of a step; each belongs to a line of the code. */
export type Mark = "begin" | "take" | "skip" | "won" | "count" | "lost" | "end";

/** The line of each kind of step, as in the code. */
export const lines: Readonly<Record<"cpp" | "python", Readonly<Record<Mark, string>>>> = {
	cpp: {
		begin: "queue.push(v);",
		take: "const int v = queue.front();",
		skip: "if (outcome[u] != draw) continue;",
		won: "outcome[u] = won;",
		count: "moves_left[u] -= 1;",
		lost: "outcome[u] = lost;",
		end: "return outcome;",
	},
	python: {
		begin: "queue = deque(v for v in range(n) if moves_left[v] == 0)",
		take: "v = queue.popleft()",
		skip: 'if outcome[u] != "draw":',
		won: 'outcome[u] = "won"',
		count: "moves_left[u] -= 1",
		lost: 'outcome[u] = "lost"',
		end: "return outcome",
	},
};

/** The state after a step. */
export interface Step {
	readonly mark: Mark;
	/** The point taken from the queue; null before there is one. */
	readonly v: number | null;
	/** The point before it that is examined; null before there is one. */
	readonly u: number | null;
	/** By point; null while unknown. In the last step the remaining points are draws. */
	readonly known: readonly (Known | null)[];
	/** By point: the number of moves not crossed out. */
	readonly left: readonly number[];
	readonly queue: readonly number[];
}

/** By point: the points with a move to it, in order. */
export const reversed = (moves: readonly (readonly number[])[]): readonly (readonly number[])[] =>
	moves.map((_, to) => moves.flatMap((ways, from) => (ways.includes(to) ? [from] : [])));

/**
 * All steps, in order.
 * @param moves by point, the points that one move leads to
 */
export function trace(moves: readonly (readonly number[])[]): readonly Step[] {
	const before = reversed(moves);
	const left = moves.map(({ length }) => length);
	const known: (Known | null)[] = left.map((count) =>
		count === 0 ? { outcome: "loss", distance: 0 } : null,
	);
	const queue = [...left.keys()].filter((point) => left[point] === 0);
	const steps: Step[] = [];
	const tell = (mark: Mark, v: number | null, u: number | null) =>
		steps.push({ mark, v, u, known: [...known], left: [...left], queue: [...queue] });
	tell("begin", null, null);
	for (let v = queue.shift(); v !== undefined; v = queue.shift()) {
		const { outcome, distance } = known[v] ?? { outcome: "draw", distance: 0 };
		const next = (distance ?? 0) + 1;
		tell("take", v, null);
		for (const u of before[v] ?? []) {
			if (known[u] !== null) {
				tell("skip", v, u);
			} else if (outcome === "loss") {
				known[u] = { outcome: "win", distance: next };
				queue.push(u);
				tell("won", v, u);
			} else {
				const count = (left[u] ?? 0) - 1;
				left[u] = count;
				tell("count", v, u);
				if (count === 0) {
					known[u] = { outcome: "loss", distance: next };
					queue.push(u);
					tell("lost", v, u);
				}
			}
		}
	}
	for (const [point, one] of known.entries()) {
		known[point] = one ?? { outcome: "draw", distance: null };
	}
	tell("end", null, null);
	return steps;
}

/** The value of every point after the last step. */
export const settled = (moves: readonly (readonly number[])[]): readonly Known[] =>
	trace(moves)
		.at(-1)
		?.known.flatMap((one) => one ?? []) ?? [];
