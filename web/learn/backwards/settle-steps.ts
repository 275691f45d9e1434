/** The steps of settling the text's graph, for a reader who follows the code. */
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { moves, nameOf, points } from "../graph/graph.ts";
import { lines, type Step, trace } from "../graph/trace.ts";
import type { Program, ProgramStep } from "../lesson/step-program.ts";

/** The name of a point; empty for null. */
const nameIn = (point: number | null): string => (point === null ? "" : nameOf(point));

function stepOf({ mark, v, u, known, left, queue }: Step, words: TutorialWords): ProgramStep {
	const said = words.backwards.steps;
	const names = queue.map(nameOf);
	const isLost = v !== null && known[v]?.outcome === "loss";
	const draws = points.filter((_, point) => known[point]?.outcome === "draw");
	const sentences: Record<typeof mark, () => string> = {
		begin: () => said.begin(words.list(names)),
		take: () => said.take(nameIn(v), isLost),
		skip: () => said.skip(nameIn(u), nameIn(v)),
		won: () => said.won(nameIn(u), nameIn(v)),
		count: () => said.count(nameIn(u), nameIn(v), u === null ? 0 : (left[u] ?? 0)),
		lost: () => said.lost(nameIn(u)),
		end: () => said.end(words.list(draws)),
	};
	return {
		lines: { cpp: lines.cpp[mark], python: lines.python[mark] },
		said: sentences[mark](),
		known,
		rows: [{ name: "moves_left", cells: left }],
		variables: [
			{ name: "v", value: nameIn(v) || said.none },
			{ name: "u", value: nameIn(u) || said.none },
			{ name: "queue", value: names.join(" ") || said.empty },
		],
		ringed: v,
		arrows: u === null || v === null ? [] : [[u, v]],
	};
}

export const settleProgram = (words: TutorialWords): Program => ({
	points,
	steps: trace(moves).map((step) => stepOf(step, words)),
});
