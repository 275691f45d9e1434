/** The panels of play: players and score card, last move with grade, and the field for typed moves. */

import { scripted } from "../kernel/on-demand.ts";
import type { OpenBoard } from "../kernel/open-board.ts";
import type { PageParts } from "../kernel/parts.ts";
import type { PlaySession } from "./commands.ts";
import "./play.css";
import type { Rules } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/piece.ts";
import { type Hints, hintChoices, kinds, sights } from "../../model/play-settings.ts";
import { choices } from "../kernel/controls/choices.ts";
import { whenDrawn } from "../kernel/controls/when-drawn.ts";
import { endHeadingId, focusWords, turnId } from "./focus.ts";

/** What the panels of play are given. */
export interface PlayView extends PageParts {
	readonly play: PlaySession;
	/** Does something that reveals values; an open puzzle asks first. */
	readonly reveal: (act: () => void) => void;
	/** Shows the game before a move, with an arrow for a best one. */
	readonly review: (ply: number) => void;
	readonly openBoard: OpenBoard;
	readonly openPuzzle: () => void;
	/** The address of the game on the board. */
	readonly link: () => string;
}

const numberOf = (event: Event) => (event.target as HTMLInputElement).valueAsNumber;
const isChecked = (event: Event) => (event.target as HTMLInputElement).checked;

/** The field for a fallible player's sight. */
function sight({ play, words }: PlayView, side: string): TemplateResult {
	const value = play.sightOf(side);
	return html`<label class="sight">
			<span>${words.play.sight}</span>
			<input
				type="range"
				min=${sights.least}
				max=${sights.most}
				aria-describedby="sight-note"
				aria-valuetext=${words.play.plies(value)}
				.value=${live(String(value))}
				@input=${(event: Event) => play.setSight(side, numberOf(event))}
			/>
			<output aria-hidden="true">${words.play.plies(value)}</output>
		</label>`;
}

function player(view: PlayView, side: string): TemplateResult {
	const { board, play, words } = view;
	const labels = words.play.players;
	const chosen = play.kindOf(side);
	return html`<fieldset class="player">
		<legend>
			${board.rules === null ? "" : sideIcon(board.rules, side)} ${words.side(side)}
		</legend>
		${choices(
			`player-${side}`,
			kinds,
			chosen,
			(kind) => play.setKind(side, kind),
			(kind) => labels[kind],
		)}
		${chosen === "fallible" ? sight(view, side) : nothing}
	</fieldset>`;
}

function traps({ play, words }: PlayView): TemplateResult {
	return html`<div>
		<label class="check">
			<input
				type="checkbox"
				aria-describedby="traps-note"
				.checked=${live(play.state.traps)}
				@change=${(event: Event) => play.setTraps(isChecked(event))}
			/>
			<span>${words.play.traps}</span>
		</label>
		<p class="note" id="traps-note">${words.play.trapsNote}</p>
	</div>`;
}

function sound({ play, words }: PlayView): TemplateResult {
	return html`<label class="check">
		<input
			type="checkbox"
			.checked=${live(play.state.sound)}
			@change=${(event: Event) => play.setSound(isChecked(event))}
		/>
		<span>${words.play.sound}</span>
	</label>`;
}

function hints({ play, reveal, words }: PlayView): TemplateResult {
	const choose = (choice: Hints) => {
		const set = () => play.setHints(choice);
		if (choice === "off") {
			set();
		} else {
			reveal(set);
		}
	};
	return html`<fieldset class="player">
		<legend>${words.play.hints.heading}</legend>
		${choices(
			"hints",
			hintChoices,
			play.state.hints,
			choose,
			(choice) => words.play.hints[choice],
			"hints-note",
		)}
		<p class="note" id="hints-note">${words.play.hints.notes[play.state.hints]}</p>
	</fieldset>`;
}

function scoreCard({ play, words }: PlayView): TemplateResult | typeof nothing {
	const { scores } = play.state.card;
	const { heading, columns, side, perfect } = words.play.scores;
	return scores.length === 0
		? nothing
		: html`<table class="figures scores">
				<caption>
					${heading}
				</caption>
				<thead>
					<tr>
						${columns.map((column) => html`<th scope="col">${column}</th>`)}
					</tr>
				</thead>
				<tbody>
					${scores.map(
						(score) => html`<tr>
							<th scope="row">${side(words.game(score.game).name, words.side(score.side))}</th>
							<td>${words.number(score.results.won)}</td>
							<td>${words.number(score.results.drawn)}</td>
							<td>${words.number(score.results.lost)}</td>
							<td>${perfect(score.perfect, score.graded)}</td>
						</tr>`,
					)}
				</tbody>
			</table>`;
}

export function players(view: PlayView): TemplateResult {
	const { board, play, words } = view;
	const sides = board.rules?.sides.map(({ name }) => name) ?? [];
	const chosen = sides.map((side) => play.kindOf(side));
	return html`
		${play.ended === null ? nothing : scripted(view, "opponents", (script) => script.endCard(view))}
		<h2 class="visually-hidden">${words.play.heading}</h2>
		<div class="players">
			${sides.map((side) => player(view, side))}
			${chosen.includes("fallible") ? html`<p class="note" id="sight-note">${words.play.sightNote}</p>` : nothing}
			${chosen.includes("perfect") ? traps(view) : nothing} ${hints(view)} ${sound(view)}
		</div>
		<div class="buttons">
			<button type="button" @click=${() => void play.newGame()}>${words.play.newGame}</button>
			<button type="button" @click=${() => play.swapSides()}>${words.play.swapSides}</button>
		</div>
		${scoreCard(view)}
	`;
}

/** Scrolls to the card of an ended game, if it is below the board. */
function showCard({ frame }: PlayView): void {
	frame.openTab("play");
	whenDrawn(() => {
		const heading = document.getElementById(endHeadingId);
		heading?.focus({ preventScroll: true });
		heading?.scrollIntoView({ block: "center" });
	});
}

/** The last move, its grade, and what can be done about it, beside or below the board. Its space is always reserved. */
export function lastMove(view: PlayView): TemplateResult {
	const { board, play, words } = view;
	const { ended, repetition, waitingSide } = play;
	const isMistake = play.graded !== null && play.graded.grade.before !== play.graded.grade.after;
	// The card at the end sums the game up; a mistake can still be taken back.
	const graded = ended === null || isMistake ? play.graded : null;
	const said = [
		...(graded !== null && (repetition === null || isMistake)
			? [words.moves.grade(graded.grade)]
			: []),
		...(repetition === null ? [] : [words.play.offer(play.endlessWinner)]),
		...(play.isCalled ? [words.play.called(play.endlessWinner)] : []),
		...(waitingSide === null || repetition !== null || ended !== null
			? []
			: [words.play.stopped(play.naming(waitingSide))]),
	];
	const isWaiting = said.length === 0 && board.rules !== null && ended === null;
	const act = (action: () => void) => () => {
		action();
		focusWords();
	};
	return html`<div class="turn" role="group" aria-label=${words.play.lastMove}>
		<p id=${turnId} tabindex="-1" class=${isMistake ? "is-mistake" : isWaiting ? "note" : ""}>
			${isMistake ? html`<span class="mistake-tag" aria-hidden="true">!</span>` : nothing}
			${ended === null ? nothing : scripted(view, "opponents", (script) => script.endLine(view))}
			${isWaiting ? words.play.waiting(play.humans.map(play.naming), play.state.hints !== "off") : said.join(words.betweenSentences)}
		</p>
		${
			isMistake
				? html`<button type="button" @click=${act(() => play.takeBack())}>${words.play.takeBack}</button>`
				: nothing
		}
		${
			ended === null
				? nothing
				: html`<button type="button" class="primary ${view.frame.tab === "play" ? "to-card" : ""}" @click=${act(() => void play.newGame())}>${words.play.end.rematch}</button>
						<button type="button" class="to-card" @click=${() => showCard(view)}>${words.play.end.show}</button>`
		}
		${
			repetition === null
				? nothing
				: html`<button type="button" @click=${act(() => play.goOn())}>${words.play.goOn}</button>
						<button type="button" @click=${act(() => play.callEnd())}>${words.play.callEnd(play.endlessWinner)}</button>`
		}
	</div>`;
}

/** Whether a side may ever pass. */
const canPass = ({ noMove, sides }: Rules): boolean =>
	noMove === "passes" || sides.some(({ mayPass }) => mayPass);

/** A field for typing moves. */
export function typed({ board, play, words }: PlayView): TemplateResult | typeof nothing {
	const { text, error } = play.state.typed;
	if (board.record === null) {
		return nothing;
	}
	const ground = board.problem?.game.board ?? {};
	const submit = (event: Event) => {
		event.preventDefault();
		play.playTyped();
	};
	return html`<form class="typed" @submit=${submit}>
		<label for="typed-move">${words.play.typed.label}</label>
		<input
			id="typed-move"
			type="text"
			autocomplete="off"
			autocapitalize="off"
			spellcheck="false"
			enterkeyhint="go"
			maxlength="40"
			aria-invalid=${error === null ? "false" : "true"}
			aria-describedby=${error === null ? "typed-help" : "typed-error"}
			.value=${live(text)}
			@input=${(event: Event) => play.setTyped((event.target as HTMLInputElement).value)}
		/>
		<button type="submit">${words.play.typed.play}</button>
		${
			error === null
				? html`<p class="note" id="typed-help">${words.play.typed.help(board.rules !== null && canPass(board.rules), ground)}</p>`
				: html`<div class="error">
						<p id="typed-error">
							<span class="error-glyph" aria-hidden="true">!</span>${words.play.typed.errors(ground)[error]}
						</p>
					</div>`
		}
	</form>`;
}
