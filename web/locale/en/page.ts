/** All words of the page, in English. */
import type { Streak } from "../../model/puzzle-progress.ts";
import { analysis } from "./analysis.ts";
import { comparison } from "./comparison.ts";
import { cops } from "./cops.ts";
import { detective } from "./detective.ts";
import { edit } from "./edit.ts";
import { element } from "./element.ts";
import { embed } from "./embed.ts";
import { end } from "./end.ts";
import { formats } from "./formats.ts";
import { game } from "./games.ts";
import { help } from "./help.ts";
import { hunt } from "./hunt.ts";
import { library } from "./library.ts";
import { play } from "./play.ts";
import { players } from "./players.ts";
import { puzzles } from "./puzzles.ts";
import { rules } from "./rules.ts";
import { setup, text } from "./setup.ts";
import { share } from "./share.ts";
import { topics } from "./topics.ts";
import {
	click,
	goalName,
	movesOfBoth,
	neverGoes,
	number,
	of,
	The,
	the,
	verb,
	wraps,
} from "./vocabulary.ts";

const makes = verb("makes", "make");

export const page = {
	...element,
	title: "Catchmate: pursuit games, solved perfectly",
	tagline: "Pursuit games, solved perfectly",
	/** Names the header's links, and what is seldom needed, in a fold. */
	more: "More",
	/** The button that changes the colours; its name is the current scheme. */
	schemes: {
		auto: "Colours: as the system",
		light: "Colours: light",
		dark: "Colours: dark",
	},
	/** The button that closes a dialog. */
	close: "Close",
	activities: {
		heading: "Places",
		analyse: "Analyse",
		play: "Play",
		puzzle: "Puzzles",
	},
	/** The tabs beside the board. */
	tabs: {
		heading: "Panels",
		play: "Players",
		puzzle: "Puzzles",
		edit: "Edit",
		moves: "Moves",
		explain: "Explain",
		text: "Text",
		share: "Share",
	},
	/** On a copy button after its press. */
	copied: "Copied ✓",
	/** Over a text that the browser refused to copy. */
	byHand: "The browser did not allow copying. Copy it from here:",
	/** The buttons beside a number. */
	stepper: {
		fewer: (what: string) => `${what}: one fewer`,
		more: (what: string) => `${what}: one more`,
	},
	game,
	setup,
	text,
	analysis,
	play,
	share,
	help: {
		...help,
		/** Before the first move. */
		greeting: {
			youAre: (name: string) => `You are ${the(name)}.`,
			/** For a side without an aim of its own. */
			aim: "Can you win it?",
			/** A side's aim, beside the other side's. */
			sideAim: (name: string, aim: string) =>
				`${The(name)}: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}`,
			/** The page's description. */
			tagline: "Small pursuit games, solved by your browser.",
			/** The way on for a returning solver. */
			streakLink: ({ days, isTodayOver }: Streak) =>
				`${days === 0 ? "Welcome back" : `${days}-day streak`} · ${isTodayOver ? "Continue the path" : "Puzzle of the day"}`,
			/** Opens the last visit's game. */
			resume: "Go on with your game",
			invite: "It is your move. “Who wins?” tells you how it ends, and why.",
			/** The button for the verdict. */
			who: "Who wins?",
		},
		/** The card before the first move. */
		invitation: {
			solving: "Working out who wins.",
			win: (distance: number | null, name: string) =>
				distance === null
					? `It can be won. ${The(name)} ${makes(name)} no mistakes.`
					: `It takes ${movesOfBoth(distance)}. ${The(name)} ${makes(name)} no mistakes.`,
			/** `kept` of `all` moves hold the draw. */
			draw: (kept: number, all: number) =>
				kept === all
					? "Neither side can force a win: a draw, if nobody errs."
					: kept === 1
						? `A draw, if nobody errs. Only one of ${number(all)} moves holds it.`
						: "A draw, if nobody errs. One slip decides it.",
			over: "This game is over: choose another board.",
			play: (name: string) => `Play as ${the(name)}`,
			why: "Show me why",
		},
		/** Links to more activities. */
		ways: {
			heading: "More to do",
			win: "How to win",
			puzzle: "Puzzle of the day",
			games: "All games",
			/** At the foot of the first screen, for authors and contestants. */
			site: "For your site",
			contests: "For contests: P4576, P6560, P9169",
		},
		name: "Help",
		/** The legend of the marks on the board. */
		marks: {
			heading: "Legend",
			win: "wins",
			draw: "draws",
			loss: "loses",
			/** Explains the numbers beside the outcomes. */
			number: "number: plies (single moves) left",
			numberInPlay: "number: moves left to make",
			movable: `${click} or drag`,
			target: "can go here",
			targetPiece: "can go onto this piece",
			lastMove: "last move",
			goal: (name: string) => `${of(name)} goal`,
			/** The name is null for both sides. */
			goalSquare: (name: string | null, id: string) =>
				`${goalName(id)}${name === null ? "both sides'" : of(name)} goal`,
			closed: (name: string) => `closed to ${the(name)}`,
			sideWay: (name: string) => `${the(name)} only`,
			sideHead: (name: string) => `this way ${the(name)} only`,
			neverGoes,
			wraps,
			oneWay: "one way",
			obstacle: "obstacle",
		},
	},
	/** The tutorial. */
	learn: {
		name: "Learn",
		/** Its folder, beside the page. */
		folder: "learn/",
	},
	detective,
	edit,
	embed,
	end,
	formats,
	hunt,
	cops,
	library,
	players,
	puzzles,
	rules: { heading: "Rules", compare: "Compare rules", form: rules, comparison },
	topics,
	/** For a module of the page that could not be loaded. */
	notLoaded: {
		text: "This part of the page could not be loaded. Check your connection. If it works, the page may have been updated: reload it.",
		again: "Try again",
	},
	pageNews: {
		copied: "Copied.",
		"copy-failed": "The browser did not allow copying.",
		"not-kept": "The browser cannot save: progress and settings last only for this visit.",
		"new-version": "A new version is ready. You get it on your next visit.",
	},
};

/** The words of the page, including the element's. */
export type PageWords = Readonly<typeof page>;

export type PageNotice = keyof PageWords["pageNews"];
