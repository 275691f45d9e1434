/** The frame and the live parts of the tutorial, in English. */
import type { Tag } from "../languages.ts";
import { numberWriter } from "../shared.ts";
import { backwards } from "./learn/backwards.ts";
import { board } from "./learn/board.ts";
import { crossingPawn } from "./learn/crossing-pawn.ts";
import { distance } from "./learn/distance.ts";
import { draws } from "./learn/draws.ts";
import { fast } from "./learn/fast.ts";
import { listOf } from "./learn/list.ts";
import { noLimit } from "./learn/no-limit.ts";
import { token } from "./learn/token.ts";

// Not from board.ts: the widget brings its many words.
const number = numberWriter("en");

export const tutorial = {
	tag: "en" as Tag,
	/** Between two sentences. */
	betweenSentences: " ",
	fullStop: ".",
	/** The name of the texts' files. */
	source: "en",
	/** The folder of the pages, with a slash; empty for the default language. */
	folder: "",
	contents: "Contents",
	/** The two ways to learn, above the tutorial's first page. */
	doors: {
		heading: "Ways to learn",
		win: "How to win",
		lessons: (count: number) => `${number(count)} short lessons, by hand. No code.`,
		how: "How it is solved",
		programmers: "The method and its programs. For programmers.",
	},
	/** Below a board in the text. */
	take: {
		heading: "Embed or download this board",
		note: "Paste the tag into a page of yours that loads catchmate.css and widget.js, or use the picture.",
		picture: "Picture (SVG)",
		guide: "Author’s guide",
	},
	/** On the buttons that copy. */
	copying: {
		tag: "Copy the tag",
		program: "Copy the program",
		leetcode: "Copy for LeetCode",
		copied: "Copied ✓",
		/** If the browser refuses to copy; the page then selects the text. */
		refused: "Not allowed: copy the selected text.",
	},
	/** A question in the text. */
	ask: {
		answer: "Answer",
		check: "Check",
		yours: "Your answer",
		right: "Right.",
		/** Before the hint of the question. */
		wrong: "Not right.",
	},
	/** The count of plies beside a board, and the outcome that the reader should keep. */
	plies: {
		count: (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"} played.`,
		kept: {
			win: {
				start: "You can win.",
				open: "You can still win.",
				slip: "That gave the win away. Undo takes moves back.",
			},
			draw: {
				start: "Try to win.",
				open: "Still a draw.",
				slip: "That gave the draw away: now you lose. Take the move back and try again.",
			},
		},
		over: "The game is over.",
	},
	/** For a live part after a failure of the solver. */
	trouble: { failed: "The solver has failed.", again: "Try again" },
	/** The reading time of a chapter. */
	minutes: (count: number) => `${number(count)} min`,
	/** On the first page: for new readers, and for returning ones. */
	begin: (chapter: string) => `Begin with “${chapter}”`,
	goOn: (chapter: string) => `Go on with “${chapter}”`,
	/** Lists of short words, with "and" and with "or". */
	list: (words: readonly string[]) => listOf(words),
	either: (words: readonly string[]) => listOf(words, "or"),
	/** The outcome of a position for the side to move. */
	outcomes: { win: "won", draw: "draw", loss: "lost" },
	/** The buttons of code stepped line by line. */
	steps: { first: "First", back: "Back", next: "Next", last: "Last", table: "Known so far" },
	...backwards,
	...noLimit,
	...distance,
	...draws,
	...token,
	...board,
	...crossingPawn,
	...fast,
};

export type TutorialWords = Readonly<typeof tutorial>;
