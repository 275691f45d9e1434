/** Changing a graph, in English. */
import type { Feature } from "../../model/features.ts";
import type { GraphTool } from "../../model/graph-edit.ts";
import type { Classic } from "../../model/graphs.ts";
import { capital } from "../shared.ts";
import { Click, click, number, the } from "./vocabulary.ts";

/** The points that have a feature. */
function points(feature: Feature): string {
	switch (feature.kind) {
		case "obstacle":
			return "closed points";
		case "goal":
			return `goals of ${the(feature.side)}`;
		case "closed":
			return `points closed to ${the(feature.side)}`;
	}
}

const classics: Record<Classic, string> = {
	empty: "Empty graph",
	path: "Path",
	cycle: "Cycle",
	grid: "Grid",
	torus: "Torus",
	petersen: "Petersen graph",
	dodecahedron: "Dodecahedron",
	rook: "3 × 3 rook's graph",
};

export const graphs = {
	heading: "Edit the graph",
	tool: "Tool",
	tools: { pieces: "Pieces and marks", points: "Points", ways: "Edges" } satisfies Record<
		GraphTool,
		string
	>,
	/** The effect of the pointer on the board. */
	hint: (tool: GraphTool, brush: Feature) => {
		switch (tool) {
			case "pieces":
				return `Drag a piece anywhere. ${Click} a point to make it one of the ${points(brush)}; again to clear it.`;
			case "points":
				return `${Click} an empty place to add a point. Drag a point to move it, or ${click} it to rename or delete it.`;
			case "ways":
				return `Drag from one point to another to add an edge, or ${click} both in turn. Do it again, or ${click} the edge, to remove it.`;
		}
	},
	/** The effect of the keyboard. */
	keys: (tool: GraphTool): string | null => {
		switch (tool) {
			case "pieces":
				return null;
			case "points":
				return "On the board: Insert adds a point, Delete removes one, Ctrl with an arrow moves it.";
			case "ways":
				return "On the board: press Enter on two points in turn to add or remove the edge between them.";
		}
	},
	/** For a game with a token. */
	loops: `${Click} a point twice, or press Enter on it twice, to add or remove a loop.`,
	/** For any other game. */
	noLoop: "Only a token can go round a loop: here an edge joins two different points.",
	paints: (brush: Feature) => capital(points(brush)),
	clear: (brush: Feature) => `Clear ${points(brush)}`,
	/** A choice on touch screens. */
	finger: (brush: Feature) => `Mark ${points(brush)} by touch; scroll beside the board`,
	addPoint: "Add a point",
	deletePoint: "Delete point",
	/** The field for the chosen point's name. */
	name: "Point name",
	none: "No point selected",
	/** The size of the graph. */
	count: (count: number) => (count === 1 ? "1 point" : `${number(count)} points`),
	direction: "Direction",
	directions: { both: "Both ways", one: "One way" },
	side: "For",
	bothSides: "Both sides",
	classics: "Classic graphs",
	classic: (name: Classic) => classics[name],
	size: "Size",
	classicsNote:
		"Size is for empty graphs, paths, cycles, grids and tori. Pieces and marks are put far apart.",
	random: "Random graph",
	points: "Points",
	ways: "Edges",
	seed: "Seed",
	makeNew: "New random graph",
	randomNote: "The same seed, points and edges make the same graph.",
	toGraph: "Turn into a graph",
	toGraphNote:
		"Squares become points, moves become edges, and the rules are then those of this graph alone; values stay. Undo brings the board back.",
};
