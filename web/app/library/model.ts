/** The library's two dialogs, games and ready-made boards: opens them and reads their boards. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { LibraryGame, Rules } from "catchmate";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";
import type { Frame } from "../shell/frame.ts";
import { content } from "./lazy.ts";

/** The name of a dialog. */
export type Shelf = "games" | "boards";

/** The text on the page, which shows what is chosen here. */
interface LibraryText {
	readonly state: {
		/** The game that the text is read as; null before the solver has started. */
		readonly rules: ReadonlySignal<Rules | null>;
		readonly text: ReadonlySignal<string>;
	};
	pickGame(rules: Rules, shown: { onShow: () => void }): Promise<void>;
	open(rules: Rules, text: string): Promise<void>;
}

export class Library {
	/** The open dialog; null for none. */
	readonly shelf = signal<Shelf | null>(null);
	/** Whether the games are shown under the first screen. */
	readonly isHome = signal(false);
	/** The library's entries from the solver; empty before a dialog is opened. */
	readonly entries = signal<readonly LibraryGame[]>([]);
	/** The text searched for. */
	readonly query = signal("");
	/** The boards in the pictures of each dialog, by card; empty before they are read. */
	readonly boards = {
		games: signal<ReadonlyMap<string, BoardProblem>>(new Map()),
		boards: signal<ReadonlyMap<string, BoardProblem>>(new Map()),
	};
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	readonly text: LibraryText;
	readonly #modals: Readonly<Record<Shelf, Modal>>;

	constructor(
		{ board, frame }: Omit<Context, "words">,
		dialogs: Readonly<Record<Shelf, HTMLDialogElement>>,
		text: LibraryText,
	) {
		this.#board = board;
		this.#frame = frame;
		this.text = text;
		const modal = (shelf: Shelf) =>
			new Modal(dialogs[shelf], (isOpen) => {
				this.shelf.value = isOpen ? shelf : null;
			});
		this.#modals = { games: modal("games"), boards: modal("boards") };
	}

	/** Opens a dialog as soon as its contents are loaded. A busy solver may delay the pictures. */
	async open(shelf: Shelf): Promise<void> {
		await attempt({ board: this.#board, words: this.#frame.words }, () =>
			this.#fill(shelf, () => {
				this.query.value = "";
				this.#modals[shelf].open();
			}),
		);
	}

	/** Shows the games under the first screen. They are not asked for: a failure is nobody's loss. */
	async showHome(): Promise<void> {
		try {
			await this.#fill("games", () => {
				this.isHome.value = true;
			});
		} catch {
			this.isHome.value = false;
		}
	}

	close(): void {
		for (const modal of Object.values(this.#modals)) {
			modal.close();
		}
	}

	/** Loads the cards of a dialog, shows them, and reads the boards in their pictures. */
	async #fill(shelf: Shelf, show: () => void): Promise<void> {
		const [{ shelves }, solver] = await Promise.all([content.need(), this.#board.solver]);
		this.entries.value = solver.library;
		show();
		if (this.boards[shelf].value.size > 0) {
			return;
		}
		const read = await Promise.all(
			shelves[shelf].texts(solver).map(async ({ key, rules, text }) => {
				const { problems } = await solver.read(rules, text);
				return problems.slice(0, 1).map((problem) => [key, problem] as const);
			}),
		);
		this.boards[shelf].value = new Map(read.flat());
	}
}
