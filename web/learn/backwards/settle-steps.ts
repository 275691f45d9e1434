/** The steps of settling a graph, for the stepped code: the text's graph, or the reader's own. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { moves, points } from "../graph/graph.ts";
import { lines, type Step, trace } from "../graph/trace.ts";
import type { Program, ProgramStep } from "../lesson/step-program.ts";

interface Named {
	readonly points: readonly string[];
	readonly words: TutorialWords;
}

function stepOf({ mark, v, u, known, left, queue }: Step, { points, words }: Named): ProgramStep {
	const texts = words.backwards.steps;
	/** The name of a point; empty for null. */
	const nameIn = (point: number | null): string => (point === null ? "" : (points[point] ?? ""));
	const names = queue.map(nameIn);
	const isLost = v !== null && known[v]?.outcome === "loss";
	const draws = points.filter((_, point) => known[point]?.outcome === "draw");
	const sentences: Record<typeof mark, () => string> = {
		begin: () => texts.begin(words.list(names), names.length),
		take: () => texts.take(nameIn(v), isLost),
		skip: () => texts.skip(nameIn(u), nameIn(v)),
		won: () => texts.won(nameIn(u), nameIn(v)),
		count: () => texts.count(nameIn(u), nameIn(v), u === null ? 0 : (left[u] ?? 0)),
		lost: () => texts.lost(nameIn(u)),
		end: () => texts.end(words.list(draws), draws.length),
	};
	return {
		lines: { cpp: lines.cpp[mark], python: lines.python[mark] },
		sentence: sentences[mark](),
		known,
		rows: [{ name: "moves_left", cells: left }],
		variables: [
			{ name: "v", value: nameIn(v) || texts.none },
			{ name: "u", value: nameIn(u) || texts.none },
			{ name: "queue", value: names.join(" ") || texts.empty },
		],
		ringed: v,
		arrows: u === null || v === null ? [] : [[u, v]],
	};
}

/**
 * The steps of a graph.
 * @param points the names of its points
 * @param moves by point, the points that one move leads to
 */
export const programFor = (
	words: TutorialWords,
	points: readonly string[],
	moves: readonly (readonly number[])[],
): Program => ({
	points,
	steps: trace(moves).map((step) => stepOf(step, { points, words })),
});

export const settleProgram = (words: TutorialWords): Program => programFor(words, points, moves);
