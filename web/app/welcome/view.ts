/** What a person is asked who has not made a move yet: to play, to see why, and the ways to everything else. */
import "./welcome.css";
import type { ReadonlySignal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { entry } from "../../locale/shared.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { opponent } from "../../model/position.ts";
import { aimText } from "../shell/aim.ts";
import type { Context } from "../shell/context.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { chapterOf } from "../shell/controls/chapter-link.ts";
import { gameWords } from "../shell/game-words.ts";
import { preferences } from "../shell/preferences.ts";

export interface WelcomeView extends Context {
	readonly text: {
		/** The rules of the game on the board: the listed ones, if it is listed. */
		readonly state: { readonly rules: ReadonlySignal<Rules | null> };
	};
	readonly puzzles: {
		/** The puzzle of the day; null before it is known. */
		readonly today: ReadonlySignal<{ readonly problem: BoardProblem } | null>;
		/** The days in a row of who has solved puzzles, and whether today is one; null for others. */
		readonly streak: { readonly days: number; readonly hasToday: boolean } | null;
		showToday(): Promise<void>;
		/** Opens the puzzle of the day, or once it is solved the next up the path. */
		goOn(): Promise<void>;
	};
	readonly library: { open(): Promise<void> };
	readonly share: { openEmbedding(view: Context): Promise<void> };
	/** Opens the text box, with its text selected. */
	readonly openText: () => void;
	/** The card of the puzzle of the day, and the games: nothing before they are loaded. */
	readonly dayCard: () => TemplateResult | typeof nothing;
	/** What who has solved puzzles comes back to; nothing before it is loaded, null for others. */
	readonly comeback: () => TemplateResult | typeof nothing | null;
	readonly games: () => TemplateResult | typeof nothing;
}

const tileSize = { width: 96, height: 64, isNumbered: false };

/**
 * Above a board that waits for a person's first move: who the person is and is after, and what this page is; or for who has
 * solved puzzles, the way on.
 */
export function greeting(view: WelcomeView): TemplateResult | typeof nothing {
	const { puzzles, text, words } = view;
	const { streak } = puzzles;
	const game = preferences.get("game");
	const { value: rules } = text.state.rules;
	const aim = rules && aimText(view, rules);
	if (aim === null) {
		return nothing;
	}
	const { tagline, goOn } = words.help.greeting;
	return html`<strong>${aim}</strong>
		${
			streak === null
				? game === null
					? html`<span class="tagline">${tagline}</span>`
					: resumeButton(words, game, "quiet tagline")
				: html`<button type="button" class="quiet tagline" @click=${() => void puzzles.goOn()}>
						${goOn(streak.days, streak.hasToday)}
					</button>`
		}`;
}

/** Goes on with the game of another visit. */
const resumeButton = (words: Context["words"], link: string, kind: string): TemplateResult => {
	const resume = () => {
		location.hash = link;
	};
	return html`<button type="button" class=${kind} @click=${resume}>${words.help.greeting.resume}</button>`;
};

/** What this page is, and what can be done with the board that waits; of who knows it, where they are. */
export function firstVisit(view: WelcomeView): TemplateResult | typeof nothing {
	const { frame, words } = view;
	const { tagline, invite, showWho } = words.help.greeting;
	const game = preferences.get("game");
	const resume = game === null ? nothing : resumeButton(words, game, "primary");
	const comeback = view.comeback();
	return comeback === null
		? html`<h2>${tagline}</h2>
				<p>${invite}</p>
				<div class="buttons">
					${resume}
					<button type="button" @click=${() => frame.setActivity("analyse")}>${showWho}</button>
				</div>`
		: html`${comeback}${game === null ? nothing : html`<div class="buttons">${resume}</div>`}`;
}

/** The button that tells the values of a game that is played without. */
export const whoWins = ({ board, frame, words }: Context): TemplateResult => html`<button
	type="button"
	?disabled=${board.record === null}
	title=${words.help.greeting.showWho}
	@click=${() => frame.setActivity("analyse")}
>
	<span aria-hidden="true">◉</span>${words.help.greeting.who}
</button>`;

/** The side that a person is to play who begins here: the one that can win, or else the one to move. */
function bestSide({ board }: Context): string {
	const { problem, rules, values } = board;
	const toMove = problem?.position.toMove ?? "";
	return rules !== null && values[0]?.outcome === "loss" ? opponent(rules, toMove) : toMove;
}

/** The way into the game, in the row under the board; where the invitation is in sight, it stands there. */
export const playHere = (view: Context): TemplateResult => html`<button
	type="button"
	class="primary"
	?disabled=${view.board.table === null || view.board.legalMoves.length === 0}
	@click=${() => view.frame.setActivity("play")}
>
	<span aria-hidden="true">▶</span>${view.words.help.invitation.play(bestSide(view))}
</button>`;

/** The first move of a game: whose it is to win, and what is said of that. */
export function invitation(view: WelcomeView): TemplateResult | typeof nothing {
	const { board, frame, words } = view;
	const { problem, table, legalMoves } = board;
	if (problem === null) {
		return nothing;
	}
	const text = words.help.invitation;
	const [best] = board.values;
	const { rules } = problem.game;
	const person = bestSide(view);
	const { aims } = gameWords(words, frame.games.value, view.text.state.rules.value ?? rules);
	const isOver = table !== null && legalMoves.length === 0;
	const said =
		best === undefined
			? text[isOver ? "over" : "solving"]
			: best.outcome === "draw"
				? text.draw(
						board.values.filter(({ outcome }) => outcome === "draw").length,
						board.values.length,
					)
				: text.win(best.distance, opponent(rules, person));
	const { youAre, aim } = words.help.greeting;
	// Nobody reaches the aim of the game by force where it is a draw.
	const after =
		best?.outcome === "draw" ? "" : `${words.betweenSentences}${entry(aims, person) ?? aim}`;
	return html`<h2>${youAre(person)}${after}</h2>
		<p>${said}</p>
		<div class="buttons">
			<button type="button" class="primary" id="play-button" ?disabled=${isOver} @click=${() => frame.setActivity("play")}>
				${text.play(person)}
			</button>
			<button type="button" class="quiet" id="why-button" ?disabled=${isOver} @click=${() => frame.tabs.show("explain")}>
				${text.why}
			</button>
		</div>`;
}

/** Points in columns with ways between them: the tutorial's picture in small. */
const graphPicture = svg`<svg class="tile-picture" viewBox="0 0 96 64" aria-hidden="true">
	<path d="M12 12L36 20M12 32L36 20M12 32L36 44M12 52L36 44M36 20L60 12M36 20L60 32M36 44L60 32M36 44L60 52M60 12L84 24M60 32L84 24M60 52L84 40" />
	<path class="way" d="M12 32L36 20L60 32L84 24" />
	<g class="loss"><circle cx="12" cy="12" r="5" /><circle cx="12" cy="52" r="5" /><circle cx="60" cy="12" r="5" /><circle cx="60" cy="52" r="5" /></g>
	<g class="win"><circle cx="36" cy="20" r="5" /><circle cx="36" cy="44" r="5" /><circle cx="84" cy="40" r="5" /></g>
	<g class="chosen"><circle cx="12" cy="32" r="6" /><circle cx="60" cy="32" r="6" /><circle cx="84" cy="24" r="6" /></g>
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

/** A riddle: squares, a piece and the mark of what is asked. */
const puzzlePicture = svg`<svg class="tile-picture" viewBox="0 0 96 64" aria-hidden="true">
	<path class="square" d="M16 0h32v32H16zM48 32h32v32H48z" />
	<path class="square dark" d="M48 0h32v32H48zM16 32h32v32H16z" />
	<circle class="is-red" cx="32" cy="16" r="10" />
	<path class="question" d="M58 42a6 6 0 1 1 8.500 5.500q-2.500 1.500-2.500 4.500M64 56.500v.1" />
</svg>`;

const todayPicture = (today: BoardProblem) =>
	html`<span class="tile-picture">${boardPicture(today, stillScene, tileSize)}</span>`;

/** What stands under the first screen. */
export const home = (view: WelcomeView): TemplateResult =>
	html`${view.comeback() === null ? view.dayCard() : nothing}${view.games()}`;

/** What this page is, once the first move has taken that from above; and the ways on: a puzzle, the tutorial, all games; and for authors and setters, the tag and the text box. */
export function waysOn(view: WelcomeView): TemplateResult {
	const { frame, words } = view;
	const { heading, learn, puzzle, games, embed, text } = words.help.ways;
	const { value: today } = view.puzzles.today;
	return html`<h2 class=${frame.isBeginning ? "visually-hidden" : ""}>${frame.isBeginning ? heading : words.help.greeting.tagline}</h2>
				<ul class="tiles" role="list">
					<li>
						<button type="button" @click=${() => void view.puzzles.showToday()}>
							${today === null ? puzzlePicture : todayPicture(today.problem)}<span>${puzzle}</span>
						</button>
					</li>
					<li><a class="button" href=${chapterOf(words)}>${graphPicture}<span>${learn}</span></a></li>
					<li>
						<button type="button" aria-haspopup="dialog" @click=${() => void view.library.open()}>
							${gamesPicture}<span>${games}</span>
						</button>
					</li>
				</ul>
				<div class="ways">
					<button type="button" class="quiet" @click=${() => void view.share.openEmbedding(view)}>${embed}</button>
					<button type="button" class="quiet" @click=${view.openText}>${text}</button>
				</div>`;
}
