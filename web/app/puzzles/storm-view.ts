/** The storm: the card that begins one, its clock, lives and score, and its end. */
import "./storm.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Puzzle } from "../../model/puzzle.ts";
import { puzzleStop } from "./map-view.ts";
import type { PuzzlesView } from "./model.ts";
import type { PuzzleSession } from "./session.ts";
import { puzzleHeadingId } from "./state.ts";
import { type Storm, stormLives } from "./storm.ts";

const wordsOf = ({ words }: PuzzlesView) => words.puzzles.storm;

/** Minutes and seconds. */
const clock = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Begins a storm. Moves the focus to its heading, because the button goes, and scrolls to the board. */
async function begin(session: PuzzleSession): Promise<void> {
	await session.beginStorm();
	document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	scrollTo(0, 0);
}

/** What a storm is, and the button that begins one; nothing where the end of one offers another. */
export function stormCard(
	view: PuzzlesView,
	session: PuzzleSession,
): TemplateResult | typeof nothing {
	const words = wordsOf(view);
	const { storm } = session;
	return storm.run.value !== null
		? nothing
		: html`<section class="storm-card" aria-labelledby="storm-heading">
				<div class="panel-head">
					<h2 id="storm-heading">${words.name}</h2>
					${storm.best === 0 ? nothing : html`<p class="note">${words.best(storm.best)}</p>`}
				</div>
				<p>${words.rules} <span class="note">${words.unrated}</span></p>
				<div class="buttons">
					<button type="button" @click=${() => void begin(session)}>${words.start}</button>
				</div>
			</section>`;
}

/** A storm that is under way. */
export function stormRun(view: PuzzlesView, storm: Storm): TemplateResult {
	const words = wordsOf(view);
	const { run, left } = storm;
	const { puzzle, score = 0, lives = 0, last } = run.value ?? {};
	return html`<div class="storm sheet" data-puzzle=${puzzle?.number ?? nothing}>
		<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${words.name}</h2>
			<p class="storm-clock ${left.value <= 10 ? "is-short" : ""}" role="timer" aria-label=${words.timeLeft}>
				${clock(left.value)}
			</p>
		</div>
		<p class="storm-standing">
			<strong class="storm-score">${words.score(score)}</strong>
			<span class="storm-lives" role="img" aria-label=${words.lives(lives)}
				>${"♥\ufe0e".repeat(lives)}<span class="faint">${"♡\ufe0e".repeat(stormLives - lives)}</span></span
			>
			${
				last == null
					? nothing
					: html`<span class="storm-last is-${last}" aria-hidden="true">${last === "right" ? "✓" : "✗"}</span>`
			}
		</p>
		<p class="note">${puzzle === undefined ? nothing : view.words.game(puzzle.game).name}</p>
		<div class="buttons">
			<button type="button" @click=${() => storm.stop()}>${words.stop}</button>
		</div>
	</div>`;
}

/** The puzzles that a storm has cost lives, each to be opened. */
const missedPuzzles = (
	view: PuzzlesView,
	session: PuzzleSession,
	missed: readonly Puzzle[],
	go: (number: number) => void,
): TemplateResult => html`<section class="storm-missed" aria-labelledby="storm-missed-heading">
	<h3 id="storm-missed-heading">${wordsOf(view).missed}</h3>
	<ol class="puzzle-stops" role="list">
		${missed.map((puzzle) => puzzleStop(view, session, puzzle, null, go))}
	</ol>
</section>`;

/** What a storm has come to; nothing if none has just ended. */
export function stormEnd(
	view: PuzzlesView,
	session: PuzzleSession,
	go: (number: number) => void,
): TemplateResult | typeof nothing {
	const words = wordsOf(view);
	const { storm } = session;
	const { value: run } = storm.run;
	return run === null || run.isBest === null
		? nothing
		: html`<div class="puzzle-end sheet storm-end ${run.isBest ? "is-solved" : ""}" role="group" aria-label=${words.name}>
				<h2 id=${puzzleHeadingId} tabindex="-1">${words.over(run.score)}</h2>
				${
					storm.best === 0
						? nothing
						: html`<p>
								${run.isBest ? html`<strong class="success">${words.newBest}</strong> ` : nothing}${words.best(storm.best)}
							</p>`
				}
				<div class="buttons">
					<button type="button" class="primary" @click=${() => void begin(session)}>${words.again}</button>
				</div>
			</div>
			${run.missed.length === 0 ? nothing : missedPuzzles(view, session, run.missed, go)}`;
}
