/** The chapters of the tutorial, in order. Each is a folder with its texts, facts and interactive parts. */
export const chapters = [
	"token",
	"backwards",
	"distance",
	"draws",
	"board",
	"crossing-pawn",
	"no-limit",
	"fast",
	"ladder",
] as const;

export type Chapter = (typeof chapters)[number];
