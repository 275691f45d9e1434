/** A graph that the reader settles by hand: a board for choosing a point, the queue, and a table of counters. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { CatchmateBoard } from "../../element/element.ts";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { moves, nameOf, points } from "../graph/graph.ts";
import { settled } from "../graph/trace.ts";
import { type Known, pointAt, show } from "../lesson/graph-picture.ts";
import { knownChip } from "../lesson/outcome-chip.ts";
import { wordsHere } from "../lesson/words-here.ts";
import {
	begin,
	type Claim,
	claim,
	countLeft,
	isOver,
	openBefore,
	type Reason,
	ready,
	type Settling,
	take,
} from "./settling.ts";

const truth = settled(moves);
const start = begin(moves);

/** The keys that claim an outcome for a point. */
const keys: Readonly<Record<string, Claim>> = { w: "win", l: "loss" };

const reasonText = (words: TutorialWords, { kind, about }: Reason, point: number): string =>
	words.backwards.reasons[kind](nameOf(point), words.list(about.map(nameOf)), about.length);

export class SettleGraph extends HTMLElement {
	readonly #controls = document.createElement("div");
	readonly #table = document.createElement("div");
	#past: readonly Settling[] = [];
	#now = start;
	#chosen: number | null = null;
	#sentence = "";

	connectedCallback(): void {
		if (this.#controls.isConnected) {
			return;
		}
		for (const table of this.querySelectorAll(":scope > table")) {
			table.remove();
		}
		this.#controls.className = "settle-controls";
		this.#table.className = "settle-table";
		this.append(this.#controls, this.#table);
		this.#sentence = this.#words.backwards.begin;
		this.#usePen();
		this.#show();
	}

	get #words() {
		return wordsHere();
	}

	get #board(): CatchmateBoard | null {
		return this.querySelector("catchmate-board");
	}

	/** Selects a point by a press; the keys `w`, `l` and `t` claim a win, claim a loss, and take from the queue. */
	#usePen(): void {
		const board = this.#board;
		if (board === null) {
			return;
		}
		const none = () => null;
		board.pen = {
			chosen: null,
			tap: ({ square }) => {
				if (square !== null) {
					this.#choose(pointAt(square));
				}
			},
			drag: none,
			drop: none,
			cancel: none,
			press: (key, far, square) => {
				const what = keys[key.toLowerCase()];
				if (far) {
					return false;
				}
				if (what !== undefined) {
					this.#choose(pointAt(square));
					this.#claim(what);
				} else if (key.toLowerCase() === "t") {
					this.#take();
				}
				return what !== undefined || key.toLowerCase() === "t";
			},
		};
	}

	#choose(point: number): void {
		this.#chosen = point;
		this.#show();
	}

	#change(next: Settling, sentence: string): void {
		this.#past = [...this.#past, this.#now];
		this.#now = next;
		const { backwards, betweenSentences, list } = this.#words;
		const over = `${betweenSentences}${backwards.over(list(this.#openNames))}`;
		this.#explain(isOver(next) ? `${sentence}${over}` : sentence);
	}

	#claim(what: Claim): void {
		const point = this.#chosen;
		if (point === null) {
			return;
		}
		const { settling, reason, isRight } = claim(this.#now, point, what);
		const sentence = reasonText(this.#words, reason, point);
		if (isRight) {
			this.#change(settling, sentence);
		} else {
			this.#explain(sentence);
		}
	}

	/** Shows a sentence and changes nothing. */
	#explain(sentence: string): void {
		this.#sentence = sentence;
		this.#show();
	}

	#take(): void {
		const { backwards, list } = this.#words;
		const [first] = this.#now.queue;
		if (ready(this.#now).length > 0) {
			// Points that the last one made ready must join the queue before the next one is taken.
			const last = this.#now.taken.at(-1);
			this.#explain(last === undefined ? backwards.sinksFirst : backwards.tooSoon(nameOf(last)));
			return;
		}
		if (first === undefined) {
			return;
		}
		const isLost = this.#now.claims[first] === "loss";
		const before = openBefore(this.#now, first);
		const sentence =
			before.length === 0
				? backwards.takenForNothing(nameOf(first))
				: backwards.taken[isLost ? "loss" : "win"](
						nameOf(first),
						list(before.map(nameOf)),
						before.length,
					);
		this.#change(take(this.#now), sentence);
	}

	#undo(): void {
		const before = this.#past.at(-1);
		if (before !== undefined) {
			this.#past = this.#past.slice(0, -1);
			this.#now = before;
			this.#explain(this.#words.backwards.undone);
		}
	}

	#reset(): void {
		this.#past = [];
		this.#now = start;
		this.#chosen = null;
		this.#explain(this.#words.backwards.begin);
	}

	/** The points without a claim. */
	get #openNames(): readonly string[] {
		return this.#now.claims.flatMap((claim, point) => (claim === null ? [nameOf(point)] : []));
	}

	/** The outcome shown at each point: the claims, and at the end the draws. */
	get #known(): readonly (Known | null)[] {
		const over = isOver(this.#now);
		return truth.map((one, point) => (over || this.#now.claims[point] !== null ? one : null));
	}

	#show(): void {
		const last = this.#now.taken.at(-1);
		render(this.#controlsNow(), this.#controls);
		render(this.#tableNow(), this.#table);
		show(this.#board, {
			known: this.#known,
			ringed: this.#chosen,
			arrows: last === undefined ? [] : openBefore(this.#now, last).map((from) => [from, last]),
		});
	}

	#controlsNow(): TemplateResult {
		const words = this.#words.backwards;
		const { queue } = this.#now;
		const [first] = queue;
		const isDone = first === undefined && ready(this.#now).length === 0;
		const chosen = this.#chosen;
		const button = (label: string | TemplateResult, isOff: boolean, act: () => void) =>
			html`<button type="button" aria-disabled=${isOff} @click=${act}>${label}</button>`;
		const sayButton = (what: Claim, glyph: string, label: string) =>
			button(
				html`<span class="is-${what}" aria-hidden="true">${glyph}</span>
					${chosen === null ? nothing : html`<span class="visually-hidden">${words.point(nameOf(chosen))}</span>`}
					${label}`,
				chosen === null,
				() => this.#claim(what),
			);
		return html`<p class="button-row">
				<span class="settle-name is-subject"
					>${chosen === null ? words.choose : words.point(nameOf(chosen))}${
						chosen === null
							? nothing
							: html`<span class="settle-left">${words.left(countLeft(this.#now, chosen))}</span>`
					}</span
				>
				${sayButton("loss", "▼", words.lost)} ${sayButton("win", "▲", words.won)}
			</p>
			<p class="button-row">
				<span class="settle-name">${words.queue}</span>
				<span class="settle-queue">${queue.length === 0 ? words.empty : queue.map(nameOf).join(" ")}</span>
				${button(first === undefined ? words.take : words.takePoint(nameOf(first)), isDone, () => this.#take())}
			</p>
			<p class="settle-status" role="status">${this.#sentence}</p>
			<p class="button-row">
				${button(words.undo, this.#past.length === 0, () => this.#undo())}
				${button(words.reset, this.#past.length === 0, () => this.#reset())}
			</p>`;
	}

	/** The moves of a point; crossed-out moves are struck through. */
	#movesOf(point: number): TemplateResult | string {
		const ways = moves[point] ?? [];
		const crossed = this.#now.crossed[point] ?? [];
		const { crossedOut } = this.#words.backwards;
		return ways.length === 0
			? "–"
			: html`${ways.map((to) =>
					crossed.includes(to)
						? html`<s>${nameOf(to)}<span class="visually-hidden">${crossedOut}</span></s> `
						: `${nameOf(to)} `,
				)}`;
	}

	#tableNow(): TemplateResult {
		const { table, openCell } = this.#words.backwards;
		const row = (point: number) => {
			const known = this.#known[point] ?? null;
			const isTaken = this.#now.taken.includes(point);
			return html`<tr class=${isTaken ? "is-taken" : ""}>
				<th scope="row">
					<button
						type="button"
						aria-pressed=${point === this.#chosen}
						@click=${() => this.#choose(point)}
					>
						${nameOf(point)}
					</button>
				</th>
				<td>${this.#movesOf(point)}</td>
				<td>${countLeft(this.#now, point)}</td>
				<td>${known === null ? html`<span class="visually-hidden">${openCell}</span>` : knownChip(this.#words, known)}</td>
			</tr>`;
		};
		return html`<table>
			<caption class="visually-hidden">
				${table.caption}
			</caption>
			<thead>
				<tr>
					<th scope="col">${table.point}</th>
					<th scope="col">${table.moves}</th>
					<th scope="col">${table.left}</th>
					<th scope="col">${table.outcome}</th>
				</tr>
			</thead>
			<tbody>
				${points.map((_, point) => row(point))}
			</tbody>
		</table>`;
	}
}
