/** The settings of the editing tools. What the pointer is dragging is the board's own state: see web/board/state.ts. */
import type { Square } from "catchmate";
import { type Feature, obstacle } from "../../model/features.ts";
import type { GraphTool, WayKind } from "../../model/graph-edit.ts";
import { seeds } from "../../model/random-board.ts";

export interface EditState {
	readonly seed: number;
	/** The percentage of squares with an obstacle. */
	readonly density: number;
	/** Whether dragging a finger paints squares; otherwise it scrolls the page. */
	readonly isFingerBrush: boolean;
	/** The feature that the brush paints. */
	readonly brush: Feature;
	/** What the pointer edits on a graph: pieces and marks, points, or ways. */
	readonly tool: GraphTool;
	/** The kind of ways to draw. */
	readonly wayKind: WayKind;
	/** The point selected for the next edit; null for none. */
	readonly chosen: Square | null;
	/** The size of a classical graph: its points, or those along one side. */
	readonly size: number;
	/** The points of a random graph. */
	readonly points: number;
	/** How many of the possible extra ways a random graph has, in percent. */
	readonly ways: number;
}

export const initialEdit = (): EditState => ({
	seed: Math.floor(Math.random() * seeds),
	density: 25,
	isFingerBrush: false,
	brush: obstacle,
	tool: "pieces",
	wayKind: { oneWay: false, side: null },
	chosen: null,
	size: 4,
	points: 12,
	ways: 50,
});
