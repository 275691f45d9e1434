/** Loads the editing tools, and gives them to the board while it is edited. */
import { effect } from "@preact/signals-core";
import type { CatchmateBoard } from "../../element/element.ts";
import type { PageState } from "../shell/page-state.ts";
import type { EditTools } from "./tools.ts";

/** The loader of the tools. */
interface Loader {
	readonly module: { readonly EditTools: typeof EditTools } | null;
}

export class Edit {
	readonly #board: CatchmateBoard;
	readonly #page: PageState;
	readonly #loader: Loader;
	#tools: EditTools | null = null;

	constructor(board: CatchmateBoard, page: PageState, loader: Loader) {
		this.#board = board;
		this.#page = page;
		this.#loader = loader;
	}

	/** Null before they are loaded; reading starts the load. */
	get tools(): EditTools | null {
		const { module } = this.#loader;
		if (module !== null) this.#tools ??= new module.EditTools(this.#board, this.#page);
		return this.#tools;
	}

	follow(): void {
		effect(() => {
			const tools = this.#page.activity === "edit" ? this.tools : null;
			const pen = tools?.pen ?? null;
			if (this.#board.pen !== pen) this.#board.pen = pen;
			this.#board.classList.toggle("is-brushed", tools?.isFingerBrush.value ?? false);
		});
	}
}
