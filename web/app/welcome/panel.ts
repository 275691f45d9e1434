/** The first screen: the person's side, one card beside the board, and the next steps. */
import "./panel.css";
import type { ReadonlySignal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { lineIcon } from "../../element/line-icons.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { opponent } from "../../model/position.ts";
import type { Streak } from "../../model/puzzle-progress.ts";
import type { Context } from "../shell/context.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import type { PageFailure } from "../shell/failure.ts";
import { roleSentence } from "../shell/game-words.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";

export interface WelcomeView extends Context {
	readonly text: {
		/** The rules of the game on the board; the library's, if it is listed. */
		readonly state: { readonly rules: ReadonlySignal<Rules | null> };
	};
	readonly puzzles: {
		/** The puzzle of the day; null before it is known. */
		readonly today: ReadonlySignal<{ readonly problem: BoardProblem } | null>;
		/** The streak of a returning solver; null for others. */
		readonly streak: Streak | null;
		showToday(): Promise<void>;
		/** Opens the next lesson. */
		showLesson(): Promise<void>;
		/** Opens the puzzle of the day, or after its solution the next one on the path. */
		continuePath(): Promise<void>;
	};
	readonly address: {
		/** The failure of the last link; null for none. */
		readonly failure: ReadonlySignal<PageFailure | null>;
	};
	readonly play: { readonly ended: unknown };
	readonly library: { open(): Promise<void> };
	readonly share: { openEmbedding(view: Context): Promise<void> };
	/** Opens the text box, with its text selected. */
	readonly openText: () => void;
	/** The card of the puzzle of the day; nothing before it is loaded. */
	readonly dayCard: () => Rendered;
	/** The card for returning solvers: nothing before it is loaded, null for others. */
	readonly returningCard: () => Rendered | null;
	/** The games; nothing before they are loaded. */
	readonly games: () => Rendered;
}

/** Whether the page invites to a first move: not after a failed link. */
const isInviting = ({ address, page }: WelcomeView): boolean =>
	page.isBeginning && address.failure.value === null;

/** Whether there is a card beside the board: before the first move, and in play up to the end, so that nothing moves. */
export const hasCard = (view: WelcomeView): boolean =>
	isInviting(view) ||
	(view.page.activity === "play" &&
		view.play.ended === null &&
		view.address.failure.value === null);

/** Whether the board's row has a button of the first screen; in play only while values are hidden. */
export const hasBoardButton = (view: WelcomeView): boolean => {
	const { board, page } = view;
	const isOver = board.record !== null && board.legalMoves.length === 0;
	return page.activity === "play" ? board.hidesValues && !isOver : isInviting(view);
};

/** Whether there is space for the next steps, below the moves or the players. */
export const hasWaysOn = ({ page, play }: WelcomeView): boolean =>
	(page.isBeginning || (page.activity === "play" && play.ended === null)) &&
	["moves", "play"].includes(page.tabs.opened);

const tileSize = { width: 96, height: 64, isNumbered: false };

/** The button that opens the game of an earlier visit. */
function resumeButton({ words }: Context, kind: string): TemplateResult | null {
	const game = preferences.get("game");
	const resume = () => {
		location.hash = game ?? "";
	};
	return game === null
		? null
		: html`<button type="button" class=${kind} @click=${resume}>${words.help.greeting.resume}</button>`;
}

/** The line under the aim before the first move: one next step, which wide windows show in the card, or the page's description. */
export function nextStep(view: WelcomeView): TemplateResult {
	const { puzzles, words } = view;
	const { tagline, streakLink } = words.help.greeting;
	const { streak } = puzzles;
	if (streak === null)
		return resumeButton(view, "quiet tagline") ?? html`<span class="tagline">${tagline}</span>`;
	return html`<button type="button" class="quiet tagline" @click=${() => void puzzles.continuePath()}>
		${streakLink(streak)}
	</button>`;
}

/** The side for the person: the one that can win, or else the one to move. */
function bestSide({ board }: Context): string {
	const { problem, rules, values } = board;
	const toMove = problem?.position.toMove ?? "";
	return rules !== null && values[0]?.outcome === "loss" ? opponent(rules, toMove) : toMove;
}

/** The button in the board's row: in play it shows who wins, elsewhere it starts a game. */
export function boardButton(view: Context): TemplateResult {
	const { board, page, words } = view;
	return page.activity === "play"
		? html`<button type="button" ?disabled=${board.record === null} @click=${() => page.setActivity("analyse")}>
				${lineIcon("who")}${words.help.greeting.who}
			</button>`
		: html`<button
				type="button"
				class="primary"
				?disabled=${board.table === null || board.legalMoves.length === 0}
				@click=${() => page.setActivity("play")}
			>
				${lineIcon("resume")}${words.help.invitation.play(bestSide(view))}
			</button>`;
}

/** The winner, once it is known. */
function verdict(view: Context): string {
	const { board, words } = view;
	const { legalMoves, rules, table, values } = board;
	const text = words.help.invitation;
	const person = bestSide(view);
	const [best] = values;
	if (best === undefined || rules === null) {
		return text[table !== null && legalMoves.length === 0 ? "over" : "solving"];
	}
	const kept = values.filter(({ outcome }) => outcome === "draw").length;
	return best.outcome === "draw"
		? text.draw(kept, values.length)
		: text.win(best.distance, opponent(rules, person));
}

/** The person's side and aim, which on a drawn board nobody can force. */
function role(view: WelcomeView, rules: Rules): string {
	const { board, words } = view;
	const person = bestSide(view);
	return board.values[0]?.outcome === "draw"
		? words.help.greeting.youAre(person)
		: roleSentence(view, view.text.state.rules.value ?? rules, person);
}

/** The card beside the board before the first move: in play an introduction or the returning solver's card, elsewhere the winner. */
export function homeCard(view: WelcomeView): Rendered {
	const { board, page, words } = view;
	const { greeting: text, invitation } = words.help;
	const isPlayed = page.activity === "play";
	const returning = isPlayed ? view.returningCard() : null;
	if (!isPlayed && board.rules === null) {
		return nothing;
	}
	const isOver = board.table !== null && board.legalMoves.length === 0;
	const why = () =>
		html`<button type="button" ?disabled=${isOver} @click=${() => page.tabs.show("explain")}>
			${invitation.why}
		</button>`;
	const resume = () => (page.isBeginning ? resumeButton(view, "primary") : null);
	const button = isPlayed ? resume() : why();
	return html`${
		returning ??
		html`${isPlayed || board.rules === null ? html`<h2 class="card-tagline">${text.tagline}</h2>` : html`<h2>${role(view, board.rules)}</h2>`}
			<p>${!isPlayed ? verdict(view) : board.hidesValues ? text.invite : nothing}</p>`
	}${button === null ? nothing : html`<div class="buttons">${button}</div>`}`;
}

/** A piece, the square in front of it, and the way there. */
const lessonPicture = svg`<svg class="tile-picture" viewBox="0 0 96 64" aria-hidden="true">
	<path class="square" d="M16 0h32v32H16zM48 32h32v32H48z" />
	<path class="square dark" d="M48 0h32v32H48zM16 32h32v32H16z" />
	<path class="way" d="M32 48L32 16L64 16M58 10l6 6l-6 6" />
	<circle class="is-red" cx="32" cy="48" r="10" />
</svg>`;

/** Four squares with a piece of each side. */
const gamesPicture = svg`<svg class="tile-picture" viewBox="0 0 96 64" aria-hidden="true">
	<path class="square" d="M16 0h32v32H16zM48 32h32v32H48z" />
	<path class="square dark" d="M48 0h32v32H48zM16 32h32v32H16z" />
	<circle class="is-red" cx="32" cy="16" r="10" />
	<circle class="is-police" cx="64" cy="16" r="10" />
	<circle class="is-fox" cx="64" cy="48" r="10" />
	<circle class="is-white" cx="32" cy="48" r="10" />
</svg>`;

/** Squares, a piece and a question mark. */
const puzzlePicture = svg`<svg class="tile-picture" viewBox="0 0 96 64" aria-hidden="true">
	<path class="square" d="M16 0h32v32H16zM48 32h32v32H48z" />
	<path class="square dark" d="M48 0h32v32H48zM16 32h32v32H16z" />
	<circle class="is-red" cx="32" cy="16" r="10" />
	<path class="question" d="M58 42a6 6 0 1 1 8.500 5.500q-2.500 1.500-2.500 4.500M64 56.500v.1" />
</svg>`;

const todayPicture = (today: BoardProblem) =>
	html`<span class="tile-picture">${boardPicture(today, stillScene, tileSize)}</span>`;

/** Below the first screen: the games, the puzzle of the day unless the card shows it, and a line for authors and contestants. */
export function home(view: WelcomeView): TemplateResult {
	const { site, contests } = view.words.help.ways;
	return html`${view.returningCard() === null ? view.dayCard() : nothing}${view.games()}
		<footer class="ways">
			<button type="button" class="quiet" @click=${() => void view.share.openEmbedding(view)}>${site}</button>
			<button type="button" class="quiet" @click=${view.openText}>${contests}</button>
		</footer>`;
}

/** The next steps: a puzzle, a lesson, all games. */
export function waysOn(view: WelcomeView): TemplateResult {
	const { words } = view;
	const { heading, win, puzzle, games } = words.help.ways;
	const { value: today } = view.puzzles.today;
	return html`<h2 class="visually-hidden">${heading}</h2>
				<ul class="tiles" role="list">
					<li>
						<button type="button" @click=${() => void view.puzzles.showToday()}>
							${today === null ? puzzlePicture : todayPicture(today.problem)}<span>${puzzle}</span>
						</button>
					</li>
					<li>
						<button type="button" @click=${() => void view.puzzles.showLesson()}>
							${lessonPicture}<span>${win}</span>
						</button>
					</li>
					<li>
						<button type="button" aria-haspopup="dialog" @click=${() => void view.library.open()}>
							${gamesPicture}<span>${games}</span>
						</button>
					</li>
				</ul>`;
}
