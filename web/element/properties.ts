/**
 * What an author or a page sets on the element, all in one table. A property takes what its attribute's text may be, too; null and
 * undefined, which frameworks set where a value goes away, are the default. A wrong value counts as the default, and is reported.
 */
import type { Move, Square, SquareValue } from "catchmate";
import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from "lit";
import type { Pen } from "../board/pen.ts";
import type { BoardProblem } from "../model/edit.ts";
import { type Feature, obstacle } from "../model/features.ts";
import type { Arrow, Mark } from "../model/overlay.ts";
import type { Trail } from "../model/trail.ts";
import * as read from "./readers.ts";
import type { Hints, Loading, Mode, Opponent, Theme } from "./types.ts";

/** Reports an impossible value and the one used instead. */
export type Report = (name: string, value: unknown, fallback: string) => void;

interface Setting<Value> {
	readonly usual: Value;
	readonly read: read.Reader<Value>;
	/** The attribute's name, where it is not the property's; false for none. */
	readonly attribute?: string | false;
	/** Whether the element has an accessor of its own. */
	readonly isOwn?: true;
}

const own = { attribute: false, isOwn: true } as const;
const alone = { attribute: false } as const;

type Settings = {
	readonly [Name in keyof ElementProperties]: Setting<ElementProperties[Name]>;
};

/** All that can be set. */
export const settings: Settings = {
	game: { usual: null, read: read.text },
	position: { usual: null, read: read.text },
	puzzle: { usual: null, read: read.puzzleNumber },
	moves: { usual: null, read: read.moves },
	mode: { usual: "show", read: read.oneOf("show", "analyse", "play", "edit", "puzzle") },
	human: { usual: null, read: read.words },
	hints: { usual: "auto", read: read.oneOf("auto", "off", "staged", "full") },
	controls: { usual: "auto", read: read.controls },
	page: { usual: null, read: read.address },
	theme: { usual: "auto", read: read.oneOf("auto", "light", "dark") },
	ply: { usual: null, read: read.plies },
	plyFrom: { usual: null, read: read.plies, attribute: "ply-from" },
	plyTo: { usual: null, read: read.plies, attribute: "ply-to" },
	loading: { usual: "eager", read: read.oneOf("eager", "lazy") },
	label: { usual: null, read: read.text },
	ariaLabel: { usual: null, read: read.text, attribute: "aria-label" },
	arrows: { usual: [], read: read.arrows },
	marks: { usual: [], read: read.marks },
	arrowsFrom: { usual: null, read: read.plies, ...alone },
	trails: { usual: [], read: read.trails, ...alone },
	heat: { usual: [], read: read.heat, ...alone },
	brush: { usual: obstacle, read: read.feature, ...alone },
	pen: { usual: null, read: read.pen, ...alone },
	opponent: { usual: null, read: read.opponent, ...alone },
	problem: { usual: null, read: read.problem, ...own },
	humans: { usual: null, read: read.names, ...own },
	selected: { usual: null, read: read.square, ...own },
	pointed: { usual: null, read: read.move, ...own },
	paused: { usual: false, read: read.flag, ...own },
};

const all = Object.entries(settings) as readonly [string, Setting<unknown>][];

/** The properties of the table whose accessors the element has itself: what they take. */
interface OwnProperties {
	problem: BoardProblem | null;
	humans: readonly string[] | null;
	selected: Square | null;
	pointed: Move | null;
	paused: boolean;
}

export type ElementProperties = Omit<AuthorProperties, Exclude<keyof LitElement, "ariaLabel">> &
	OwnProperties;

/** The element's properties that hold what was set; a change of one draws the board again. */
export class AuthorProperties extends LitElement {
	static override properties: PropertyDeclarations = Object.fromEntries(
		all.flatMap(([name, { attribute = name, isOwn }]) => (isOwn ? [] : [[name, { attribute }]])),
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
		for (const [name, { usual, isOwn }] of all) {
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
	 * A value as its property takes it: the default for none, and for a wrong one.
	 * @internal
	 */
	protected taken<Name extends keyof ElementProperties>(
		name: Name,
		value: unknown,
	): ElementProperties[Name] {
		const { usual, read, attribute } = settings[name];
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
	 * Reports the wrong values since the last time.
	 * @internal
	 */
	protected reportWrong(report: Report): void {
		for (const wrong of this.#wrong.splice(0)) report(...wrong);
	}
}
