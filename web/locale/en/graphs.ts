/** Changing a graph, in English. */
import type { Classic } from "../../app/edit/graphs.ts";
import type { GraphTool } from "../../app/edit/tools.ts";
import type { Feature } from "../../board/features.ts";
import { capital, number, the } from "./board.ts";

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
	/** What the pointer does on the board. */
	hint: (tool: GraphTool, brush: Feature) => {
		switch (tool) {
			case "pieces":
				return `Drag a piece anywhere. Click a point to make it one of the ${points(brush)}; again to clear it.`;
			case "points":
				return "Click an empty place to add a point. Drag a point to move it, or click it to rename or delete it.";
			case "ways":
				return "Drag from point to point to join them, or click one and then the other. The same again, or a click on an edge, cuts it.";
		}
	},
	/** The same by the keyboard. */
	keys: (tool: GraphTool): string | null => {
		switch (tool) {
			case "pieces":
				return null;
			case "points":
				return "On the board: Insert adds a point, Delete takes one away, Ctrl and an arrow moves it.";
			case "ways":
				return "On the board: Enter on one point and then on another joins them or cuts their edge.";
		}
	},
	/** Said of a game with a token. */
	loops: "The same point twice, clicked or with Enter, gets a loop to itself, or loses it.",
	/** Said of any other. */
	noLoop: "Only a token can go round a loop: in this game, a way leads from one point to another.",
	paints: (brush: Feature) => capital(points(brush)),
	clear: (brush: Feature) => `Clear ${points(brush)}`,
	/** A choice where there are touch screens. */
	finger: (brush: Feature) => `A finger makes ${points(brush)}, and scrolls only beside the board`,
	addPoint: "Add a point",
	deletePoint: "Delete the point",
	/** Of the chosen point. */
	name: "Name of the point",
	none: "None is chosen",
	/** Said of what the tools have made. */
	count: (count: number) => (count === 1 ? "1 point" : `${number(count)} points`),
	direction: "Direction",
	directions: { both: "There and back", one: "One way" },
	side: "For",
	bothSides: "Both sides",
	classics: "Classical graphs",
	classic: (name: Classic) => classics[name],
	size: "Size",
	classicsNote:
		"The size holds for an empty graph, a path, a cycle, a grid and a torus. Pieces and marks are put far apart.",
	random: "Random graph",
	points: "Points",
	ways: "Edges",
	seed: "Number of the graph",
	makeNew: "New random graph",
	randomNote:
		"The same number makes the same graph again, as long as points and edges are the same.",
	toGraph: "Make a graph of it",
	toGraphNote:
		"The same game: squares become points, moves become edges. Undo brings the board back.",
};
