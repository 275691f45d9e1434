/**
 * A question of the text: its explanation opens when the reader has answered. When it is open, in this way or by hand, the element
 * says so by an event `told`, which bubbles.
 */
import { tutorialWords } from "../../locale/tutorial.ts";
import { rememberAnswer, wasAnswered } from "./memory.ts";
import { isOpenForPaper } from "./print.ts";

/** What is typed, as it is compared: by its words, whatever their case, their width and the commas between them and in large numbers. */
const plain = (text: string): string =>
	text
		.normalize("NFKC")
		.trim()
		.toLowerCase()
		.replace(/(?<=\d),(?=\d{3}\b)/g, "")
		.split(/[\s,、]+/)
		.join(" ");

/** A number with the word for what was counted after it. */
const counted = /^(\d+) ?\p{L}+[.。]?$/u;

/**
 * Whether what was given is the answer. Names of one letter may be typed without spaces between them, and a number with the word
 * for what it counts.
 */
function isAnswer(given: string, answer: string, isAnyOrder: boolean): boolean {
	if (/^\d+$/.test(answer)) {
		const typed = plain(given);
		return (counted.exec(typed)?.[1] ?? typed) === answer;
	}
	const right = plain(answer).split(" ");
	const isOfLetters = right.length > 1 && right.every((word) => /^\p{L}$/u.test(word));
	const words = plain(given).split(isOfLetters ? /\s*/ : " ");
	const read = (all: readonly string[]) => (isAnyOrder ? [...all].sort() : all).join(" ");
	return read(words) === read(right);
}

/** The hint of a question or of a choice for a wrong answer. */
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
		this.told?.addEventListener("toggle", () => this.#tell());
		if (wasAnswered(this.#key)) {
			this.#open();
		}
	}

	/** The fold with the explanation. */
	get told(): HTMLDetailsElement | null {
		return this.querySelector("details.told");
	}

	/** Tells the questions of a page apart, whatever its language. */
	get #key(): string {
		return this.dataset.key ?? "";
	}

	/** Makes the choices buttons. */
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
			if (input && plain(input.value) !== "") {
				this.#answer(input.value, input);
			}
		});
	}

	#answer(given: string, by: HTMLElement): void {
		const isRight = isAnswer(given, this.dataset.answer ?? "", this.dataset.order === "any");
		const said = this.querySelector<HTMLElement>(":scope > .ask-said");
		if (said !== null) {
			const { ask, betweenSentences } = tutorialWords(document.documentElement.lang);
			said.textContent = ask[isRight ? "right" : "wrong"];
			if (!isRight) {
				const hint = document.createElement("span");
				hint.className = "ask-hint";
				hint.append(...this.#hintFor(by));
				said.append(betweenSentences, hint);
			}
			said.dataset.right = String(isRight);
		}
		by.dataset.right = String(isRight);
		if (isRight) {
			rememberAnswer(this.#key);
			this.#open();
		}
	}

	/** What is said of a wrong answer, given by the button of a choice or in the field. */
	#hintFor(by: Element): readonly Node[] {
		const choice = by.closest("[data-choice]");
		const hint = (choice && hintIn(choice)) ?? hintIn(this);
		return [...(hint?.querySelector("p")?.cloneNode(true).childNodes ?? [])];
	}

	#open(): void {
		const { told } = this;
		this.dataset.answered = "";
		if (told !== null) {
			told.open = true;
		}
	}

	#tell(): void {
		const { told } = this;
		if (told?.open && !isOpenForPaper(told)) {
			this.dispatchEvent(new Event("told", { bubbles: true }));
		}
	}
}
