/** The facts of the chapter on draws. */
import type { Outcome } from "catchmate";
import { checkPoints } from "../build/check-points.ts";
import type { FactFinder } from "../build/facts.ts";
import { mostOf } from "../build/limits.ts";
import { eitherFact, listFact } from "../build/lists.ts";
import { solveOpenBoard } from "../build/problems.ts";
import { solvePoints } from "../build/solve-points.ts";
import { graphFrom, moves, nameOf, points } from "../graph/graph.ts";
import { guessed } from "../graph/recursion.ts";
import type { Known } from "../lesson/graph-picture.ts";
import { readFirst } from "../lesson/solver-here.ts";

/** A new graph with both kinds of cycles. */
const unseen = {
	names: ["p", "q", "r", "s", "t", "u", "v"],
	text: "graph 7 names p q r s t u v places 0,500 300,100 300,900 680,900 1000,0 680,100 1000,600 edges p>q q>r r>p q>u r>s s>v t-u u>v pieces first p",
} as const;

/** A cycle of the graph that the text asks about. */
const circle: readonly string[] = ["f", "g", "h"];

/** The goal of both sides in a game on the text's graph. */
const goal = "h";

/** The graph with that goal, and the token on the reader's start. */
const withGoal = graphFrom("b").replace(/pieces .*/, `goal first ${goal} goal second ${goal} $&`);

/** The points that can be reached in one move or more. */
function reachable(from: number): ReadonlySet<number> {
	const found = new Set<number>();
	const todo = [from];
	for (let point = todo.pop(); point !== undefined; point = todo.pop()) {
		for (const to of moves[point] ?? []) {
			if (!found.has(to)) {
				found.add(to);
				todo.push(to);
			}
		}
	}
	return found;
}

/** The outcomes by recursion with a memo, if `first` is called first. */
function guessedFrom(first: number): readonly Outcome[] {
	const order = [first, ...moves.keys()].filter((point, at, all) => all.indexOf(point) === at);
	const found = guessed(order.map((point) => (moves[point] ?? []).map((to) => order.indexOf(to))));
	return points.map((_, point) => found[order.indexOf(point)] ?? "draw");
}

/** Checks that every draw has a move to a draw, and none to a lost point. */
function checkDraws(values: readonly Known[]): void {
	for (const [point, { outcome }] of values.entries()) {
		const after = (moves[point] ?? []).map((to) => values[to]?.outcome);
		if (outcome === "draw" && (!after.includes("draw") || after.includes("loss"))) {
			throw new Error(`${points[point]} is not a draw`);
		}
	}
}

export const facts: FactFinder = async (solver) => {
	const values = await solvePoints(solver, graphFrom("a"));
	checkDraws(values);
	const namesThat = (is: (value: Known, point: number) => boolean) =>
		points.filter((_, point) => is(values[point] ?? { outcome: "draw", distance: null }, point));
	const draws = namesThat(({ outcome }) => outcome === "draw");
	const onCircles = namesThat((_, point) => reachable(point).has(point));
	const c = points.indexOf("c");
	const longest = Math.max(...values.map(({ distance }) => distance ?? 0));
	const limit = longest - 1;
	const hand = await solvePoints(solver, unseen.text);
	// The text's claims about points that are not draws.
	checkPoints(unseen.names, hand, { v: 0, s: 1, u: 1, t: 2 });
	// The text's claims about the cycle it asks about.
	checkPoints(points, values, { f: 1, g: 2, h: 1 });
	const aimed = await solvePoints(solver, withGoal);
	/** The points with an outcome in the game with a goal. */
	const aimedThat = (outcome: Outcome) =>
		listFact(points.filter((_, point) => aimed[point]?.outcome === outcome));
	// The text's claims on the goal, which is lost at once, and on the plies to the reader's win.
	checkPoints(points, aimed, { [goal]: 0, b: 3 });
	const graph = await readFirst(solver, "token", graphFrom("a"));
	const { positions } = await solveOpenBoard(solver);
	const drawnByHand = unseen.names.filter((_, point) => hand[point]?.outcome === "draw");
	const wrongAfter = (first: number) =>
		namesThat(({ outcome }, point) => guessedFrom(first)[point] !== outcome);
	/** The first points called, by the points then wrongly found drawn. */
	const startsBy = new Map<string, string[]>();
	for (const [point, name] of points.entries()) {
		const wrong = wrongAfter(point).join(" ");
		startsBy.set(wrong, [...(startsBy.get(wrong) ?? []), name]);
	}
	const most = (name: string) => mostOf(solver, "token", name);
	return {
		fromA: graphFrom("a"),
		// The page opens it for editing.
		drawLink: `${solver.encode(graph)}.edit`,
		draws: listFact(draws),
		drawCount: draws.length,
		unsettledHas: "open",
		onCircles: onCircles.length,
		circleDraws: draws.some((name) => circle.includes(name)) ? "yes" : "no",
		points: points.length,
		cGuessed: guessedFrom(c)[c] ?? "draw",
		cPlies: values[c]?.distance ?? "∞",
		guesses: [...startsBy]
			.map(([wrong, starts]) => `| ${starts.join(" ")} | ${wrong || "–"} |`)
			.join("\n"),
		guessedRight: eitherFact(startsBy.get("") ?? []),
		limit,
		beyond: namesThat(({ distance }) => distance !== null && distance > limit).join(" "),
		enough: points.length - 1,
		pawnPositions: positions,
		goal,
		withGoal,
		goalIs: aimed[points.indexOf(goal)]?.outcome ?? "",
		goalMoves: listFact((moves[points.indexOf(goal)] ?? []).map(nameOf)),
		goalLost: aimedThat("loss"),
		goalWon: aimedThat("win"),
		goalDraws: aimedThat("draw"),
		goalPoints: most("n"),
		goalArrows: most("m"),
		goalQuestions: most("q"),
		goalWork: most("n") + most("m"),
		goalSteps: most("q") * (most("n") + most("m")),
		unseen: unseen.text,
		drawnByHand: drawnByHand.join(" "),
		drawnByHandList: listFact(drawnByHand),
	};
};
