/** Everything that the page says, in English. */
import { analysis } from "./analysis.ts";
import { board } from "./board.ts";
import { game } from "./games.ts";
import { play } from "./play.ts";
import { setup, text } from "./setup.ts";
import { share } from "./share.ts";

export const page = {
	...board,
	/** The language's name in itself. */
	nativeName: "English",
	title: "Catchmate: pursuit games, solved perfectly",
	tagline: "Pursuit games, solved perfectly",
	language: "Language",
	/** Of a dialog. */
	close: "Close",
	activities: {
		...{ heading: "What to do", analyse: "Analyse", play: "Play", edit: "Edit" },
		puzzle: "Puzzles",
	},
	/** Of the panels beside the board. */
	tabs: {
		heading: "Beside the board",
		play: "Players",
		puzzle: "Puzzles",
		edit: "Edit",
		moves: "Moves",
		explain: "Explain",
		text: "Text",
		share: "Share",
	},
	/** On a button that has just copied something. */
	copied: "Copied ✓",
	/** The buttons beside a number. */
	stepper: {
		fewer: (what: string) => `${what}: one fewer`,
		more: (what: string) => `${what}: one more`,
	},
	game,
	...{ setup, text, analysis, play, share },
	help: {
		/** The first steps, for a person who has not made a move yet. */
		invitation: "Drag a piece to try a move. Edit changes the board; Play begins a game.",
		name: "Help",
	},
	rules: {
		heading: "Rules",
		comparison: "Compare rules",
	},
	/** Why a part of the page cannot be opened that is loaded when it is asked for. */
	scriptFaults: {
		unreachable: "This part of the page could not be loaded. Check the connection and try again.",
		"other-version": "The page has been updated: reload it to go on.",
	},
	pageNews: {
		copied: "Copied.",
		"copy-failed": "The browser did not allow copying.",
		"new-version": "There is a new version of this page: it comes with the next visit.",
	},
};
