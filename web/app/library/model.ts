/** The library of games and ready-made boards: its dialog, the games under the first screen, and the boards in its pictures. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { LibraryGame, Rules } from "catchmate";
import { presetsOf } from "../../../wasm/presets.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";

/** The text on the page, which shows the chosen board. */
interface LibraryText {
	readonly state: {
		/** The game of the text; null before the solver has started. */
		readonly rules: ReadonlySignal<Rules | null>;
		readonly text: ReadonlySignal<string>;
	};
	pickGame(rules: Rules, shown: { onShow: () => void }): Promise<void>;
	open(rules: Rules, text: string): Promise<void>;
}

export class Library {
	readonly isOpen = signal(false);
	/** Whether the games are shown under the first screen. */
	readonly isHome = signal(false);
	/** The library's entries from the solver; empty before its games are shown. */
	readonly entries = signal<readonly LibraryGame[]>([]);
	/** The boards in the pictures, by the id of their game or preset; empty before they are read. */
	readonly boards = signal<ReadonlyMap<string, BoardProblem>>(new Map());
	readonly #on: Omit<Context, "words">;
	readonly text: LibraryText;
	readonly #loadView: () => Promise<unknown>;
	readonly #modal: Modal;

	constructor(
		on: Omit<Context, "words">,
		dialog: HTMLDialogElement,
		text: LibraryText,
		loadView: () => Promise<unknown>,
	) {
		this.#on = on;
		this.text = text;
		this.#loadView = loadView;
		this.#modal = new Modal(dialog, (isOpen) => {
			this.isOpen.value = isOpen;
		});
	}

	/** Opens the dialog as soon as its view is loaded. A busy solver may delay the pictures. */
	async open(): Promise<void> {
		const { board, page } = this.#on;
		await attempt({ board, words: page.words }, () => this.#fill(() => this.#modal.open(), true));
	}

	/** Shows the games below the first screen. Failures are silent, because nobody requested them. */
	async showHome(): Promise<void> {
		const show = () => {
			this.isHome.value = true;
		};
		await this.#fill(show, false).catch(() => {
			this.isHome.value = false;
		});
	}

	close(): void {
		this.#modal.close();
	}

	/** Loads the view, shows it, and reads the boards in its pictures. */
	async #fill(show: () => void, hasPresets: boolean): Promise<void> {
		const [solver] = await Promise.all([this.#on.board.solver, this.#loadView()]);
		this.entries.value = solver.library;
		show();
		const pictures = solver.library.flatMap(({ rules, standard }) => [
			{ id: rules.id, rules, text: standard },
			...(hasPresets ? presetsOf(rules.id).map((preset) => ({ ...preset, rules })) : []),
		]);
		const known = this.boards.peek();
		const read = await Promise.all(
			pictures
				.filter(({ id }) => !known.has(id))
				.map(async ({ id, rules, text }) => {
					const { problems } = await solver.read(rules, text);
					return problems.slice(0, 1).map((problem) => [id, problem] as const);
				}),
		);
		this.boards.value = new Map([...this.boards.peek(), ...read.flat()]);
	}
}

/** The input of the views of the library. */
export interface LibraryView extends Context {
	readonly library: Library;
	readonly rules: {
		/** The rules of a game in a few sentences, for a board whose rules are `shown`. */
		textOf(rules: Rules, shown?: Rules): string;
	};
}
