/** Opens and closes the help dialog, and the rules of a game that the reader meets. */
import { computed, effect, signal, untracked } from "@preact/signals-core";
import type { Solver } from "catchmate";
import { isInText } from "../../element/actions.ts";
import type { Naming } from "../../model/naming.ts";
import type { Context } from "../shell/context.ts";
import { Modal } from "../shell/controls/dialog.ts";
import { attempt } from "../shell/failure.ts";
import { preferences } from "../shell/preferences.ts";
import { work } from "../shell/work.ts";
import type { ExampleName } from "./examples.ts";

/** The exports of the view. */
interface HelpModule {
	examplesOf(gameId: string): readonly ExampleName[];
	solveExamples(solver: Promise<Solver>, names?: readonly ExampleName[]): void;
}

export class Help {
	readonly isOpen = signal(false);
	/** Whether the rules are open beside the board. */
	readonly isRulesOpen = signal(false);
	/** Why the rules lie over the buttons of a phone's board: a game newly met, or the reader asked; null if they do not. */
	readonly rulesSheet = signal<"met" | "asked" | null>(null);
	/** The games whose marks the reader knows from an earlier visit. */
	readonly #known = preferences.get("met");
	readonly #on: Omit<Context, "words">;
	readonly #load: () => Promise<HelpModule>;
	readonly #modal: Modal;

	constructor(
		on: Omit<Context, "words">,
		dialog: HTMLDialogElement,
		load: () => Promise<HelpModule>,
	) {
		this.#on = on;
		this.#load = load;
		this.#modal = new Modal(dialog, (isOpen) => {
			this.isOpen.value = isOpen;
		});
	}

	/**
	 * Opens the rules of each game that the reader meets, but for the first screen's, and closes them at the first move. Leaves out
	 * the numbers of lessons' boards in games that the reader knows.
	 */
	follow(isLesson: () => boolean): void {
		const { board, page } = this.#on;
		const id = computed(() => board.problem?.game.rules.id ?? null);
		effect(() => {
			const { value: met } = id;
			board.classList.toggle("is-bare", met !== null && isLesson() && this.isKnown(met));
		});
		effect(() => {
			const { value: met } = id;
			if (met === null) return;
			untracked(() => {
				const isNew = !preferences.get("met").includes(met) && !(page.isHome && page.isBeginning);
				this.isRulesOpen.value = isNew;
				this.rulesSheet.value = isNew ? "met" : null;
			});
		});
		effect(() => {
			const { value: met } = id;
			if (met === null || !this.isRulesOpen.value || !this.hasPicture(met)) return;
			const load = async () => {
				const { examplesOf, solveExamples } = await this.#load();
				solveExamples(board.solver, examplesOf(met).slice(0, 1));
			};
			// The fold shows a failed load.
			void work.track(load().catch(() => {}));
		});
		const meet = () => {
			const { value: met } = id;
			if (met === null) return;
			this.rulesSheet.value = null;
			preferences.change("met", (all) => (all.includes(met) ? all : [...all, met].slice(-100)));
		};
		board.addEventListener("move", ({ detail }) => detail.by === "reader" && meet());
		board.addEventListener("mistake", meet);
	}

	/** Closes the rules over the buttons at a tap elsewhere, unless they still wait for another sheet. */
	listenOutside(target: EventTarget): void {
		target.addEventListener("pointerdown", ({ target: at }) => {
			const isInside = at instanceof Element && at.closest(".rules-card, .to-rules") !== null;
			const isSeen = document.querySelector(".rules-card")?.checkVisibility() === true;
			if (!isInside && isSeen) this.rulesSheet.value = null;
		});
	}

	/** Whether the reader has moved in a game in an earlier visit, and needs no legend. */
	isKnown(gameId: string): boolean {
		return this.#known.includes(gameId);
	}

	/** Whether a game has a picture of its rules: the listed ones have. */
	hasPicture(gameId: string): boolean {
		return this.#on.page.games.value.some(({ id }) => id === gameId);
	}

	openRules(): void {
		this.isRulesOpen.value = true;
		this.rulesSheet.value = "asked";
	}

	closeRules(): void {
		this.isRulesOpen.value = false;
		this.rulesSheet.value = null;
	}

	/** Opens the help by its key, except in text fields. */
	listenToKey(target: EventTarget): void {
		target.addEventListener("keydown", (event) => {
			if (event instanceof KeyboardEvent && event.key === "?" && !isInText(event)) {
				event.preventDefault();
				void this.openHelp();
			}
		});
	}

	/** Opens the help as soon as its view is loaded. */
	async openHelp(): Promise<void> {
		const { board, page } = this.#on;
		await attempt({ board, words: page.words }, async () => {
			const { solveExamples } = await this.#load();
			this.#modal.open();
			solveExamples(board.solver);
		});
	}

	closeHelp(): void {
		this.#modal.close();
	}
}

/** The input of the views of the help. */
export interface HelpView extends Context {
	readonly help: Help;
	readonly play: {
		/** Whether it is a person's turn. */
		readonly isPersonsTurn: boolean;
		/** The names of the sides for the person. */
		readonly naming: Naming;
	};
	readonly analysis: {
		/** Whether the board shows a map. */
		readonly isMapped: boolean;
	};
}
