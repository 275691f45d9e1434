/** What a reader has chosen to see of the analysis. */
import { signal } from "@preact/signals-core";
import type { Move, Position, Table } from "catchmate";
import type { Piece } from "../../model/position.ts";
import type { GameRecord } from "../../model/record.ts";

/** The topics that explain a position; at most one is open. */
export const explanations = ["why", "what-if", "watch"] as const;
type Explanation = (typeof explanations)[number];

/** Topics that are shown on the board while they are open: the explanations, and best play. */
export type Topic = Explanation | "line";

interface MovesAt {
	readonly position: Position;
	readonly moves: readonly Move[];
}

export class Choices {
	/** The open explanation. A tab opens with its first thing done. */
	readonly explanation = signal<Explanation | null>("why");
	/** Whether best play is open. */
	readonly isLineOpen = signal(false);
	/** Whether the reader points at best play, or has the keyboard there. */
	readonly isAtLine = signal(false);
	/** The tab whose topic is shown on the board, even while another tab such as "share" is open. */
	protected readonly explains = signal<"moves" | "explain">("moves");
	/** The piece to map; null before one was chosen. */
	readonly piece = signal<Piece | null>(null);
	/** Whether the map has the other side to move; null before that was chosen. */
	readonly isSwapped = signal<boolean | null>(null);
	/** How many plies of a position's line the reader looks ahead; null before a choice. */
	readonly look = signal<{ readonly position: Position; readonly ply: number } | null>(null);
	/** The row pointed at; null for none. */
	readonly pointed = signal<MovesAt | null>(null);
	/** Whether two moves are compared. */
	readonly isCompared = signal(false);
	/** Those that were pinned for that. */
	readonly pinned = signal<MovesAt | null>(null);
	/** The lines of the game that are not on the board. */
	readonly variations = signal<readonly GameRecord[]>([]);
	/** The solve that is watched, and the distance shown in plies; null if none is. */
	protected readonly watch = signal<{ readonly table: Table; readonly distance: number } | null>(
		null,
	);
	readonly isPlaying = signal(false);
	/** Whether the statistics are open. */
	readonly isCounted = signal(false);
	/** Whether their numbers are open as a table. */
	readonly isTabled = signal(false);

	/** The topic shown on the board; null for none. */
	get topic(): Topic | null {
		return this.explains.value === "explain"
			? this.explanation.value
			: this.isLineOpen.value
				? "line"
				: null;
	}

	/** The distance up to which the solve of a table is watched, in plies. */
	distanceIn(table: Table): number {
		const watch = this.watch.value;
		return watch?.table === table ? watch.distance : 0;
	}
}
