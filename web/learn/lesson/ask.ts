/**
 * A question of the text: its explanation opens when the reader has answered. When it is open, by an answer or by hand,
 * the element fires the bubbling event `answer-opened`.
 */
import { isAnswer, isEmpty } from "./answer.ts";
import { listenToMemory, rememberAnswer, wasAnswered } from "./memory.ts";
import { isOpenForPaper } from "./print.ts";
import { wordsHere } from "./words-here.ts";

/** The hint of a question or choice for wrong answers. */
const hintIn = (parent: Element): Element | null => parent.querySelector(":scope > .hint");

export class LessonAsk extends HTMLElement {
	#isPrepared = false;

	connectedCallback(): void {
		if (this.#isPrepared) {
			return;
		}
		this.#isPrepared = true;
		this.#prepareChoices();
		this.#prepareField();
		this.#reserveStatus();
		this.answer?.addEventListener("toggle", () => this.#reportOpened());
		this.#openAnswered();
		listenToMemory(() => this.#openAnswered());
	}

	/** Opens the explanation of a question that was answered earlier or in another tab. */
	#openAnswered(): void {
		if (this.dataset.answered === undefined && wasAnswered(this.#key)) {
			this.#open();
		}
	}

	/** The fold with the explanation. */
	get answer(): HTMLDetailsElement | null {
		return this.querySelector("details.ask-answer");
	}

	/** Identifies the question on its page, in every language. */
	get #key(): string {
		return this.dataset.key ?? "";
	}

	/** Turns the choices into buttons. */
	#prepareChoices(): void {
		for (const choice of this.querySelectorAll<HTMLElement>(":scope > .choices > [data-choice]")) {
			const button = document.createElement("button");
			button.type = "button";
			button.append(...[...choice.childNodes].filter((node) => node !== hintIn(choice)));
			button.addEventListener("click", () => this.#answer(choice.dataset.choice ?? "", button));
			choice.append(button);
		}
	}

	#prepareField(): void {
		const form = this.querySelector<HTMLFormElement>(":scope > .ask-field");
		const input = form?.querySelector("input");
		form?.addEventListener("submit", (event) => {
			event.preventDefault();
			if (input && !isEmpty(input.value)) {
				this.#answer(input.value, input);
			}
		});
	}

	get #status(): HTMLElement | null {
		return this.querySelector<HTMLElement>(":scope > .ask-status");
	}

	/** A reply to a wrong answer. */
	#refusal(hint: Element | null): HTMLElement {
		const { ask, betweenSentences } = wordsHere();
		const reply = document.createElement("span");
		const text = document.createElement("span");
		text.className = "ask-hint";
		text.append(...(hint?.querySelector("p")?.cloneNode(true).childNodes ?? []));
		reply.append(ask.wrong, betweenSentences, text);
		return reply;
	}

	/** Reserves the space of the longest reply, so that no answer moves the text below. */
	#reserveStatus(): void {
		const hints = [null, ...this.querySelectorAll(":scope > .hint, :scope > .choices .hint")];
		for (const hint of hints) {
			const room = this.#refusal(hint);
			room.className = "ask-room";
			room.ariaHidden = "true";
			this.#status?.append(room);
		}
	}

	#answer(given: string, by: HTMLElement): void {
		const isRight = isAnswer(given, this.dataset.answer ?? "", this.dataset.order === "any");
		const status = this.#status;
		if (status !== null) {
			status.querySelector(":scope > :not(.ask-room)")?.remove();
			status.append(isRight ? this.#praise() : this.#refusal(this.#hintFor(by)));
			status.dataset.right = String(isRight);
		}
		by.dataset.right = String(isRight);
		if (isRight) {
			rememberAnswer(this.#key);
			this.#open();
		}
	}

	#praise(): HTMLElement {
		const reply = document.createElement("span");
		reply.append(wordsHere().ask.right);
		return reply;
	}

	/** The hint for a wrong answer, given by a choice's button or in the field; null for none. */
	#hintFor(by: Element): Element | null {
		const choice = by.closest("[data-choice]");
		return (choice && hintIn(choice)) ?? hintIn(this);
	}

	#open(): void {
		const { answer } = this;
		this.dataset.answered = "";
		if (answer !== null) {
			answer.open = true;
		}
	}

	#reportOpened(): void {
		const { answer } = this;
		if (answer?.open && !isOpenForPaper(answer)) {
			this.dispatchEvent(new Event("answer-opened", { bubbles: true }));
		}
	}
}
