/** The list of all that the page shows around the board: a new panel is a line here. */
import { nothing, type TemplateResult } from "lit/html.js";
import { moves } from "./analysis/moves.ts";
import { analysis, statistics } from "./analysis/panel.ts";
import { record } from "./analysis/record.ts";
import type { Context } from "./context.ts";
import type { Activity } from "./frame/frame.ts";
import { activities, header } from "./frame/header.ts";
import { help, invitation, sizes } from "./learn/view.ts";
import { setup, shelf } from "./library/view.ts";
import { lastMove, players, typed } from "./play/view.ts";
import { puzzles } from "./puzzles/view.ts";
import { comparison, rulesLab } from "./rules/panels.ts";
import { linkFailure, share } from "./share/view.ts";
import { judge } from "./text/view.ts";

interface Panel {
	/** The id of the panel's element. One that the document does not have is made, beside the board, in the order of the list. */
	readonly id: string;
	readonly view: (context: Context) => TemplateResult | typeof nothing;
	/** The activities in which it is shown; all without it. */
	readonly activities?: readonly Activity[];
	/** Whether it always tells values, and so is hidden where none may be told. */
	readonly tellsValues?: boolean;
}

/** The tools that change the board, as soon as their script is there. */
const edit: Panel["view"] = (context) => context.tools.script?.view(context) ?? nothing;

/** A puzzle stands alone, with a link and a text of its own. */
const notPuzzles: readonly Activity[] = ["analyse", "play", "edit"];

export const panels: readonly Panel[] = [
	{ id: "header", view: header },
	{ id: "activities", view: activities },
	{ id: "invitation", view: invitation },
	{ id: "link-failure", view: linkFailure },
	{ id: "last-move", view: lastMove, activities: ["play"] },
	{ id: "puzzles", view: puzzles, activities: ["puzzle"] },
	{ id: "setup", view: setup, activities: notPuzzles },
	{ id: "edit", view: edit, activities: ["edit"] },
	{ id: "rules-lab", view: rulesLab, activities: ["edit"] },
	{ id: "players", view: players, activities: ["play"] },
	{ id: "moves", view: moves, activities: ["analyse", "play"] },
	{ id: "typed", view: typed, activities: ["analyse", "play"] },
	{ id: "analysis", view: analysis, activities: ["analyse"] },
	{ id: "comparison", view: comparison, activities: ["analyse", "edit"] },
	{ id: "record", view: record, activities: ["analyse", "play"] },
	{ id: "judge", view: judge, activities: notPuzzles, tellsValues: true },
	{ id: "share", view: share, activities: notPuzzles },
	{ id: "statistics", view: statistics, activities: ["analyse"] },
	{ id: "sizes", view: sizes, activities: ["analyse", "edit"] },
	{ id: "help", view: help },
	{ id: "library", view: shelf("games") },
	{ id: "gallery", view: shelf("boards") },
];
