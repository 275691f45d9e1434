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

// The words of boards are many, and come with the widget.
const number = numberWriter("en");

export const tutorial = {
	tag: "en" as Tag,
	/** Stands between a sentence and the next. */
	betweenSentences: " ",
	fullStop: ".",
	/** The name of the texts' files. */
	source: "en",
	/** The folder of its pages, with a slash; none for the language that the tutorial's address itself leads to. */
	folder: "",
	contents: "Contents",
	/** Of a board in the text. */
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
		copied: "Copied ✓",
		/** Where the browser does not let the page copy: what was to be copied is then selected. */
		refused: "Not allowed. Copy the selection.",
	},
	/** Of a question in the text. */
	ask: {
		answer: "Answer",
		check: "Check",
		yours: "Your answer",
		right: "Right.",
		/** Before the hint of the question. */
		wrong: "Not that.",
	},
	/** Of the plies of a game that are counted beside its board, and of what the reader has at first and should keep. */
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
	/** Of a live part that the solver has failed. */
	trouble: { failed: "The solver has failed.", again: "Try again" },
	/** How long a chapter takes to read. */
	minutes: (count: number) => `${number(count)} min`,
	/** On the first page, for a new reader, and for one who has been there. */
	begin: (chapter: string) => `Begin with “${chapter}”`,
	goOn: (chapter: string) => `Go on with “${chapter}”`,
	/** Names, or other short words, one after the other: all of them, and any of them. */
	list: (words: readonly string[]) => listOf(words),
	either: (words: readonly string[]) => listOf(words, "or"),
	/** Of a point or a position, for whoever is to move there. */
	outcomes: { win: "won", draw: "draw", loss: "lost" },
	/** Of code that is stepped line by line. */
	steps: { first: "First", back: "Back", next: "Next", last: "Last", table: "What is known" },
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
