/** What an author or a page sets on the element: its attributes, and what the board is to show besides. */
import type { Move, SquareValue } from "catchmate";
import { LitElement, type PropertyDeclarations } from "lit";
import type { Pen } from "../board/pen.ts";
import { type Feature, obstacle } from "../model/features.ts";
import type { Arrow, Mark } from "../model/overlay.ts";
import type { Trail } from "../model/trail.ts";
import { type Attributes, plyConverter } from "./attributes.ts";
import type { Hints, Loading, Mode, Opponent, Theme } from "./types.ts";

/** The element's properties that hold what was set; a change of one draws the board again. */
export class AuthorProperties extends LitElement implements Attributes {
	static override properties: PropertyDeclarations = {
		game: {},
		position: {},
		puzzleNumber: { attribute: "puzzle" },
		moves: {},
		mode: { useDefault: true },
		human: {},
		hints: { useDefault: true },
		controls: { useDefault: true },
		page: {},
		theme: { useDefault: true },
		ply: { converter: plyConverter },
		plyFrom: { attribute: "ply-from", converter: plyConverter },
		plyTo: { attribute: "ply-to", converter: plyConverter },
		loading: { useDefault: true },
		arrowsText: { attribute: "arrows" },
		marksText: { attribute: "marks" },
		label: {},
		ariaText: { attribute: "aria-label" },
		marks: { attribute: false },
		arrows: { attribute: false },
		arrowsFrom: { attribute: false },
		trails: { attribute: false },
		heat: { attribute: false },
		brush: { attribute: false },
		pen: { attribute: false },
		opponent: { attribute: false },
	};

	/** The game's id; null to recognise the game from the text. */
	game: string | null = null;
	/** The board as a judge input, a code or a link; null for the text between the tags. */
	position: string | null = null;
	/** The number of a puzzle of the list, or `day`; null for another board. */
	puzzleNumber: string | null = null;
	/** The moves to show, or their text in the attribute. */
	moves: string | readonly Move[] | null = null;
	/** What the reader can do. */
	mode: Mode = "show";
	/** The names of the sides that the reader plays, separated by spaces; null for the default. */
	human: string | null = null;
	/** Help with values: none, step by step, or all. */
	hints: Hints | "auto" = "auto";
	/** The parts around the board, separated by spaces. */
	controls = "auto";
	/** The URL of Catchmate's page, to which a link leads; null for no link. */
	page: string | null = null;
	/** The colours. */
	theme: Theme = "auto";
	/** The position to show first, as a number of plies. */
	ply: number | null = null;
	/** The first ply to which the reader can go back. */
	plyFrom: number | null = null;
	/** The last ply to which the reader can go on. */
	plyTo: number | null = null;
	/** Whether to wait until the board is near the screen. */
	loading: Loading = "eager";
	/** Marks on squares, in addition to the board's own. */
	marks: readonly Mark[] = [];
	/** Moves to draw as arrows, with `isHint` in the colour of hints. */
	arrows: readonly Arrow[] = [];
	/** The arrows of the attribute, for the position that the board begins with. */
	arrowsText: string | null = null;
	/** The marks of the attribute, for the position that the board begins with. */
	marksText: string | null = null;
	/** The board's name for screen readers; null for its size. */
	label: string | null = null;
	/** The same, where the author has written it as for other elements. */
	ariaText: string | null = null;
	/** The number of the first arrow, where they are the moves of a line; null for arrows without numbers. */
	arrowsFrom: number | null = null;
	/** The ways of pieces to the end of a game: a line for the winner's, dots for the loser's. */
	trails: readonly Trail[] = [];
	/**
	 * The values of the position with a piece elsewhere, as `table.heatmap()` returns them, to draw on the squares, in
	 * one scale for all maps of the board.
	 */
	heat: readonly SquareValue[] = [];
	/** The feature that the reader paints in `edit`: obstacles, a side's goals, or squares closed to a side. */
	brush: Feature = obstacle;
	/** A tool supplied by the page that replaces the brush in `edit` on graphs. */
	pen: Pen | null = null;
	/** Chooses the moves of sides that the reader does not play; null for best moves. */
	opponent: Opponent | null = null;
}
