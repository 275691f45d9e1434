/** The board's contents (the scene), and a person's action in progress (the interaction, such as a drag). */
import type { Game, Move, MoveValue, Position, Square, Step } from "catchmate";
import type { Appearance } from "../model/appearance.ts";
import { type Feature, obstacle } from "../model/features.ts";
import type { PuzzleJudgement } from "../model/judgement.ts";
import { noOverlay, type Overlay } from "../model/overlay.ts";
import type { Scale } from "../model/value.ts";
import type { Pen, Sketch } from "./pen.ts";

/** The judgement of a person's move, on the square of the piece that made it. */
export interface Badge {
	readonly square: Square;
	readonly judgement: PuzzleJudgement;
	readonly word: string;
}

/** A hint: the squares of pieces, and moves in their order. */
export interface Hint {
	readonly squares: readonly Square[];
	readonly moves: readonly Move[];
}

/** A legal move and its value. The position after it is only needed for animation. */
export type SceneMove = Omit<MoveValue, "position"> & Partial<Pick<MoveValue, "position">>;

/** The contents of the board. A canvas has the colours of its surroundings. */
export interface Scene extends Overlay, Appearance {
	readonly game: Game;
	readonly position: Position;
	/** The legal moves, best first; empty if the game is over. */
	readonly moves: readonly SceneMove[];
	/** The move that led to the position. */
	readonly lastMove: Move | null;
	/** The move that the person points at, shown as an arrow. */
	readonly pointed: Move | null;
	/** Null for no hint. */
	readonly hint: Hint | null;
	/** The judgement of the person's last move; null for none. */
	readonly badge: Badge | null;
	/** The scale of the map's colours; null to fit it to these values. */
	readonly scale: Scale | null;
	/** How moves are marked: with values, as plain squares, or not at all. */
	readonly shows: "values" | "squares" | "nothing";
	/** What the person can do: move for the side to move, edit the board, or only look. */
	readonly does: "play" | "edit" | "look";
	/** The feature that the brush paints while editing. */
	readonly brush: Feature;
	/** The tool that replaces the brush while editing a graph. */
	readonly pen: Pen | null;
}

/** A piece picked up while editing. */
export interface Lift {
	/** Shows the board with the piece on a square; null restores it. */
	readonly over: (square: Square | null) => void;
	/** Puts the piece down. */
	readonly drop: (square: Square) => void;
}

/** A dragged piece; places are in CSS pixels from the board's top left corner. */
export interface Drag {
	readonly from: Square;
	/** The square on which it would be dropped; null if there is none. */
	readonly over: Square | null;
	/** The edit in progress; null if the piece moves by the rules. */
	readonly lift: Lift | null;
	readonly x: number;
	readonly y: number;
}

/** A person's action in progress. */
interface Interaction {
	readonly selected: Square | null;
	/** The square that has the keyboard. */
	readonly cursor: Square;
	readonly drag: Drag | null;
	/** In a turn of several pieces, the steps made so far; the scene's position and moves already include them. */
	readonly taken: readonly Step[];
	/** An edit of a graph in progress. */
	readonly sketch: Sketch | null;
}

export type BoardState = Scene & Interaction;

/** A scene without interaction; by default it shows nothing but the pieces. */
export function stillScene(
	scene: Pick<Scene, "game" | "position"> & Partial<BoardState>,
): BoardState {
	return {
		...noOverlay,
		moves: [],
		lastMove: null,
		pointed: null,
		scale: null,
		hint: null,
		badge: null,
		shows: "values",
		does: "look",
		brush: obstacle,
		pen: null,
		sketch: null,
		selected: null,
		cursor: { row: 1, column: 1 },
		drag: null,
		taken: [],
		...scene,
	};
}
