/** Links, pictures, records, and the faults of links and texts, in English. */
import type { CodeErrorCode } from "catchmate";
import type { Ground } from "../../model/graph.ts";
import { number } from "./vocabulary.ts";

/** The fault of a link: in its code, or after it. */
export type LinkFault = CodeErrorCode | "too-long" | "ply" | "activity";

const incomplete = "This link is incomplete. Ask for it again.";

const faults: Readonly<Record<LinkFault, string>> = {
	malformed: incomplete,
	checksum: incomplete,
	ply: incomplete,
	activity: incomplete,
	invalid: "This link fits no game of Catchmate.",
	version: "This link comes from another version of Catchmate. Reload the page, then try it again.",
	"too-large": "The board or the game of this link is too large for Catchmate.",
	"too-long": "This link is too long for Catchmate.",
};

export const share = {
	heading: "Share",
	fault: (fault: LinkFault) => faults[fault],
	noPuzzle: (number: number) => `There is no puzzle ${number}.`,
	tooLong: (length: number, most: number) =>
		`The text is too long: ${number(length)} characters, the limit is ${number(most)}.`,
	dismiss: "Dismiss",
	/** For a judge input after moves on its board. */
	began: "This is the board at the start of the game.",
	link: "Link to this board and game",
	copyLink: "Copy link",
	picture: "Picture",
	copyPicture: "Copy image",
	/** While values are hidden, pictures show none either. */
	withMarks: (hasValues: boolean): string =>
		hasValues ? "With values and last move" : "With last move",
	/** `most` is the largest number of arrows. */
	withLine: (most: number) => `With best play, up to ${most} numbered arrows`,
	download: (format: string) => `Download ${format}`,
	record: "Game record",
	copyRecord: "Copy record",
	copyGameText: "Copy board and moves as text",
	downloadRecord: "Download record",
	embed: "Embed in a page",
	/** For a board without a code. */
	noLink: "There is no link until the board is valid.",
	/** The labels of a written record. */
	head: {
		game: "Game:",
		board: "Board:",
		/** Above values. */
		unit: "Unit: ply, a move of one side, as judges count",
		start: "Start:",
		result: "Result:",
		link: "Link:",
		input: "Judge input:",
		moves: ({ graph }: Ground): string =>
			graph === undefined ? "Moves, row,column-row,column:" : "Moves, point-point:",
	},
	unfinished: "The game is not over.",
};
