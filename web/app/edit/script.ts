/** The editing script, loaded when a board is first edited: it contains the tools and draws them. */

import { PointPen, WayPen } from "../../board/graph-pen.ts";
import type { Pen } from "../../board/pen.ts";
import { firstBoard } from "../../model/random-board.ts";
import type { Slice } from "../../model/store.ts";
import type { PageParts } from "../kernel/parts.ts";
import { giveScript } from "../kernel/script.ts";
import { EditTools } from "./commands.ts";
import styles from "./edit.css";
import type { EditState } from "./state.ts";
import { edit } from "./view.ts";

/** The tools, and the pens for graphs. */
interface Begun {
	readonly tools: EditTools;
	readonly pens: { readonly points: Pen; readonly ways: Pen };
}

export class EditScript {
	#begun: Begun | null = null;
	readonly view = edit;
	readonly firstBoard = firstBoard;

	/** Starts the tools; called once. */
	begin(slice: Slice<EditState>, on: Omit<PageParts, "words">): Begun {
		if (this.#begun === null) {
			const tools = new EditTools(slice, on);
			this.#begun = { tools, pens: { points: new PointPen(tools), ways: new WayPen(tools) } };
		}
		return this.#begun;
	}
}

declare module "../kernel/script.ts" {
	interface Scripts {
		readonly edit: EditScript;
	}
}

giveScript("edit", new EditScript(), styles);
