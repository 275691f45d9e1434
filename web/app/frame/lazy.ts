/** Panels that scripts of their own draw, each loaded when its tab is first opened: few readers open them all. */
import { nothing, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Context } from "../context.ts";
import { type PageFailure, pageFailureOf, pageFailureText } from "../failure.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import { errorBox } from "./error.ts";
import type { Frame, Tab } from "./frame.ts";

/** The panels: each has the name of its script, and of its tab. */
const names = ["share"] as const satisfies readonly Tab[];
type Name = (typeof names)[number];

/** What draws a panel. */
export type PanelScript = (context: Context) => TemplateResult | typeof nothing;

/** What draws each panel, or why that cannot be had; nothing for one that has not been opened. */
export type LazyState = Partial<
	Readonly<Record<Name, PanelScript | { readonly failure: PageFailure }>>
>;

export class LazyPanels {
	readonly #slice: Slice<LazyState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	#tab: Tab | null = null;

	constructor(slice: Slice<LazyState>, board: CatchmateBoard, frame: Frame) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
	}

	/** Follows the tab that is open: loads what draws its panel, after a failure again when it is opened again. */
	follow(tab: Tab): void {
		const isOpened = tab !== this.#tab;
		this.#tab = tab;
		const name = names.find((each) => each === tab);
		if (isOpened && name !== undefined && typeof this.#slice.state[name] !== "function") {
			void this.#load(name);
		}
	}

	async #load(name: Name): Promise<void> {
		try {
			this.#slice.set({ [name]: await loadScript(name) });
		} catch (error) {
			const failure = pageFailureOf(error);
			this.#slice.set({ [name]: { failure } });
			this.#board.announce(pageFailureText(this.#frame.words, failure).message, true);
		}
	}
}

/** Draws such a panel, or says why that cannot be done. */
export const lazy =
	(name: Name): PanelScript =>
	(context) => {
		const script = context.state.lazy[name];
		return script === undefined
			? nothing
			: typeof script === "function"
				? script(context)
				: errorBox(pageFailureText(context.words, script.failure).message);
	};
