/** A question of the text: its explanation opens when the reader has answered. */
import { tutorialWords } from "../../locale/tutorial.ts";
import { rememberAnswer, wasAnswered } from "./memory.ts";

/** What is typed, as it is compared: case and spaces do not matter. */
const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");

export class LessonAsk extends HTMLElement {
	readonly #said = document.createElement("p");
	#isAnswered = false;

	connectedCallback(): void {
		if (this.#said.isConnected) {
			return;
		}
		const { told } = this;
		if (told === null) {
			return;
		}
		this.#said.className = "ask-said";
		this.#said.setAttribute("role", "status");
		told.before(...this.#answers(), this.#said);
		if (wasAnswered(this.#key)) {
			this.#settle();
		}
	}

	/** The fold with the explanation. */
	get told(): HTMLDetailsElement | null {
		return this.querySelector("details.told");
	}

	get #words() {
		return tutorialWords(document.documentElement.lang).ask;
	}

	/** Tells the questions of a page apart. */
	get #key(): string {
		return String([...document.querySelectorAll(this.localName)].indexOf(this));
	}

	/** What the reader answers with: the choices, which become buttons, or a field. */
	#answers(): readonly HTMLElement[] {
		const choices = this.querySelectorAll<HTMLElement>(":scope > .choices > [data-choice]");
		for (const choice of choices) {
			const button = document.createElement("button");
			button.type = "button";
			button.append(...choice.childNodes);
			button.addEventListener("click", () => this.#answer(choice.dataset.choice ?? "", button));
			choice.append(button);
		}
		return choices.length > 0 ? [] : [this.#field()];
	}

	#field(): HTMLElement {
		const form = document.createElement("form");
		form.className = "ask-field";
		const label = document.createElement("label");
		const input = document.createElement("input");
		input.autocomplete = "off";
		label.append(this.#words.yours, input);
		const check = document.createElement("button");
		check.textContent = this.#words.check;
		form.append(label, check);
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			if (plain(input.value) !== "") {
				this.#answer(input.value, input);
			}
		});
		return form;
	}

	#answer(given: string, by: HTMLElement): void {
		const isRight = plain(given) === plain(this.dataset.answer ?? "");
		this.#said.textContent = this.#words[isRight ? "right" : "wrong"];
		this.#said.dataset.right = String(isRight);
		by.dataset.right = String(isRight);
		if (isRight) {
			rememberAnswer(this.#key);
			this.#settle();
		}
	}

	#settle(): void {
		const { told } = this;
		if (!this.#isAnswered && told !== null) {
			this.#isAnswered = true;
			this.dataset.answered = "";
			told.open = true;
			this.dispatchEvent(new Event("answered", { bubbles: true }));
		}
	}
}
