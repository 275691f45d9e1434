/** The controller of the library: its two dialogs, of the games and of the ready-made boards, and the script that draws them. */
import type { LibraryGame, Solver } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { attempt } from "../failure.ts";
import { Modal } from "../frame/dialog.ts";
import type { Frame } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import type { CardText, LibraryScript } from "./script.ts";

export const shelves = ["games", "boards"] as const;
/** What a dialog of the library has. */
export type Shelf = (typeof shelves)[number];

export interface LibraryState {
	/** The dialog that is open. */
	readonly shelf: Shelf | null;
	/** What the core knows of its games; empty before a dialog has been opened. */
	readonly entries: readonly LibraryGame[];
	/** What is searched for among the games. */
	readonly query: string;
	/** What draws the dialogs; null before one has been opened. */
	readonly script: LibraryScript | null;
	/** The boards in the pictures of each dialog, by the keys of their cards; empty before they have been read. */
	readonly boards: Readonly<Record<Shelf, ReadonlyMap<string, BoardProblem>>>;
}

export const initialLibrary: LibraryState = {
	...{ shelf: null, entries: [], query: "", script: null },
	boards: { games: new Map(), boards: new Map() },
};

export class Library {
	readonly #slice: Slice<LibraryState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #modals: Readonly<Record<Shelf, Modal>>;

	constructor(
		slice: Slice<LibraryState>,
		board: CatchmateBoard,
		frame: Frame,
		dialogs: Readonly<Record<Shelf, HTMLDialogElement>>,
	) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
		const modal = (shelf: Shelf) =>
			new Modal(dialogs[shelf], (isOpen) => slice.set({ shelf: isOpen ? shelf : null }));
		this.#modals = { games: modal("games"), boards: modal("boards") };
	}

	/** Opens a dialog, as soon as what it shows has been loaded. Its pictures follow, which a solver that is busy may delay. */
	async open(shelf: Shelf): Promise<void> {
		await attempt({ board: this.#board, words: this.#frame.words }, async () => {
			const [script, solver] = await Promise.all([loadScript("library"), this.#board.solver]);
			this.#slice.set({ script, entries: solver.library, query: "" });
			this.#modals[shelf].open();
			await this.#readBoards(solver, shelf, script[shelf].texts(solver));
		});
	}

	close(): void {
		for (const shelf of shelves) {
			this.#modals[shelf].close();
		}
	}

	search(query: string): void {
		this.#slice.set({ query });
	}

	/** Follows the state that has been drawn: shows the dialog. */
	follow(): void {
		for (const shelf of shelves) {
			this.#modals[shelf].follow();
		}
	}

	async #readBoards(solver: Solver, shelf: Shelf, texts: readonly CardText[]): Promise<void> {
		if (this.#slice.state.boards[shelf].size > 0) {
			return;
		}
		const read = await Promise.all(
			texts.map(async ({ key, rules, text }) => {
				const { problems } = await solver.read(rules, text);
				return problems.slice(0, 1).map((problem) => [key, problem] as const);
			}),
		);
		this.#slice.set({ boards: { ...this.#slice.state.boards, [shelf]: new Map(read.flat()) } });
	}
}
