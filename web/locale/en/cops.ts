/** The cop number of a graph, in English. */
import { number, plies } from "./vocabulary.ts";

const list = () => new Intl.ListFormat("en", { type: "conjunction" });

export const cops = {
	/** The heading of the panel. */
	name: "Cop number",
	about:
		"The fewest cops who always catch a robber on this graph. The cops choose their points first, then the robber; all cops move in one turn, each along an edge either way or not at all. Closed points are left out; goals do not count.",
	start: "Find the cop number",
	stop: "Stop",
	trying: (count: number) => (count === 1 ? "Trying 1 cop …" : `Trying ${number(count)} cops …`),
	found: (count: number) =>
		count === 1
			? "1 cop always catches the robber."
			: `${number(count)} cops always catch the robber; fewer do not.`,
	/** The points of the cops, and for how long the robber then lasts at most. */
	from: (points: readonly string[], most: number) =>
		`Best start: ${list().format(points)}. The robber then lasts ${plies(most)} at most.`,
	more: (most: number) => `${number(most)} cops are not enough.`,
};

export type CopWords = Readonly<typeof cops>;
