/** Settles a graph from its end, and tells every step: what the code in backwards/settle.cpp and settle.py does, line by line. */
import type { Known } from "../lesson/graph-picture.ts";

/** What a step does; each stands in a line of the code. */
export type Mark = "begin" | "take" | "skip" | "won" | "count" | "lost" | "end";

/** The line of each step, as it is written in the code. */
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
	/** The point taken from the queue, and the one that can move to it which is looked at; null before there is one. */
	readonly v: number | null;
	readonly u: number | null;
	/** Of each point; null where nothing is known yet. In the last step what is left is a draw. */
	readonly known: readonly (Known | null)[];
	/** Of each point, the moves that are not crossed out. */
	readonly left: readonly number[];
	readonly queue: readonly number[];
}

/** The points that can move to each point, in order. */
export const reversed = (moves: readonly (readonly number[])[]): readonly (readonly number[])[] =>
	moves.map((_, to) => moves.flatMap((ways, from) => (ways.includes(to) ? [from] : [])));

/**
 * All steps, in order.
 * @param moves the points that one move leads to, of each point.
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

/** What is true of every point, as the last step has it. */
export const settled = (moves: readonly (readonly number[])[]): readonly Known[] =>
	trace(moves)
		.at(-1)
		?.known.flatMap((one) => one ?? []) ?? [];
