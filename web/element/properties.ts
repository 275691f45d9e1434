/** The element's properties for authors and pages, defined by the table of settings. */
import type { Move, Square, SquareValue } from "catchmate";
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from "lit";
import type { Pen } from "../board/pen.ts";
import type { FullAppearance } from "../model/appearance.ts";
import type { BoardProblem } from "../model/edit.ts";
import type { Feature } from "../model/features.ts";
import type { Arrow, Mark } from "../model/overlay.ts";
import type { Trail } from "../model/trail.ts";
import { allSettings, type Setting, settings } from "./settings.ts";
import type { Hints, Loading, Mode, Opponent, Theme } from "./types.ts";

/** Reports an impossible value and the one used instead. */
export type Report = (name: string, value: unknown, fallback: string) => void;

/** The types of the settings with accessors of the element's own. */
interface OwnProperties {
	problem: BoardProblem | null;
	humans: readonly string[] | null;
	selected: Square | null;
	pointed: Move | null;
	paused: boolean;
}

export type ElementProperties = Omit<AuthorProperties, Exclude<keyof LitElement, "ariaLabel">> &
	OwnProperties;

const typed: { readonly [Name in keyof ElementProperties]: Setting<ElementProperties[Name]> } =
	settings;

/**
 * The element's settings as properties; changing one redraws the board.
 *
 * @attr {string} game - The game's id, such as `crossing-pawn`. By default the game is recognised from the position's text. Alone, it shows the game's standard position.
 * @attr {string} position - The board, as a judge input (its first board), a code or a link. By default, the text between the tags.
 * @attr {string} moves - The moves to show, as `1,1-1,2 3,3-1,3`, row and column, or on a graph `b-c` by names of points; `+` joins the steps of a turn of several pieces, and `pass` is a pass.
 * @attr {string} puzzle - A puzzle of Catchmate by its number, as in the page's links, or `day` for the puzzle of the day. The reader is to solve it, unless `mode` says otherwise.
 * @attr {string} arrows - Arrows over the position that is shown first, as `2,3-2,4 4,5-5,5:hint`, on a graph by names of points; with `:hint` in the colour of hints.
 * @attr {string} marks - Marks over it: `2,3` for a ring, `2,3:dot`, `2,3:cross`.
 * @attr {string} label - The board's name for screen readers.
 * @attr {string} aria-label - The same.
 * @attr {"show"|"analyse"|"play"|"edit"|"puzzle"} [mode=show] - What the reader can do.
 * @attr {string} human - In `play`, the names of the sides that the reader plays, separated by spaces. By default the side that can win, or in a draw the side that starts.
 * @attr {"auto"|"off"|"staged"|"full"} [hints=auto] - Help with values: none, step by step, or all. By default staged in `play`, otherwise full.
 * @attr {string} [controls=auto] - The parts around the board: `verdict`, `buttons`, `moves`, `rules` (those of the game, in a line) and `link`, separated by spaces, or `none`.
 * @attr {string} page - The URL of Catchmate's page, where the link under the board opens it with its game. Without it there is no link.
 * @attr {string} lang - The language, `en` or `zh`. By default that of the surrounding page, or else the browser's.
 * @attr {"auto"|"light"|"dark"} [theme=auto] - The colours. By default those of the page around: by its `color-scheme`, or without one, by the colour of its text.
 * @attr {number} [ply=0] - The position to show first, as a number of plies. Without `moves`, the game is best play.
 * @attr {number} ply-from - The first ply to which the reader can go back.
 * @attr {number} ply-to - The last ply to which the reader can go on; a puzzle is solved there, even if the game could go on for ever.
 * @attr {"eager"|"lazy"} [loading=eager] - Lazy: nothing is loaded or solved until the board is near the screen.
 */
export class AuthorProperties extends LitElement implements FullAppearance {
	static override properties: PropertyDeclarations = Object.fromEntries(
		allSettings.flatMap(([name, { attribute = name, isOwn }]) =>
			isOwn ? [] : [[name, { attribute }]],
		),
	);

	/** The game's id; null to recognise the game from the text. */
	declare game: string | null;
	/** The board as a judge input, a code or a link; null for the text between the tags. */
	declare position: string | null;
	/** The number of a puzzle of the list, or `day`; null for another board. */
	declare puzzle: string | null;
	/** The moves to show, or their text. */
	declare moves: string | readonly Move[] | null;
	/** What the reader can do. */
	declare mode: Mode;
	/** The names of the sides that the reader plays, separated by spaces; null for the default. */
	declare human: string | null;
	/** Help with values: none, step by step, or all. */
	declare hints: Hints | "auto";
	/** The parts around the board, separated by spaces. */
	declare controls: string;
	/** The URL of Catchmate's page, to which a link leads; null for no link. */
	declare page: string | null;
	/** The colours. */
	declare theme: Theme;
	/** The position to show first, as a number of plies. */
	declare ply: number | null;
	/** The first ply to which the reader can go back. */
	declare plyFrom: number | null;
	/** The last ply to which the reader can go on. */
	declare plyTo: number | null;
	/** Whether to wait until the board is near the screen. */
	declare loading: Loading;
	/** The board's name for screen readers; null for its game and size. */
	declare label: string | null;
	/** The same, where the author has written it as for other elements. */
	declare ariaLabel: string | null;
	/** Moves to draw as arrows, with `isHint` in the colour of hints; as text, over the position that the board begins with. */
	declare arrows: string | readonly Arrow[];
	/** Marks on squares, in addition to the board's own; as text, over the position that the board begins with. */
	declare marks: string | readonly Mark[];
	/** The number of the first arrow, where they are the moves of a line; null for arrows without numbers. */
	declare arrowsFrom: number | null;
	/** The ways of pieces to the end of a game: a line for the winner's, dots for the loser's. */
	declare trails: readonly Trail[];
	/**
	 * The values of the position with a piece elsewhere, as `table.heatmap()` returns them, to draw on the squares, in
	 * one scale for all maps of the board.
	 */
	declare heat: readonly SquareValue[];
	/** The feature that the reader paints in `edit`: obstacles, a side's goals, or squares closed to a side. */
	declare brush: Feature;
	/** A tool supplied by the page that replaces the brush in `edit` on graphs. */
	declare pen: Pen | null;
	/** Chooses the moves of sides that the reader does not play; null for best moves. */
	declare opponent: Opponent | null;
	/** The wrong values since the last report. */
	readonly #wrong: Parameters<Report>[] = [];

	constructor() {
		super();
		for (const [name, { usual, isOwn }] of allSettings) {
			if (!isOwn) Reflect.set(this, name, usual);
		}
	}

	protected static override getPropertyDescriptor(
		name: keyof ElementProperties,
		key: string | symbol,
		options: PropertyDeclaration,
	): PropertyDescriptor | undefined {
		// biome-ignore lint/complexity/noThisInStatic: An accessor of a subclass is found on the class itself.
		const { set, ...rest } = super.getPropertyDescriptor(name, key, options) ?? {};
		return {
			...rest,
			set(this: AuthorProperties, value: unknown) {
				set?.call(this, this.taken(name, value));
			},
		};
	}

	/**
	 * A value as accepted by its property: the default for none, and for a wrong one.
	 * @internal
	 */
	protected taken<Name extends keyof ElementProperties>(
		name: Name,
		value: unknown,
	): ElementProperties[Name] {
		const { usual, read, attribute } = typed[name];
		if (value === null || value === undefined) return usual;
		const found = read(value);
		if (found === undefined) {
			const fallback = typeof usual === "string" ? usual : "none";
			this.#wrong.push([attribute || name, value, fallback]);
			this.requestUpdate();
		}
		return found ?? usual;
	}

	/**
	 * Reports the wrong values since the last report.
	 * @internal
	 */
	protected reportWrong(report: Report): void {
		for (const wrong of this.#wrong.splice(0)) report(...wrong);
	}
}
