/** The page in English: what it says besides what the element says. */
import { edges, en, side } from "./en.ts";
import { enEdit } from "./en-edit.ts";
import { enLearn } from "./en-learn.ts";
import { enPlay } from "./en-play.ts";
import { enShare } from "./en-share.ts";
import { enStudy } from "./en-study.ts";
import type { PageWords } from "./page-words.ts";

const games: Readonly<Record<string, string>> = {
	chase: "Chase",
	"crossing-pawn": "Crossing pawn",
};
const game = (id: string) => games[id] ?? id;

const presets: Readonly<Record<string, string>> = {
	"chase-sample": "Sample, 2 × 2",
	"chase-neighbours": "Neighbours, 5 × 5",
	"chase-corners-8": "Corner to corner, 8 × 8",
	"chase-middle-13": "Out of the middle, 13 × 13",
	"chase-shadow-8": "Diagonal neighbours, 8 × 8",
	"chase-corners-20": "Corner to corner, 20 × 20",
	"chase-longest-20": "The longest chase, 20 × 20",
	"crossing-sample": "Sample, five boards",
	"crossing-blocked": "Nowhere to go, 4 × 5",
	"crossing-gate": "Two gates, 3 × 3",
	"crossing-corner": "The corner, 3 × 3",
	"crossing-tie": "The open field, 5 × 5",
	"crossing-maze": "The long corridor, 9 × 9",
	"crossing-river": "The river, 10 × 9",
	"crossing-open": "The wide plain, 10 × 10",
	"crossing-longest-hunt": "The longest hunt, 10 × 10",
	"crossing-longest-crossing": "The longest crossing, 10 × 10",
	"crossing-zugzwang": "Whoever moves loses, 8 × 8",
	"crossing-pairs": "Nobody gets anywhere, 10 × 10",
};

const formats: Readonly<Record<string, string>> = {
	chase: "n r1 c1 r2 c2: an n × n board, White on row r1, column c1, Black on row r2, column c2.",
	"crossing-pawn":
		"id T, then T boards: n m and n rows of m characters. X is Black, O is Red (two of them), # an obstacle, a dot an empty square.",
};

const rules: Readonly<Record<string, string>> = {
	chase: "White moves one square, Black one or two in a line. Who lands on the other's piece wins.",
	"crossing-pawn":
		"Black steps up, left or right and wins on the top row. Red moves one of its two pieces a step and wins by catching Black or leaving it no move.",
};

export const enPage: PageWords = {
	...en,
	ownName: "English",
	title: "Catchmate: pursuit games, solved perfectly",
	perspective: (name) => `Values are for ${side(name)}, in plies to the end.`,
	tagline: "Pursuit games, solved perfectly",
	language: "Language",
	close: "Close",
	game,
	activities: { heading: "What to do", analyse: "Analyse", play: "Play", edit: "Edit" },
	setup: {
		heading: "Board",
		judge: "As text",
		game: "Game",
		rules: (gameId) => rules[gameId] ?? "",
		preset: "Ready-made boards",
		presetName: (id) => presets[id] ?? id,
		ownText: "Your own",
		text: "Judge input",
		format: (gameId) => formats[gameId] ?? "",
		solve: "Solve",
		copy: "Copy",
		fromBoard: "From board",
		answer: "Judge output",
		noAnswer: "Nothing yet",
		solving: "Solving …",
		copyInput: "Copy input",
		copyAnswer: "Copy output",
		boards: "Show board",
		switchTo: (gameId) => `This is a text of ${game(gameId)}: solve it as such`,
	},
	players: { heading: "Players", human: "Human", perfect: "Perfect" },
	record: {
		heading: "Record",
		start: "Start",
		ply: (name) => ["Ply", `${side(name)}:`],
		empty: "No move has been made.",
	},
	legend: {
		heading: "Legend",
		win: "the side to move wins",
		draw: "draw: no end can be forced",
		loss: "the side to move loses",
		unit: "Numbers are plies to the end of the game; one ply is one move by one side. Squares are row, column.",
		lastMove: "last move: left the dashed square for the bracketed one",
		piece: (name) => side(name),
		goal: (name, edge) => `the ${edges[edge]} is ${side(name)}'s goal`,
		keys: "Keys",
		keyList: [
			["←  →", "step through the game"],
			["Home  End", "first and last position"],
			["Space", "play a best move"],
			["N", "next mistake"],
			["Tab, then arrows", "walk over the board"],
			["Enter", "on the board: choose a piece, then its square"],
			["Esc", "let the piece go"],
			["Ctrl Z", "undo a move or a change of the board"],
			["Ctrl Shift Z", "make it again"],
			["?", "open this help"],
		],
	},
	study: enStudy,
	learn: enLearn,
	play: enPlay,
	edit: enEdit,
	share: enShare,
	pageNews: {
		"cannot-write":
			"A judge input cannot say this position: in one, the side that starts is to move, no square holds two pieces, and Chase has no obstacles.",
		copied: "Copied.",
		"copy-failed": "The browser did not allow copying.",
		"new-version": "There is a new version of this page: it comes with the next visit.",
	},
};
