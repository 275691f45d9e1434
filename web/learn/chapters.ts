/** The chapters of the tutorial, in their order. Each is a folder: its text in every language, its facts, its live parts. */
export const chapters = [
	"token",
	"backwards",
	"distance",
	"draws",
	"board",
	"crossing-pawn",
	"no-limit",
	"fast",
] as const;

export type Chapter = (typeof chapters)[number];
