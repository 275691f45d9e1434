/**
 * What an author or a page sets on the element, all in one table. A property takes what its attribute's text may be, too; null and
 * undefined, which frameworks set where a value goes away, are the default. A wrong value counts as the default, and is reported.
 */
import type { Move, Square, SquareValue } from "catchmate";
import { obstacle } from "../model/features.ts";
import * as read from "./readers.ts";

export interface Setting<Value, Attribute = string | false | undefined> {
	readonly usual: Value;
	readonly read: read.Reader<Value>;
	/** The attribute's name, where it is not the property's; false for none. */
	readonly attribute: Attribute;
	/** Whether the element has an accessor of its own. */
	readonly isOwn: boolean;
}

const setting = <
	Value,
	const Usual,
	const Attribute extends string | false | undefined = undefined,
>(
	usual: Usual,
	reader: read.Reader<Value>,
	attribute?: Attribute,
	isOwn = false,
): Setting<Value | Usual, Attribute | undefined> => ({ usual, read: reader, attribute, isOwn });

/** All that can be set. */
export const settings = {
	game: setting(null, read.text),
	position: setting(null, read.text),
	puzzle: setting(null, read.puzzleNumber),
	moves: setting(null as readonly Move[] | null, read.moves),
	mode: setting("show", read.oneOf("show", "analyse", "play", "edit", "puzzle")),
	human: setting(null, read.words),
	hints: setting("auto", read.oneOf("auto", "off", "staged", "full")),
	controls: setting("auto", read.controls),
	page: setting(null, read.address),
	theme: setting("auto", read.oneOf("auto", "light", "dark")),
	ply: setting(null, read.plies),
	plyFrom: setting(null, read.plies, "ply-from"),
	plyTo: setting(null, read.plies, "ply-to"),
	loading: setting("eager", read.oneOf("eager", "lazy")),
	label: setting(null, read.text),
	ariaLabel: setting(null, read.text, "aria-label"),
	arrows: setting([], read.arrows),
	marks: setting([], read.marks),
	arrowsFrom: setting(null, read.plies, false),
	trails: setting([], read.trails, false),
	heat: setting([] as readonly SquareValue[], read.heat, false),
	brush: setting(obstacle, read.feature, false),
	pen: setting(null, read.pen, false),
	opponent: setting(null, read.opponent, false),
	problem: setting(null, read.problem, false, true),
	humans: setting(null, read.names, false, true),
	selected: setting(null as Square | null, read.square, false, true),
	pointed: setting(null as Move | null, read.move, false, true),
	paused: setting(false, read.flag, false, true),
} as const;

/** The same, in a list. */
export const allSettings = Object.entries(settings) as readonly [string, Setting<unknown>][];

/** The names of all attributes. */
export const attributeNames: readonly string[] = allSettings.flatMap(
	([name, { attribute = name }]) => (attribute === false ? [] : [attribute]),
);
