/** Hunting for hard boards, in English. */
import type { HuntGoal } from "catchmate/workshop";
import { plies } from "./vocabulary.ts";

const goals: Readonly<Record<HuntGoal, string>> = {
	longest: "The longest forced win",
	"fewest-saves": "Only one winning move each turn",
	zugzwang: "A mutual zugzwang",
	"only-draw": "A single move that draws",
};

export const hunt = {
	/** The heading of the panel. */
	name: "Hunt for hard boards",
	about:
		"Changes a board again and again and solves each one, to find the hardest. It runs on your device.",
	goal: "Goal",
	goals,
	rows: "Rows",
	columns: "Columns",
	/** The size of square boards, or the number of points of graphs. */
	size: "Size",
	oneSize: "Boards of this game have one size.",
	obstacles: "Obstacles at first, %",
	start: "Start the hunt",
	stop: "Stop the hunt",
	running: "The hunt is on.",
	stopped: "The hunt has ended. Take the board, or start another hunt.",
	none: "The hunt has ended without a suitable board. Try another size or goal.",
	tried: (boards: number): string =>
		boards === 1 ? "1 board tried" : `${boards.toLocaleString("en")} boards tried`,
	worth: (goal: HuntGoal, score: number): string => {
		switch (goal) {
			case "longest":
				return `Forced win in ${plies(score)}`;
			case "fewest-saves":
				return `Win with ${score} ${score === 1 ? "turn" : "turns"} where only one move wins`;
			case "zugzwang":
				return `Mutual zugzwang, lost in ${plies(score)}`;
			case "only-draw":
				return `One move draws, any other loses in ${plies(score)} or more`;
		}
	},
	analyse: "Analyse",
	play: "Play",
};

export type HuntWords = Readonly<typeof hunt>;
