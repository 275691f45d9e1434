/** What the page says besides what the element says. */
import type { Edge } from "catchmate";
import type { EditWords } from "./edit-words.ts";
import type { LearnWords } from "./learn-words.ts";
import type { PlayWords } from "./play-words.ts";
import type { ShareWords } from "./share-words.ts";
import type { StudyWords } from "./study-words.ts";
import type { Words } from "./words.ts";

export type PageNotice = "cannot-write" | "copied" | "copy-failed" | "new-version";

export interface PageWords extends Words {
	/** The language's name in itself. */
	readonly ownName: string;
	readonly title: string;
	/** Whose values stand beside the moves. */
	readonly perspective: (side: string) => string;
	readonly tagline: string;
	readonly language: string;
	/** Of a dialog. */
	readonly close: string;
	readonly game: (id: string) => string;

	readonly activities: {
		readonly heading: string;
		readonly analyse: string;
		readonly play: string;
		readonly edit: string;
	};

	readonly setup: {
		readonly heading: string;
		readonly judge: string;
		readonly game: string;
		/** How a game is played and won, in a sentence or two; the empty text for a game that the page has never heard of. */
		readonly rules: (gameId: string) => string;
		readonly preset: string;
		readonly presetName: (id: string) => string;
		readonly ownText: string;
		readonly text: string;
		/** What the format of a game looks like; the empty text for a game that the page has never heard of. */
		readonly format: (gameId: string) => string;
		readonly solve: string;
		readonly copy: string;
		readonly fromBoard: string;
		readonly answer: string;
		readonly noAnswer: string;
		readonly solving: string;
		readonly copyInput: string;
		readonly copyAnswer: string;
		readonly boards: string;
		readonly switchTo: (gameId: string) => string;
	};

	readonly players: {
		readonly heading: string;
		readonly human: string;
		readonly perfect: string;
	};

	readonly record: {
		readonly heading: string;
		readonly start: string;
		/** What stands before and after a ply's number, to be heard only. */
		readonly ply: (side: string) => readonly [before: string, after: string];
		readonly empty: string;
	};

	readonly legend: {
		readonly heading: string;
		readonly win: string;
		readonly draw: string;
		readonly loss: string;
		readonly unit: string;
		readonly lastMove: string;
		readonly piece: (side: string) => string;
		readonly goal: (side: string, edge: Edge) => string;
		readonly keys: string;
		readonly keyList: readonly (readonly [keys: string, meaning: string])[];
	};

	readonly study: StudyWords;
	readonly learn: LearnWords;

	readonly play: PlayWords;

	readonly edit: EditWords;

	readonly share: ShareWords;

	readonly pageNews: Readonly<Record<PageNotice, string>>;
}
