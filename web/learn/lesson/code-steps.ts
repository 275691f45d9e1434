/**
 * Code beside a board, executed line by line: `<settle-steps>` and similar elements contain a fence of code per language, and a
 * board. Without scripts the code is static.
 */
import { html, render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import { show } from "./graph-picture.ts";
import { codeLanguage, rememberCodeLanguage } from "./memory.ts";
import { stepPanel } from "./step-panel.ts";
import type { Program, ProgramMaker, ProgramStep } from "./step-program.ts";
import { wordsHere } from "./words-here.ts";

/** Wraps each line of highlighted code in an element. Highlighted words must not span lines. */
function splitLines(code: HTMLElement): readonly HTMLElement[] {
	const lines: HTMLElement[] = [];
	const newLine = () => {
		const line = document.createElement("span");
		line.className = "code-line";
		lines.push(line);
		return line;
	};
	let line = newLine();
	for (const node of [...code.childNodes]) {
		const [first = "", ...rest] = node instanceof Text ? node.data.split("\n") : [node];
		line.append(first);
		for (const text of rest) {
			line.append("\n");
			line = newLine();
			line.append(text);
		}
	}
	code.replaceChildren(...lines);
	return lines;
}

/** The code in one language. */
interface Listing {
	readonly name: string;
	readonly label: string;
	readonly pre: HTMLElement;
	/** The code and its copy button. */
	readonly place: HTMLElement;
	readonly lines: readonly HTMLElement[];
}

const labels: Readonly<Record<string, string>> = { cpp: "C++", python: "Python" };

export class CodeSteps extends HTMLElement {
	#program: Program;
	readonly #tabs = document.createElement("div");
	readonly #panel = document.createElement("div");
	#listings: readonly Listing[] = [];
	#shown = 0;
	#at = 0;

	constructor(program: Program) {
		super();
		this.#program = program;
	}

	connectedCallback(): void {
		if (this.#panel.isConnected) {
			return;
		}
		this.classList.add("code-steps");
		this.#listings = [...this.querySelectorAll<HTMLElement>("pre > code")].flatMap((code) => {
			const name = /language-(\w+)/.exec(code.className)?.[1];
			const pre = code.parentElement;
			const place = code.closest<HTMLElement>(".program");
			return name === undefined || pre === null || place === null || !(name in labels)
				? []
				: [{ name, label: labels[name] ?? name, pre, place, lines: splitLines(code) }];
		});
		this.#shown = Math.max(
			0,
			this.#listings.findIndex(({ name }) => name === codeLanguage()),
		);
		this.#tabs.className = "button-row code-tabs";
		this.#tabs.hidden = this.#listings.length < 2;
		this.#panel.className = "code-panel";
		const listing = document.createElement("div");
		listing.className = "code-listing";
		this.prepend(listing);
		listing.append(this.#tabs, ...this.#listings.map(({ place }) => place));
		// Below the code, so that both are visible on a phone.
		listing.after(this.#panel);
		for (const { pre } of this.#listings) {
			pre.tabIndex = 0;
		}
		this.#show();
	}

	get #words() {
		return wordsHere();
	}

	get #step(): ProgramStep | undefined {
		return this.#program.steps[this.#at];
	}

	/** Starts another program. */
	protected load(program: Program): void {
		this.#program = program;
		this.#at = 0;
		this.#show();
	}

	/** The reader's choices, above the steps. */
	protected choices(): TemplateResult | null {
		return null;
	}

	#go(at: number): void {
		const last = this.#program.steps.length - 1;
		this.#at = Math.min(last, Math.max(0, at));
		this.#show();
	}

	#show(): void {
		const step = this.#step;
		if (step === undefined) {
			return;
		}
		render(this.#tabButtons(), this.#tabs);
		render(
			html`${this.choices()}${stepPanel(this.#words, this.#program, this.#at, (at) => this.#go(at))}`,
			this.#panel,
		);
		show(this.querySelector<CatchmateBoard>("catchmate-board"), step);
		for (const [index, listing] of this.#listings.entries()) {
			listing.place.hidden = index !== this.#shown;
			markLine(listing, step.lines[listing.name] ?? "");
		}
	}

	#tabButtons(): readonly TemplateResult[] {
		return this.#listings.map(
			({ name, label }, index) => html`<button
				type="button"
				aria-pressed=${index === this.#shown}
				@click=${() => {
					this.#shown = index;
					rememberCodeLanguage(name);
					this.#show();
				}}
			>
				${label}
			</button>`,
		);
	}
}

/** Marks the line of a step, and scrolls to it if the code is scrollable. */
function markLine({ pre, lines }: Listing, text: string): void {
	for (const line of lines) {
		if (line.textContent?.trim() !== text) {
			line.removeAttribute("aria-current");
			continue;
		}
		line.setAttribute("aria-current", "step");
		// In the next frame, which computes the layout anyway.
		requestAnimationFrame(() => {
			const from = line.getBoundingClientRect().top - pre.getBoundingClientRect().top;
			pre.scrollTop += from - pre.clientHeight / 2 + line.offsetHeight / 2;
		});
	}
}

/** The element that steps through a program. */
export const stepsOf = (makeProgram: ProgramMaker): CustomElementConstructor =>
	class extends CodeSteps {
		constructor() {
			super(makeProgram(wordsHere()));
		}
	};
