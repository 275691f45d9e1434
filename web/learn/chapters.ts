/** The chapters of the tutorial, in order. Each is a folder with its texts, facts and interactive parts. */
export const chapters = [
	"token",
	"backwards",
	"distance",
	"draws",
	"board",
	"ladder",
	"crossing-pawn",
	"no-limit",
	"fast",
	"beyond",
] as const;

export type Chapter = (typeof chapters)[number];

/** The mistakes in the chapter on crossing pawn, by their ids in the game's list. */
export const classicMistakes = [
	"shares-red",
	"moves-as-other-black",
	"stuck-draws",
	"meeting-red",
	"hurries",
	"rounds",
	"cap-squares",
	"byte",
] as const;

export type ClassicMistake = (typeof classicMistakes)[number];
