/** The controller of the library: its two dialogs, of the games and of the ready-made boards, and the script that draws them. */
import type { LibraryGame } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { Modal } from "../frame/dialog.ts";
import type { Frame } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import type { LibraryScript } from "./script.ts";

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
}

export const initialLibrary: LibraryState = { shelf: null, entries: [], query: "" };

export class Library {
	readonly #slice: Slice<LibraryState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly #dialogs: Readonly<Record<Shelf, HTMLDialogElement>>;
	readonly #modals: Readonly<Record<Shelf, Modal>>;
	#script: LibraryScript | null = null;
	#isOutdated = false;

	constructor(
		slice: Slice<LibraryState>,
		board: CatchmateBoard,
		frame: Frame,
		dialogs: Readonly<Record<Shelf, HTMLDialogElement>>,
	) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
		this.#dialogs = dialogs;
		const modal = (shelf: Shelf) =>
			new Modal(dialogs[shelf], (isOpen) => slice.set({ shelf: isOpen ? shelf : null }));
		this.#modals = { games: modal("games"), boards: modal("boards") };
	}

	/** What draws the dialogs; null before one has been opened. */
	get script(): LibraryScript | null {
		return this.#script;
	}

	/** From now on the script would be that of another version of the page. */
	outdate(): void {
		this.#isOutdated = true;
	}

	/** Opens a dialog, as soon as what it shows has been loaded. */
	async open(shelf: Shelf): Promise<void> {
		if (this.#script === null && this.#isOutdated) {
			this.#frame.tell("new-version");
			return;
		}
		await this.#attempt(async () => {
			const [script, solver] = await Promise.all([
				loadScript("library.js", () => window.catchmateLibrary),
				this.#board.solver,
			]);
			this.#script = script;
			this.#slice.set({ entries: solver.library, query: "" });
			this.#modals[shelf].open();
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

	/** Follows the state that has been drawn: shows the dialog, and draws its pictures. */
	follow(context: Context): void {
		for (const shelf of shelves) {
			const { script } = this;
			if (this.#modals[shelf].follow() && script !== null) {
				void this.#attempt(() => script[shelf].paint(this.#dialogs[shelf], context));
			}
		}
	}

	#attempt(work: () => Promise<void>): Promise<void> {
		return attempt({ board: this.#board, words: this.#frame.words }, work);
	}
}
