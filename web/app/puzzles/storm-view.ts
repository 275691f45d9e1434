/** The storm: the card that begins one, its clock, lives and score, and its end. */
import "./storm.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Rendered } from "../shell/panels.ts";
import { puzzleStop } from "./map-view.ts";
import type { SessionView } from "./model.ts";
import type { PuzzleSession } from "./session.ts";
import { puzzleHeadingId } from "./state.ts";
import { stormLives } from "./storm.ts";

/** Minutes and seconds. */
const clock = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Begins a storm. Moves the focus to its heading, because the button disappears, and scrolls to the board. */
async function begin(session: PuzzleSession): Promise<void> {
	await session.beginStorm();
	document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	scrollTo(0, 0);
}

/** The card that starts a storm; nothing at the end of one, which has its own button. */
export function stormCard({ session, words }: SessionView): Rendered {
	const { storm } = session;
	const text = words.puzzles.storm;
	return storm.run.value !== null
		? nothing
		: html`<section class="storm-card" aria-labelledby="storm-heading">
				<div class="panel-head">
					<h2 id="storm-heading">${text.name}</h2>
					${storm.best === 0 ? nothing : html`<p class="note">${text.best(storm.best)}</p>`}
				</div>
				<p>${text.rules} <span class="note">${text.unrated}</span></p>
				<div class="buttons">
					<button type="button" @click=${() => void begin(session)}>${text.start}</button>
				</div>
			</section>`;
}

/** A running storm. */
export function stormRun({ session, words }: SessionView): TemplateResult {
	const { storm } = session;
	const text = words.puzzles.storm;
	const { value: left } = storm.left;
	const { puzzle, score = 0, missed = [], last = null } = storm.run.value ?? {};
	const lives = stormLives - missed.length;
	const mark = html`<span class="storm-last is-${last}" aria-hidden="true">${last === "right" ? "✓" : "✗"}</span>`;
	return html`<div class="storm sheet" data-puzzle=${puzzle?.number ?? nothing}>
		<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${text.name}</h2>
			<p class="storm-clock ${left <= 10 ? "is-short" : ""}" role="timer" aria-label=${text.timeLeft}>
				${clock(left)}
			</p>
		</div>
		<p class="storm-standing">
			<strong class="storm-score">${text.score(score)}</strong>
			<span class="storm-lives" role="img" aria-label=${text.lives(lives)}
				>${"♥\ufe0e".repeat(lives)}<span class="faint">${"♡\ufe0e".repeat(stormLives - lives)}</span></span
			>
			${last === null ? nothing : mark}
		</p>
		<p class="note">${puzzle === undefined ? nothing : words.game(puzzle.game).name}</p>
		<div class="buttons">
			<button type="button" @click=${() => storm.stop()}>${text.stop}</button>
		</div>
	</div>`;
}

/** The end of a storm: its score, and the missed puzzles; nothing unless one has just ended. */
export function stormEnd(view: SessionView): Rendered {
	const { session, words } = view;
	const { storm } = session;
	const text = words.puzzles.storm;
	const { value: run } = storm.run;
	if (run === null || run.isBest === null) {
		return nothing;
	}
	const newBest = run.isBest ? html`<strong class="success">${text.newBest}</strong> ` : nothing;
	const missed = () => html`<section class="storm-missed" aria-labelledby="storm-missed-heading">
		<h3 id="storm-missed-heading">${text.missed}</h3>
		<ol class="puzzle-stops" role="list">
			${run.missed.map((puzzle) => puzzleStop(view, puzzle, null))}
		</ol>
	</section>`;
	return html`<div class="puzzle-end sheet storm-end ${run.isBest ? "is-solved" : ""}" role="group" aria-label=${text.name}>
			<h2 id=${puzzleHeadingId} tabindex="-1">${text.over(run.score)}</h2>
			${storm.best === 0 ? nothing : html`<p>${newBest}${text.best(storm.best)}</p>`}
			<div class="buttons">
				<button type="button" class="primary" @click=${() => void begin(session)}>${text.again}</button>
			</div>
		</div>
		${run.missed.length === 0 ? nothing : missed()}`;
}
