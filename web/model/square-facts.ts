/** The facts of a square for screen readers. */
import type { Graph, MoveValue, Square } from "catchmate";
import type { Neighbour } from "./graph.ts";
import type { OverlayFacts } from "./overlay.ts";

export interface SquareFacts extends OverlayFacts {
	readonly square: Square;
	/** The graph, if the square is a point of one. */
	readonly graph: Graph | undefined;
	/** The neighbouring points; empty on a rectangle. */
	readonly neighbours: readonly Neighbour[];
	/** Whether it is a wall. */
	readonly obstacle: boolean;
	/** Whether it has the game's unused colour. */
	readonly unused: boolean;
	/** The sides that have a goal here. */
	readonly goals: readonly string[];
	/** The sides to which it is closed. */
	readonly closed: readonly string[];
	/** The sides with a piece there, the topmost last. */
	readonly sides: readonly string[];
	/** The number of pieces of each of these sides. */
	readonly pieces: readonly number[];
	/** Whether the game has a token. */
	readonly token: boolean;
	/** The side to move, if it can move the piece there; otherwise null. */
	readonly toMove: string | null;
	readonly selected: boolean;
	/** The best move with a marked step to this square; null for none. */
	readonly target: Omit<MoveValue, "position"> | null;
	/** Whether to tell that move's value. */
	readonly showsValue: boolean;
	/** Whether its distance counts the mover's own moves instead of plies; by default not. */
	readonly countsMoves?: boolean;
	readonly lastMove: "from" | "to" | null;
}
