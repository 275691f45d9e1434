/** The facts of the chapter on settling a graph backwards. */
import type { Solver } from "catchmate";
import { checkPoints } from "../build/check-points.ts";
import type { FactFinder } from "../build/facts.ts";
import { listFact } from "../build/lists.ts";
import { solvePoints } from "../build/solve-points.ts";
import { graphFrom, moves, points } from "../graph/graph.ts";
import { trace } from "../graph/trace.ts";

/** A new graph for the reader to settle by hand. */
const unseen = {
	names: ["p", "q", "r", "s", "t", "u", "v"],
	text: "graph 7 names p q r s t u v places 0,500 330,120 330,880 555,330 780,120 780,880 1000,500 edges p>q p>r q-s q>t s>t r>t r>u t>v u>t u>v pieces first p",
} as const;

/** A point with many moves: all but one lead to won points, the last to a draw by repetition. */
const almostLost = {
	names: ["x", "w1", "w2", "w3", "w4", "end", "o1", "o2"],
	text: "graph 8 names x w1 w2 w3 w4 end o1 o2 places 0,500 400,0 400,250 400,500 400,750 1000,400 500,1000 1000,1000 edges x>w1 x>w2 x>w3 x>w4 x>o1 w1>end w2>end w3>end w4>end o1-o2 pieces first x",
} as const;

/** The points with an outcome, in order. */
async function pointsThat(
	solver: Solver,
	names: readonly string[],
	text: string,
	outcome: string,
): Promise<readonly string[]> {
	const values = await solvePoints(solver, text);
	return names.filter((_, point) => values[point]?.outcome === outcome);
}

/** A graph for the reader to continue: a sink, a cycle, and an edge between them. */
const drawn =
	"graph 4 names a b c d places 100,250 450,500 100,750 900,500 edges a-b b>c c>a b>d pieces first a";

export const facts: FactFinder = async (solver) => {
	const garden = graphFrom("a");
	const steps = trace(moves);
	const draws = await pointsThat(solver, points, garden, "draw");
	const order = [
		...(steps[0]?.queue ?? []),
		...steps.flatMap(({ mark, u }) =>
			u !== null && (mark === "won" || mark === "lost") ? [u] : [],
		),
	].map((point) => points[point]);
	// The text calls v the sink.
	checkPoints(unseen.names, await solvePoints(solver, unseen.text), { v: 0 });
	const unseenThat = (outcome: string) => pointsThat(solver, unseen.names, unseen.text, outcome);
	const unseenLost = await unseenThat("loss");
	const sinks = points.filter((_, point) => moves[point]?.length === 0);
	const x = (await solvePoints(solver, almostLost.text))[0]?.outcome ?? "";
	return {
		garden,
		drawn,
		unseen: unseen.text,
		unseenLost: unseenLost.join(" "),
		unseenLostList: listFact(unseenLost),
		unseenWon: listFact(await unseenThat("win")),
		unseenDrawn: listFact(await unseenThat("draw")),
		almostMoves: [...almostLost.text.matchAll(/x>/g)].length,
		almostLost: x,
		sinks: listFact(sinks),
		sinkNames: sinks.join(" "),
		firstWon: points
			.filter((_, point) => moves[point]?.some((to) => moves[to]?.length === 0))
			.join("+"),
		rows: points
			.map((name, point) => {
				const ways = moves[point] ?? [];
				return `| ${name} | ${ways.map((to) => points[to]).join(" ") || "–"} | ${ways.length} |`;
			})
			.join("\n"),
		draws: listFact(draws),
		order: order.join(" "),
		arrows: moves.flat().length,
		looked: steps.filter(({ mark }) => ["won", "count", "skip"].includes(mark)).length,
	};
};
