/** The facts of the chapter on distances. */

import { checkPoints } from "../build/check-points.ts";
import type { FactFinder } from "../build/facts.ts";
import { listFact } from "../build/lists.ts";
import { solvePoints } from "../build/solve-points.ts";
import { graphFrom, moves, type Point, points } from "../graph/graph.ts";
import type { Known } from "../lesson/graph-picture.ts";
import { firstWinCounts, settleWith, withStack } from "./variants.ts";

/** A new graph whose distances the reader finds by hand. */
const unseen = {
	names: ["k", "l", "m", "n", "o", "p", "q"],
	text: "graph 7 names k l m n o p q places 0,200 0,800 360,800 360,200 680,200 680,800 1000,500 edges k-l k>n l>m m>n m>p n>o n>q o>p p>q pieces first k",
} as const;

/** The distance of a lost point with two given moves; the third is the question. */
const lostIn = 6;

/** The value of a point in the text. */
const at = (values: readonly Known[], point: Point): Known =>
	values[points.indexOf(point)] ?? { outcome: "draw", distance: null };

const pliesOf = ({ distance }: Known): number => distance ?? Number.NaN;

/** Checks that a program with wrong distances finds the right outcomes. */
function checkOutcomes(values: readonly Known[], found: readonly Known[]): void {
	for (const [point, { outcome }] of found.entries()) {
		if (outcome !== values[point]?.outcome) {
			throw new Error(`${points[point]} has the wrong outcome ${outcome}`);
		}
	}
}

export const facts: FactFinder = async (solver) => {
	const values = await solvePoints(solver, graphFrom("a"));
	const hasty = settleWith(firstWinCounts, moves);
	const piled = settleWith(withStack, moves);
	checkOutcomes(values, hasty);
	checkOutcomes(values, piled);
	const differs = (found: readonly Known[]) =>
		points.filter((_, point) => found[point]?.distance !== values[point]?.distance);
	const plies = Object.fromEntries(
		points.map((name) => [`${name}Plies`, pliesOf(at(values, name))] as const),
	);
	const row = (name: string, found: Known) =>
		`| ${name} | ${found.distance ?? "–"} | ${found.outcome === "draw" ? "–" : found.outcome === "win" ? "▲" : "▼"} |`;
	const hand = await solvePoints(solver, unseen.text);
	// The game from c in the text, and the new graph.
	checkPoints(points, values, { c: 5, d: 4, e: 3, g: 2, h: 1, j: 0, f: 1, i: 0 });
	checkPoints(unseen.names, hand, { q: 0, n: 1, p: 1, m: 2, o: 2, l: 3, k: 4 });
	return {
		graph: graphFrom("a"),
		fromC: graphFrom("c"),
		cPlies: plies.cPlies ?? 0,
		dPlies: plies.dPlies ?? 0,
		ePlies: plies.ePlies ?? 0,
		fPlies: plies.fPlies ?? 0,
		gPlies: plies.gPlies ?? 0,
		hPlies: plies.hPlies ?? 0,
		rows: points.map((name) => row(name, at(values, name))).join("\n"),
		stackKeeps: "outcomes",
		stackWrong: listFact(differs(piled)),
		fStacked: pliesOf(at(piled, "f")),
		dHurried: pliesOf(at(hasty, "d")),
		cHurried: pliesOf(at(hasty, "c")),
		hurriedRows: differs(hasty)
			.map((name) => `| ${name} | ${pliesOf(at(values, name))} | ${pliesOf(at(hasty, name))} |`)
			.join("\n"),
		unseen: unseen.text,
		kPlies: hand[unseen.names.indexOf("k")]?.distance ?? 0,
		lPlies: hand[unseen.names.indexOf("l")]?.distance ?? 0,
		lostIn,
		third: lostIn - 1,
	};
};
