/** The list of all that the page shows around the board: a new panel is a line here. */
import { nothing, type TemplateResult } from "lit/html.js";
import { moves } from "./analysis/moves.ts";
import { analysis, bestPlay, statistics } from "./analysis/panel.ts";
import { record } from "./analysis/record.ts";
import type { Context } from "./context.ts";
import { type Activity, type Tab, tabsOf } from "./frame/frame.ts";
import { header } from "./frame/header.ts";
import { lazy } from "./frame/lazy.ts";
import { tabBar } from "./frame/tabs.ts";
import { legend } from "./help/legend.ts";
import { help } from "./help/view.ts";
import { invitation } from "./invitation/view.ts";
import { rules, setup, shelf } from "./library/view.ts";
import { lastMove, players, typed } from "./play/view.ts";
import { puzzles } from "./puzzles/view.ts";
import { comparison, isComparable, rulesLab } from "./rules/panels.ts";
import { linkFailure } from "./share/link-failure.ts";
import { judge } from "./text/view.ts";

interface Panel {
	/** The id of the panel's element. That of a panel in a tab is made, in the order of the list. */
	readonly id: string;
	readonly view: (context: Context) => TemplateResult | typeof nothing;
	/** The tab that it is in, and with that in the activities that have the tab. */
	readonly tab?: Tab;
	/** The activities in which it is shown; all without it. */
	readonly activities?: readonly Activity[];
	/** Whether it always tells values, and so is hidden where none may be told. */
	readonly tellsValues?: boolean;
	/** Whether there is anything for it to show; always without it. */
	readonly isNeeded?: (context: Context) => boolean;
}

/** The tools that change the board, as soon as their script is there. */
const edit: Panel["view"] = (context) => context.tools.script?.view(context) ?? nothing;

/** A puzzle stands alone, with a link and a text of its own. */
const notPuzzles: readonly Activity[] = ["analyse", "play", "edit"];

const tabs: Panel["view"] = (context) => tabBar(context, openTabs(context), openTab(context));

export const panels: readonly Panel[] = [
	{ id: "header", view: header },
	{ id: "rules", view: rules },
	{ id: "legend", view: legend },
	{ id: "link-failure", view: linkFailure },
	{ id: "last-move", view: lastMove, activities: ["play"] },
	{ id: "setup", view: setup, activities: notPuzzles },
	{ id: "tabs", view: tabs, activities: notPuzzles },
	{ id: "puzzles", view: puzzles, tab: "puzzle" },
	{ id: "players", view: players, tab: "play" },
	{ id: "edit", view: edit, tab: "edit" },
	{ id: "rules-lab", view: rulesLab, tab: "edit" },
	{ id: "moves", view: moves, tab: "moves" },
	{ id: "best-play", view: bestPlay, tab: "moves", activities: ["analyse"] },
	{ id: "typed", view: typed, tab: "moves" },
	{ id: "record", view: record, tab: "moves" },
	{ id: "invitation", view: invitation, tab: "moves", activities: ["analyse"] },
	{ id: "analysis", view: analysis, tab: "explain", activities: ["analyse"] },
	{ id: "statistics", view: statistics, tab: "explain", activities: ["analyse"] },
	{ id: "comparison", view: comparison, tab: "explain", isNeeded: isComparable },
	{ id: "judge", view: judge, tab: "text", tellsValues: true },
	{ id: "share", view: lazy("share"), tab: "share" },
	{ id: "help", view: help },
	{ id: "library", view: shelf("games") },
	{ id: "gallery", view: shelf("boards") },
];

/** Whether a panel has something to show, in its tab where it is in one. */
export function isFilled(panel: Panel, context: Context): boolean {
	const { play, state } = context;
	const { activity } = state.frame;
	const tabs: readonly Tab[] = tabsOf[activity];
	return (
		!(panel.tellsValues && play.isSecret) &&
		(panel.tab === undefined || tabs.includes(panel.tab)) &&
		(panel.activities?.includes(activity) ?? true) &&
		(panel.isNeeded?.(context) ?? true)
	);
}

/** The tabs that have something to show. */
function openTabs(context: Context): readonly Tab[] {
	const tabs: readonly Tab[] = tabsOf[context.state.frame.activity];
	return tabs.filter((tab) =>
		panels.some((panel) => panel.tab === tab && isFilled(panel, context)),
	);
}

/** The tab that is open: the one opened last, or the first where that has nothing to show. */
export function openTab(context: Context): Tab {
	const { frame } = context;
	return openTabs(context).includes(frame.tab) ? frame.tab : tabsOf[frame.state.activity][0];
}
