/** The element in templates of frameworks: its properties, attributes, and event listeners. */
import type { BoardEventMap } from "./events.ts";
import type { ElementProperties } from "./properties.ts";
import type { settings } from "./settings.ts";

/** A property's value, or its attribute's text; none is the default. */
type Given<Value> =
	| Value
	| (string extends Value ? number : never)
	| (number extends Value ? `${number}` : never)
	| null
	| undefined;

type Attribute<Name extends keyof typeof settings> = Extract<
	(typeof settings)[Name]["attribute"],
	string
>;

/** Properties under their own names, and under those of their attributes. */
export type BoardMarkup = {
	[Name in keyof ElementProperties]?: Given<ElementProperties[Name]>;
} & {
	[Name in keyof ElementProperties as Attribute<Name>]?: Given<ElementProperties[Name]>;
};

/** Listeners as React and Svelte name them: `onmove`, `ongive-up`. */
export type BoardListeners = {
	[Name in keyof BoardEventMap as `on${Name}`]?: ((event: BoardEventMap[Name]) => void) | undefined;
};

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
	? `${First}${Capitalize<Rest>}`
	: Name;

/** Listeners as Vue names them: `onMove`, `onGiveUp`. */
export type VueListeners = {
	[Name in keyof BoardEventMap as `on${Capitalize<Camel<Name>>}`]?: BoardListeners[`on${Name}`];
};
