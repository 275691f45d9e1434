/** What the page says where games are played. */
import type { Grade } from "../element/state.ts";

export interface PlayWords {
	readonly fallible: string;
	readonly sight: string;
	readonly plies: (count: number) => string;
	/** Of a side below perfect: what its sight means. */
	readonly sightNote: string;
	readonly traps: string;
	readonly trapsNote: string;
	readonly newGame: string;
	readonly swapSides: string;
	readonly lastMove: string;
	/** Said when values are hidden from now on. */
	readonly secret: string;

	readonly hints: {
		readonly heading: string;
		readonly off: string;
		readonly staged: string;
		readonly full: string;
		/** What each choice means. */
		readonly notes: Readonly<Record<"off" | "staged" | "full", string>>;
	};

	readonly grade: (grade: Grade) => string;
	readonly takeBack: string;
	/** Said when a position stands again; the element shows that, and the page what can be done. */
	readonly repeated: (times: number) => string;
	readonly offer: string;
	readonly goOn: string;
	readonly callDraw: string;
	readonly drawn: string;

	readonly scores: {
		readonly heading: string;
		readonly side: (game: string, side: string) => string;
		readonly columns: readonly [
			side: string,
			won: string,
			drawn: string,
			lost: string,
			perfect: string,
		];
		/** How many games were played perfectly, of those of which it is known. */
		readonly perfect: (count: number, graded: number) => string;
	};

	readonly typed: {
		readonly label: string;
		readonly play: string;
		/** What may be typed; a pass only where one is ever legal. */
		readonly help: (canPass: boolean) => string;
		readonly errors: Readonly<
			Record<"unreadable" | "illegal" | "ambiguous" | "not-playable" | "game-over", string>
		>;
	};
}
