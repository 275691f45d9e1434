/** A script of its own, which is loaded when a board is first edited: it draws the tools, and changes graphs. */
import type { nothing, TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../board/edit.ts";
import type { Pen } from "../../board/pen.ts";
import type { Context } from "../context.ts";
import { giveScript } from "../script.ts";
import styles from "./edit.css";
import { PointPen, WayPen } from "./graph-pen.ts";
import { playOn, randomGraph } from "./graphs.ts";
import type { EditTools } from "./tools.ts";
import { edit } from "./view.ts";

export class EditScript {
	view(context: Context): TemplateResult | typeof nothing {
		return edit(context);
	}

	/** The tools that change a graph on the board. */
	pens(tools: EditTools): { readonly points: Pen; readonly ways: Pen } {
		return { points: new PointPen(tools), ways: new WayPen(tools) };
	}

	/** Puts the pieces of a game on a graph that a seed decides. @param density from 0 to 1 */
	randomGraph(problem: BoardProblem, points: number, density: number, seed: number): BoardProblem {
		return playOn(problem, randomGraph(points, density, seed));
	}
}

giveScript("edit", new EditScript(), styles);
