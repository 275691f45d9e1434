/** Editing: gives the board its tools, once they are loaded. */
import { effect } from "@preact/signals-core";
import { nothing, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { Frame } from "../shell/frame.ts";
import { Lazy } from "../shell/lazy.ts";
import type { EditTools } from "./tools.ts";

/** What is loaded when a board is first edited: the tools, and their panel. */
const content = new Lazy(() => import("./view.ts"));

export class Edit {
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	#tools: EditTools | null = null;

	constructor(board: CatchmateBoard, frame: Frame) {
		this.#board = board;
		this.#frame = frame;
	}

	get #loaded(): EditTools | null {
		const { module } = content;
		if (module !== null) this.#tools ??= new module.EditTools(this.#board, this.#frame);
		return this.#tools;
	}

	follow(): void {
		effect(() => {
			const tools = this.#frame.activity === "edit" ? this.#loaded : null;
			const pen = tools?.pen ?? null;
			if (this.#board.pen !== pen) this.#board.pen = pen;
			this.#board.classList.toggle("is-brushed", tools?.isFingerBrush.value ?? false);
		});
	}

	/** The panel of the tools. */
	panel(words: PageWords): TemplateResult | typeof nothing {
		return content.draw(words, ({ edit }) => {
			const tools = this.#loaded;
			return tools ? edit({ board: this.#board, frame: this.#frame, words, tools }) : nothing;
		});
	}
}
