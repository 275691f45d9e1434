/** The facts of the chapter on the token. */
import type { FactFinder } from "../build/facts.ts";
import { listFact } from "../build/lists.ts";
import { solvePoints } from "../build/solve-points.ts";
import { graphFrom, moves, nameOf, type Point, points } from "../graph/graph.ts";
import { guessed, returns } from "../graph/recursion.ts";

export const facts: FactFinder = async (solver) => {
	const values = await solvePoints(solver, graphFrom("a"));
	const at = (point: Point) => points.indexOf(point);
	const outcomeOf = (point: Point) => values[at(point)]?.outcome ?? "";
	const pliesOf = (point: Point) => values[at(point)]?.distance ?? "–";
	/** The moves of a point that win, quickest first. */
	const winning = (point: Point) =>
		(moves[at(point)] ?? [])
			.filter((to) => values[to]?.outcome === "loss")
			.sort((left, right) => (values[left]?.distance ?? 0) - (values[right]?.distance ?? 0))
			.map(nameOf);
	const [quick = "", slow = ""] = winning("e");
	/** The moves of a point that let the opponent win. */
	const leaving = (point: Point) =>
		listFact((moves[at(point)] ?? []).filter((to) => values[to]?.outcome === "win").map(nameOf));
	const guesses = guessed(moves);
	// Each point's moves in reverse order.
	const reversed = moves.map((ways) => [...ways].reverse());
	if (returns(moves, at("d")) || !returns(reversed, at("d"))) {
		throw new Error("the recursion from d differs from the text");
	}
	return {
		fromD: graphFrom("d"),
		fromE: graphFrom("e"),
		fromA: graphFrom("a"),
		dMoves: listFact((moves[at("d")] ?? []).map(nameOf)),
		eMoves: listFact((moves[at("e")] ?? []).map(nameOf)),
		dWins: winning("d").length,
		dPlies: pliesOf("d"),
		afterE: winning("e")[0] ?? "",
		afterF: winning("f")[0] ?? "",
		afterH: winning("h")[0] ?? "",
		eWins: winning("e").sort().join("+"),
		quick,
		slow,
		quickPlies: pliesOf("e"),
		slowPlies: Number(values[points.indexOf(slow as Point)]?.distance) + 1,
		aOutcome: outcomeOf("a"),
		cOutcome: outcomeOf("c"),
		gOutcome: outcomeOf("g"),
		leavingA: leaving("a"),
		leavingB: leaving("b"),
		returning: listFact(points.filter((_, point) => returns(moves, point))),
		stuckReversed: listFact(points.filter((_, point) => !returns(reversed, point))),
		misjudged: listFact(points.filter((_, point) => guesses[point] !== values[point]?.outcome)),
		points: points.length,
	};
};
