/** The storm: the card that begins one, its clock, lives and score, and its end. */
import "./storm.css";
import { live } from "lit/directives/live.js";
import { html, nothing } from "lit/html.js";
import { fieldOf } from "../shell/controls/field.ts";
import { shareButton } from "../shell/controls/share.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";
import { puzzleStop } from "./map-view.ts";
import type { SessionView } from "./model.ts";
import type { PuzzleSession } from "./session.ts";
import { goToPuzzle, puzzleHeadingId } from "./state.ts";
import { type Answer, missedIn, scoreIn, stormLives } from "./storm.ts";

/** Minutes and seconds. */
const clock = (seconds: number): string =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Begins a storm. Moves the focus to its heading, because the button disappears, and scrolls to the board. */
async function begin(session: PuzzleSession): Promise<void> {
	await session.beginStorm();
	goToPuzzle();
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
				${allGames(text)}
				<div class="buttons">
					<button type="button" @click=${() => void begin(session)}>${text.start}</button>
				</div>
			</section>`;
}

/** The choice of puzzles of games that the reader has not met. */
const allGames = ({ allGames, metGames }: SessionView["words"]["puzzles"]["storm"]) =>
	html`<label class="check">
			<input
				type="checkbox"
				aria-describedby="storm-games"
				.checked=${live(preferences.get("stormAll"))}
				@change=${(event: Event) => preferences.set("stormAll", fieldOf(event).checked)}
			/>
			<span>${allGames}</span>
		</label>
		<p class="note" id="storm-games">${metGames}</p>`;

/** Why a puzzle is missed, in two words; empty for a solution. */
const missText = (
	{ misses }: SessionView["words"]["puzzles"]["storm"],
	answer: Answer | undefined,
): string => (answer?.miss ? misses[answer.miss] : "");

/** A running storm. */
export function stormRun({ session, words }: SessionView): Rendered {
	const { storm } = session;
	const text = words.puzzles.storm;
	const { value: left } = storm.left;
	const { value: run } = storm.run;
	if (run === null) return nothing;
	const lives = stormLives - missedIn(run).length;
	const last = run.answers.at(-1);
	const why = missText(text, last);
	const mark = html`<span class="storm-last ${why === "" ? "" : "is-missed"}" role="status"
		>${why === "" ? html`<span aria-hidden="true">✓</span>` : html`✗ ${why}`}</span
	>`;
	return html`<div class="storm sheet" data-puzzle=${run.puzzle.number}>
		<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${text.name}</h2>
			<p class="storm-clock ${left <= 10 ? "is-short" : ""}" role="timer" aria-label=${text.timeLeft}>
				${clock(left)}
			</p>
		</div>
		<p class="storm-standing">
			<strong class="storm-score">${text.score(scoreIn(run))}</strong>
			<span class="storm-lives" role="img" aria-label=${text.lives(lives)}
				>${"♥\ufe0e".repeat(lives)}<span class="faint">${"♡\ufe0e".repeat(stormLives - lives)}</span></span
			>
			${last === undefined ? nothing : mark}
		</p>
		<p class="note">${words.game(run.puzzle.game).name}</p>
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
	const score = scoreIn(run);
	const shared = () => {
		const squares = run.answers.map(({ miss }) => (miss === null ? "🟩" : "🟥")).join("");
		return `${text.share(score)}\n${squares}\n${text.rules}`.replace("\n\n", "\n");
	};
	const url = `${location.href.replace(/#.*$/s, "")}#puzzle`;
	const newBest = run.isBest ? html`<strong class="success">${text.newBest}</strong> ` : nothing;
	const last = run.answers.at(-1);
	// Of the board that stays.
	const why = last?.puzzle === run.puzzle ? missText(text, last) : "";
	const reason = why === "" ? nothing : html`<span class="storm-last is-missed">✗ ${why}</span> `;
	const best = storm.best === 0 ? nothing : text.best(storm.best);
	const missed = missedIn(run);
	const missedPuzzles =
		() => html`<section class="storm-missed" aria-labelledby="storm-missed-heading">
		<h3 id="storm-missed-heading">${text.missed}</h3>
		<ol class="puzzle-stops" role="list">
			${missed.map((puzzle) => puzzleStop(view, puzzle, null))}
		</ol>
	</section>`;
	return html`<div class="puzzle-end sheet storm-end ${run.isBest ? "is-solved" : ""}" role="group" aria-label=${text.name}>
			<h2 id=${puzzleHeadingId} tabindex="-1">${text.over(score)}</h2>
			${why === "" && storm.best === 0 ? nothing : html`<p>${reason}${newBest}${best}</p>`}
			<div class="buttons">
				<button type="button" class="primary" @click=${() => void begin(session)}>${text.again}</button>
				${shareButton(view, { id: "share-storm", label: words.puzzles.challenge, text: shared, url })}
			</div>
		</div>
		${missed.length === 0 ? nothing : missedPuzzles()}`;
}
