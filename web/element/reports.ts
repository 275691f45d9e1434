/** Reports of the element: announcements to the reader, events for the page, and wrong values on the console. */
import type { ReactiveElement } from "lit";
import type { Words } from "../locale/en/board.ts";
import { plainComment } from "../model/comment-text.ts";
import { shown } from "../model/shown.ts";
import { controlsOf } from "./attributes.ts";
import { type BoardEvent, createEvent, eventsOf } from "./events.ts";
import type { AuthorProperties } from "./properties.ts";
import { isSeen, newsText, piecesText } from "./sentences.ts";
import type { Session } from "./session.ts";
import type { News } from "./state.ts";
import { partOf } from "./template.ts";

/** How long a notice is shown, in milliseconds. */
const noticeTime = 5000;

type Host = ReactiveElement & Readonly<Pick<AuthorProperties, "controls" | "mode" | "page">>;

export class Reports {
	readonly #warned = new Set<string>();
	#hasOpened = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The texts announced so far in this task. */
	#announced = "";

	constructor(
		private readonly host: Host,
		private readonly session: Session,
		private readonly language: { readonly words: Words },
	) {}

	/**
	 * Announces a text to screen readers, after others of the same task, and shows it for a moment unless it is `seen` elsewhere; it
	 * replaces an older notice.
	 */
	announce(text: string, seen: boolean): void {
		const { renderRoot, hasUpdated } = this.host;
		if (!hasUpdated) return;
		const [live, notice] = [partOf(renderRoot, "live"), partOf(renderRoot, "notice")];
		const isFirst = this.#announced === "";
		const announced = isFirst
			? text
			: `${this.#announced}${this.language.words.betweenSentences}${text}`;
		// Screen readers skip an unchanged text; an added space changes it.
		live.textContent = live.textContent === announced ? `${announced}\u00a0` : announced;
		this.#announced = announced;
		queueMicrotask(() => {
			this.#announced = "";
		});
		clearTimeout(this.#timer);
		if (!seen || isFirst) notice.textContent = seen ? "" : text;
		this.#timer = setTimeout(() => notice.replaceChildren(), noticeTime);
	}

	/** Announces where all pieces stand, and who is to move. */
	announcePieces(): void {
		const { state, shownProblem } = this.session;
		if (shownProblem !== null)
			this.announce(piecesText(this.language.words, state, shownProblem), true);
	}

	/** Fires an event. Returns whether its default action should follow. */
	dispatch(event: BoardEvent): boolean {
		return this.host.dispatchEvent(createEvent(event));
	}

	/** Announces news, and fires its events for the page. Returns whether their default action should follow. */
	hear(news: News): boolean {
		const { state, problem } = this.session;
		const { localName } = this.host;
		const words = this.language.words;
		const hasVerdict = controlsOf(this.host).has("verdict");
		// Announces a verdict only if it is visible.
		const text = newsText(words, hasVerdict ? state : { ...state, hints: "off" }, news);
		// The page's own text comes first.
		const isHeard = news.kind !== "opened" || this.#hasOpened;
		if (text !== "" && isHeard) this.announce(text, isSeen(news, hasVerdict));
		const announced = plainComment(this.session.annotation?.comment?.text ?? "");
		if (
			announced !== "" &&
			isHeard &&
			["opened", "stepped", "moved", "shown"].includes(news.kind)
		) {
			this.announce(announced, true);
		}
		this.#hasOpened ||= news.kind === "opened";
		if (news.kind === "failed" && ["input", "code", "game", "puzzle"].includes(news.failure.kind)) {
			// For the author.
			console.warn(`<${localName}>: ${text}`);
		}
		if (news.kind === "illegal-opening") {
			const move = words.moves.move(news.move, problem?.game.board ?? {});
			this.warn("moves", move, "the moves before it");
		}
		return eventsOf(state, news, text)
			.map((event) => this.dispatch(event))
			.every((isLeft) => isLeft);
	}

	/** Reports a wrong value once, on the console and as an event. */
	warn(name: string, value: unknown, fallback: string): void {
		this.#warn(
			`${name}=${shown(value)} is not possible; it is taken to be ${fallback}.`,
			name,
			value,
		);
	}

	/** Reports an unknown word once, with the likely spelling. */
	suspect(word: string, meant: string): void {
		this.#warn(`${word} means nothing; ${meant} is meant, perhaps.`, word, meant);
	}

	#warn(sentence: string, name: string, value: unknown): void {
		const message = `<${this.host.localName}>: ${sentence}`;
		if (!this.#warned.has(message)) {
			this.#warned.add(message);
			console.warn(message);
			const failure = { kind: "attribute", name, value } as const;
			queueMicrotask(() => this.dispatch(["error", { message, failure }]));
		}
	}
}
