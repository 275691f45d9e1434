/** Links and what can be taken along, in English. */
import { number } from "./en.ts";
import type { ShareWords } from "./share-words.ts";

const faults: Readonly<Record<Parameters<ShareWords["fault"]>[0], string>> = {
	malformed: "it has a character that no link has, or lacks some",
	version: "it is one of another version of Catchmate",
	checksum: "it was changed on its way: a character is wrong, missing or too many",
	unsound: "what it says is not a board of any game here",
	"too-long": "it is far too long",
	ply: "it shows a move that its game does not have",
	activity: "its ending after the board and the moves is unknown",
};

export const enShare: ShareWords = {
	heading: "Share",
	fault: (fault) => `This link does not work: ${faults[fault]}.`,
	tooLong: (length, most) =>
		`The text was not taken: it has ${number(length)} characters, and at most ${number(most)} are read.`,
	dismiss: "Dismiss",
	began: "This is the board as the game began.",
	hidden: "Hidden while you play without full hints",
	link: "Link to this board and its game",
	copyLink: "Copy link",
	picture: "Picture",
	withMarks: (hasValues) => (hasValues ? "With values and last move" : "With last move"),
	download: (format) => `Download ${format}`,
	record: "Game record",
	copyRecord: "Copy record",
	downloadRecord: "Download record",
	embed: "Embed in a page",
	embedNote: "Needs widget.js from the package beside the page.",
	copySnippet: "Copy snippet",
	noLink: "A link can name this board once it is sound.",
	head: {
		game: "Game:",
		board: "Board:",
		start: "Start:",
		result: "Result:",
		link: "Link:",
		input: "Judge input:",
		moves: "Moves, row,column-row,column:",
	},
	unfinished: "The game is not over.",
};
