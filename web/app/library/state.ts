/** The state of the library's two dialogs. */
import type { LibraryGame } from "catchmate";
import type { BoardProblem } from "../../model/edit.ts";

export const shelves = ["games", "boards"] as const;
/** The name of a dialog. */
export type Shelf = (typeof shelves)[number];

export interface LibraryState {
	/** The open dialog; null for none. */
	readonly shelf: Shelf | null;
	/** Whether the games are shown under the first screen. */
	readonly isHome: boolean;
	/** The library's entries from the solver; empty before a dialog is opened. */
	readonly entries: readonly LibraryGame[];
	/** The text searched for. */
	readonly query: string;
	/** The boards in the pictures of each dialog, by card; empty before they are read. */
	readonly boards: Readonly<Record<Shelf, ReadonlyMap<string, BoardProblem>>>;
}

export const initialLibrary: LibraryState = {
	shelf: null,
	isHome: false,
	entries: [],
	query: "",
	boards: { games: new Map(), boards: new Map() },
};
