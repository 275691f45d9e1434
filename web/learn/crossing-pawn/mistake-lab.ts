/**
 * `<mistake-lab>`: a playground for the classic mistakes. The reader chooses one, sees the changed lines of the program, and
 * searches for a board on which the mistake shows: by hand, or among random boards until program and solver differ. Contains a
 * `.mistake` section for each mistake, and the board.
 */
import type { Mistake, Rules, Workshop } from "catchmate/workshop";
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { seeds } from "../../model/random-board.ts";
import { miniature } from "../board/miniature.ts";
import { type ClassicMistake, classicMistakes } from "../chapters.ts";
import { failedView } from "../lesson/failed.ts";
import { Latest } from "../lesson/latest.ts";
import { ownWorkshop } from "../lesson/own-workshop.ts";
import { problemText } from "../lesson/position-text.ts";
import { readFirst } from "../lesson/solver-here.ts";
import { wordsHere } from "../lesson/words-here.ts";
import { type Answers, answersTo, type BoardProblem, hunt } from "./hunt.ts";

/** The number of boards that a hunt tries before it asks whether to continue. */
const mostTried = 300;

/** The state of a hunt. */
interface Hunt {
	readonly state: "running" | "found" | "missed";
	/** The number of boards tried, including the hunts that this one continues. */
	readonly tried: number;
	/** The board tried last. */
	readonly last: BoardProblem | null;
}

export class MistakeLab extends HTMLElement {
	readonly #choice = document.createElement("div");
	readonly #panel = document.createElement("div");
	#mistake: ClassicMistake = classicMistakes[0];
	/** The game's list of mistakes; empty before it is known. */
	#list: readonly Mistake[] = [];
	/** The problem on the board, with the right rules; null before it is known. */
	#problem: BoardProblem | null = null;
	#rules: Rules | null = null;
	#isMistaken = false;
	/** The outputs; null while the programs run, and for a board that cannot be solved. */
	#answers: Answers | null = null;
	#hasFailed = false;
	#hunt: Hunt | null = null;
	readonly #work = new Latest();
	readonly #hunting = new Latest();
	/** Null before it is needed for the first answer. */
	#workshop: Promise<Workshop> | null = null;

	connectedCallback(): void {
		if (this.#panel.isConnected) {
			return;
		}
		this.#choice.className = "lab-choice button-row";
		this.#choice.setAttribute("role", "group");
		this.#choice.setAttribute("aria-label", this.#words.lab.choose);
		this.#panel.className = "lab-panel";
		this.querySelector(".lab-choice")?.replaceWith(this.#choice);
		this.querySelector(".lab-panel")?.replaceWith(this.#panel);
		for (const section of this.querySelectorAll<HTMLElement>(".mistake")) {
			this.#offerBoard(section);
		}
		this.#board?.addEventListener("solve", ({ detail }) => this.#take(detail.problem));
		this.#board?.addEventListener("edit", ({ detail }) => this.#take(detail.problem));
		this.#draw();
	}

	disconnectedCallback(): void {
		this.#work.end();
		this.#hunting.end();
		this.#workshop?.then((workshop) => workshop.dispose()).catch(() => {});
		this.#workshop = null;
	}

	get #words() {
		return wordsHere();
	}

	get #board(): CatchmateBoard | null {
		return this.querySelector("catchmate-board");
	}

	/** Adds the button that opens a mistake's small board. */
	#offerBoard(section: HTMLElement): void {
		const drawing = section.querySelector("details pre");
		const button = document.createElement("button");
		button.type = "button";
		button.textContent = this.#words.lab.put;
		button.addEventListener("click", () => void this.#putText(drawing?.textContent ?? ""));
		drawing?.after(button);
	}

	async #putText(text: string): Promise<void> {
		const solver = await this.#board?.solver;
		if (solver !== undefined) {
			this.#endHunt();
			this.#put(await readFirst(solver, "crossing-pawn", text));
		}
	}

	/** Opens a problem with the right rules for editing. */
	#put({ game, position }: BoardProblem): void {
		const board = this.#board;
		if (board !== null) {
			this.#isMistaken = false;
			board.setAttribute("mode", "edit");
			board.problem = { game, position };
		}
	}

	#choose(mistake: ClassicMistake): void {
		if (mistake === this.#mistake) {
			return;
		}
		this.#endHunt();
		this.#mistake = mistake;
		for (const section of this.querySelectorAll<HTMLElement>(".mistake")) {
			section.classList.toggle("is-chosen", section.dataset.mistake === mistake);
		}
		if (this.#isMistaken && this.#problem !== null) {
			this.#put(this.#problem);
		}
		this.#draw();
		void this.#answer();
	}

	/** Handles the problem on the board; an unchanged one keeps its answers. */
	#take({ game, position }: BoardProblem): void {
		this.#rules ??= game.rules;
		const problem = { game: { ...game, rules: this.#rules }, position };
		if (this.#problem === null || problemText(problem) !== problemText(this.#problem)) {
			this.#problem = problem;
			void this.#answer();
		}
	}

	/** A failed load can be tried again. */
	async #loadedWorkshop(): Promise<Workshop> {
		this.#workshop ??= ownWorkshop();
		try {
			return await this.#workshop;
		} catch (error) {
			this.#workshop = null;
			throw error;
		}
	}

	/** Runs both programs. */
	async #answer(): Promise<void> {
		const problem = this.#problem;
		if (problem === null) {
			return;
		}
		const signal = this.#work.begin();
		this.#answers = null;
		this.#hasFailed = false;
		this.#draw();
		try {
			const workshop = await this.#loadedWorkshop();
			this.#list = workshop.mistakes(problem.game.rules);
			try {
				workshop.validate(problem.game, problem.position);
			} catch {
				// The board shows its own error.
				return;
			}
			const answers = await answersTo(problem, this.#mistake, workshop, signal);
			signal.throwIfAborted();
			this.#answers = answers;
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#hasFailed = true;
		}
		this.#draw();
	}

	#endHunt(): void {
		this.#hunting.end();
		this.#hunt = null;
	}

	/** Tries random boards, and opens the first that shows the mistake. */
	async #startHunt(): Promise<void> {
		const before = this.#hunt?.state === "missed" ? this.#hunt.tried : 0;
		if (this.#rules === null) {
			return;
		}
		const rules = this.#rules;
		const signal = this.#hunting.begin();
		this.#hunt = { state: "running", tried: before, last: null };
		this.#draw();
		try {
			const found = await hunt(
				await this.#loadedWorkshop(),
				rules,
				this.#mistake,
				{ first: Math.floor(Math.random() * seeds), most: mostTried },
				(last, tried) => {
					if (!signal.aborted) {
						this.#hunt = { state: "running", tried: before + tried, last };
						this.#draw();
					}
				},
				signal,
			);
			signal.throwIfAborted();
			const tried = before + (found?.tried ?? mostTried);
			this.#hunt = {
				state: found === null ? "missed" : "found",
				tried,
				last: found?.problem ?? null,
			};
			if (found !== null) {
				this.#put(found.problem);
			}
		} catch {
			if (signal.aborted) {
				return;
			}
			this.#hunt = null;
			this.#hasFailed = true;
		}
		this.#draw();
	}

	#stopHunt(): void {
		const tried = this.#hunt?.tried ?? 0;
		this.#hunting.end();
		this.#hunt = { state: "missed", tried, last: null };
		this.#draw();
	}

	/** Opens the board for play, with the right or the mistaken rules. */
	#playBy(isMistaken: boolean): void {
		const board = this.#board;
		const rules = this.#mistakenRules;
		if (this.#problem === null || rules === null || board === null) {
			return;
		}
		this.#endHunt();
		this.#isMistaken = isMistaken;
		const { game, position } = this.#problem;
		board.setAttribute("mode", isMistaken ? "analyse" : "edit");
		board.problem = isMistaken ? { game: { ...game, rules }, position } : this.#problem;
		this.#draw();
	}

	/** The rules that a program with the mistake plays by; null if the mistake is not about the rules. */
	get #mistakenRules(): Rules | null {
		return this.#list.find(({ id }) => id === this.#mistake)?.rules ?? null;
	}

	#draw(): void {
		render(this.#choices(), this.#choice);
		render(this.#panelNow(), this.#panel);
	}

	#choices(): readonly TemplateResult[] {
		const names = this.#words.mistakes;
		return classicMistakes.map(
			(mistake) => html`<button
				type="button"
				aria-pressed=${String(mistake === this.#mistake)}
				@click=${() => this.#choose(mistake)}
			>${names[mistake]}</button>`,
		);
	}

	#panelNow(): TemplateResult {
		const { lab: text, mistake: words } = this.#words;
		const answers = this.#answers;
		const isRunning = this.#hunt?.state === "running";
		return html`<div class="lab-status" role="status">
				<dl>
					<div><dt>${words.right}</dt><dd><code>${answers?.right ?? "…"}</code></dd></div>
					<div><dt>${words.mistaken}</dt><dd><code>${answers?.mistaken ?? "…"}</code></dd></div>
				</dl>
				<p>${this.#verdict()}</p>
			</div>
			<div class="button-row">
				<button
					type="button"
					class="primary"
					aria-disabled=${String(this.#rules === null)}
					@click=${() => (isRunning ? this.#stopHunt() : void this.#startHunt())}
				>${isRunning ? text.stop : this.#hunt?.state === "missed" ? text.goOn : text.hunt}</button>
				<button
					type="button"
					aria-pressed=${String(this.#isMistaken)}
					?inert=${this.#mistakenRules === null}
					@click=${() => this.#playBy(!this.#isMistaken)}
				>${words.byMistake}</button>
			</div>
			<div class="lab-hunt" role="status">${this.#huntNow()}</div>`;
	}

	#verdict(): TemplateResult | string {
		const { lab: text } = this.#words;
		const answers = this.#answers;
		if (this.#hasFailed) {
			return html`${failedView(this.#words, () => void this.#answer())}`;
		}
		if (answers === null) {
			return "";
		}
		return answers.right === answers.mistaken
			? text.same
			: html`<strong class="lab-found"><span aria-hidden="true">✓</span> ${text.differ}</strong>`;
	}

	#huntNow(): TemplateResult | string {
		const { lab: text } = this.#words;
		const hunt = this.#hunt;
		if (hunt === null) {
			return this.#isMistaken ? text.mistakenRules : text.change;
		}
		if (hunt.state !== "running") {
			return hunt.state === "found" ? text.found(hunt.tried) : text.missed(hunt.tried);
		}
		const { game, position } = hunt.last ?? {};
		const { rows, columns, obstacles } = game?.board ?? {};
		return html`${
			game === undefined || position === undefined || rows === undefined || columns === undefined
				? nothing
				: miniature(game.rules, rows, columns, position, obstacles)
		} <span aria-hidden="true">${text.trying(hunt.tried)}</span><span class="visually-hidden">${text.hunting}</span>`;
	}
}
