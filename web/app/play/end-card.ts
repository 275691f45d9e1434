/** The card at the end of a game: winner, best play, the person's slips, and the next steps. */
import "./end-card.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { nameWinner } from "../../model/naming.ts";
import { isBest } from "../../model/score-card.ts";
import { mostStars, starsFor } from "../../model/stars.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { shareButton } from "../shell/controls/share.ts";
import { endHeadingId, focusWords } from "./focus.ts";
import type { PlayView } from "./model.ts";
import type { EndedGame } from "./state.ts";

const nextSize = { width: 88, height: 88, isNumbered: false } as const;

/** The most slips listed. */
const mostSlips = 8;

interface Slips {
	/** The person's moves that were not best, each as the number of moves up to and including it. */
	readonly all: readonly number[];
	/** The first of them that changed the outcome; null for none. */
	readonly decisive: number | null;
	/** Whether all the person's moves were graded. */
	readonly areAllKnown: boolean;
}

function slipsIn({ play }: PlayView, { record, humans }: EndedGame): Slips {
	const { moves } = play.card.value;
	const own = record.positions
		.slice(0, record.index)
		.flatMap(({ toMove }, before) => (humans.includes(toMove) ? [before + 1] : []));
	const gradeOf = (ply: number) => {
		const made = moves.get(ply);
		return made?.by === "reader" ? made.grade : null;
	};
	const all = own.filter((ply) => {
		const grade = gradeOf(ply);
		return grade !== null && !isBest(grade);
	});
	return {
		all,
		decisive: all.find((ply) => gradeOf(ply)?.before !== gradeOf(ply)?.after) ?? null,
		areAllKnown: own.every((ply) => gradeOf(ply) !== null),
	};
}

function slipButton(view: PlayView, ply: number): TemplateResult {
	return html`<button type="button" class="slip" @click=${() => void view.analysis.review(ply)}>
		${view.words.end.slip(ply)}
	</button>`;
}

/** Whether hints were taken in the game. */
const isHinted = ({ board }: PlayView): boolean => (board.currentGame?.hints ?? 0) > 0;

/** The move that changed the outcome, or else all moves that were not best. */
function slipLines(
	view: PlayView,
	{ all, decisive, areAllKnown }: Slips,
): TemplateResult | typeof nothing {
	const text = view.words.end;
	if (decisive !== null) return html`<p>${text.decisive} ${slipButton(view, decisive)}</p>`;
	return all.length === 0
		? nothing
		: html`<p>
				${text.slips(all.length, areAllKnown)}
				${all.slice(0, mostSlips).map((ply) => slipButton(view, ply))}
			</p>`;
}

/** The stars of the person who played one side with graded moves; null for none. */
function starsOf(view: PlayView, ended: EndedGame, slips: Slips): number | null {
	const { winner, ownSide, start } = ended;
	const { regretted } = view.play.card.value;
	if (ownSide === null || start === null || !slips.areAllKnown) {
		return null;
	}
	const isKept = start.winner === winner || winner === ownSide;
	const isHelped = isHinted(view) || regretted.has(ownSide);
	const isDecisive = slips.decisive !== null;
	return starsFor({ count: slips.all.length, isDecisive, isHelped }, isKept);
}

const starsText = (count: number): string => "★".repeat(count) + "☆".repeat(mostStars - count);

const starRow = ({ words }: PlayView, count: number | null): TemplateResult | typeof nothing =>
	count === null
		? nothing
		: html`<span class="earned-stars" role="img" aria-label=${words.end.stars(count)}
				>${Array.from({ length: count }, () => html`<i>★</i>`)}${"☆".repeat(mostStars - count)}</span
			>`;

/** Best play, in a short form if it has the same winner. */
function bestText({ words }: PlayView, { start, winner, naming }: EndedGame): string {
	const text = words.end;
	return start === null
		? ""
		: start.winner === winner && start.distance !== null
			? text.bestPlay(start.distance)
			: text.best(nameWinner(start, naming));
}

/** Hints and moves taken back. */
function helpTexts({ board, play, words }: PlayView, { humans }: EndedGame): readonly string[] {
	const text = words.end;
	const hints = board.currentGame?.hints ?? 0;
	const isTakenBack = humans.some((side) => play.card.value.regretted.has(side));
	return [...(hints === 0 ? [] : [text.hints(hints)]), ...(isTakenBack ? [text.takenBack] : [])];
}

const sentences = ({ betweenSentences }: PlayView["words"], ...all: readonly string[]): string =>
	all.filter((each) => each !== "").join(betweenSentences);

/** The result of a shared game. */
export function sharedLine({ board, words }: PlayView): string {
	const winner = board.currentGame?.ended?.winner ?? null;
	return words.end.shared(winner, board.record?.index ?? 0);
}

/** The result in the person's own moves. */
function resultOf(view: PlayView, ended: EndedGame, slips: Slips): string {
	const isFaultless = slips.areAllKnown && slips.all.length === 0 && !isHinted(view);
	return view.words.end.result(ended.winner, ended.ownSide, ended.record.index, isFaultless);
}

/** Stars and best play below the board, where the card is off screen. */
export function endLine(view: PlayView): TemplateResult | typeof nothing {
	const { play, words } = view;
	const { ended } = play;
	if (ended === null || ended.start === null || ended.humans.length === 0) {
		return nothing;
	}
	const stars = starsOf(view, ended, slipsIn(view, ended));
	return html`<span class="end-line ${view.page.tabs.opened === "play" ? "to-card" : ""}">
		${starRow(view, stars || null)}
		${stars === mostStars ? nothing : sentences(words, bestText(view, ended), ...helpTexts(view, ended))}
	</span>`;
}

/** Starts a new game, which closes the card. */
function playAgain({ play }: PlayView): void {
	focusWords();
	void play.newGame();
}

/** The button that shares the game. */
function shareGame(
	view: PlayView,
	ended: EndedGame,
	id: string,
	stars = starsOf(view, ended, slipsIn(view, ended)),
): TemplateResult {
	const { address, board, words } = view;
	const text = words.end;
	const { record, start } = ended;
	const game = words.game(board.rules?.id ?? "").name;
	const best = isWon(ended) ? (start?.distance ?? null) : null;
	return shareButton(view, {
		id,
		label: text.share,
		text: () =>
			text.invitation(game, record.index, best, stars === null ? "" : starsText(stars)).trim(),
		url: address.url ?? location.href,
	});
}

/** Opens the harder or easier board, or a puzzle. */
function openNext({ open, play, puzzles }: PlayView, { ownSide: own }: EndedGame): void {
	const next = play.next.value;
	if (next === "none") {
		void puzzles.showToday();
	} else if (next !== null && next !== "searching") {
		// The players may have been swapped since.
		if (play.ownSide !== null && play.ownSide !== own) play.swapSides();
		focusWords();
		void open(next.problem, "hunt", { undoable: true });
	}
}

/** Whether the person has won. */
const isWon = ({ ownSide, winner }: EndedGame): boolean => winner !== null && winner === ownSide;

/** Whether the person has lost. */
const isLost = ({ ownSide, winner }: EndedGame): boolean =>
	ownSide !== null && winner !== null && winner !== ownSide;

/** Takes back the move that lost the game, if one did. */
function mistakeButton(view: PlayView, ended: EndedGame): TemplateResult | null {
	const { decisive } = slipsIn(view, ended);
	const takeBack = () => {
		focusWords();
		view.play.takeBack(decisive ?? undefined);
	};
	return isLost(ended) && decisive !== null
		? html`<button type="button" class="primary mistake-back" @click=${takeBack}>${view.words.end.takeBackMistake}</button>`
		: null;
}

/** The next steps below the board, where the card is off screen. */
export function endButtons(view: PlayView, ended: EndedGame): TemplateResult {
	const { play, words } = view;
	const next = play.next.value;
	const text = words.end;
	const mistake = mistakeButton(view, ended);
	const about = next === "none" ? text.nextPuzzle : isLost(ended) ? text.easier : text.next;
	return html`${mistake ?? nothing}${
		next === null
			? nothing
			: html`<button
					type="button"
					class=${mistake === null ? "primary" : ""}
					aria-disabled=${next === "searching"}
					@click=${() => openNext(view, ended)}
				>${about}</button>`
	}
		<button type="button" class=${next === null && mistake === null ? "primary" : ""} @click=${() => playAgain(view)}>
			${isLost(ended) ? text.again : words.play.rematch}
		</button>
		${isWon(ended) ? shareGame(view, ended, "share-win") : nothing}`;
}

/** The harder or easier board with its picture, or the puzzle of the day with its own. */
function nextCard(view: PlayView, ended: EndedGame): TemplateResult | typeof nothing {
	const { play, puzzles, words } = view;
	const { ownSide: own } = ended;
	const next = play.next.value;
	const text = words.end;
	if (next === null || own === null) {
		return nothing;
	}
	if (next === "searching") {
		return html`<p class="next note">${text.seeking}</p>`;
	}
	const card = (problem: BoardProblem | null, name: string, about: string) => html`<button
		type="button"
		class="next ${mistakeButton(view, ended) === null ? "primary" : ""}"
		@click=${() => openNext(view, ended)}
	>
		${boardPicture(problem, stillScene, nextSize)}
		<span><strong>${name}</strong><br />${about}</span>
	</button>`;
	if (next === "none") {
		return card(puzzles.today.value?.problem ?? null, text.nextPuzzle, words.puzzles.ofDay);
	}
	const { problem, distance } = next;
	const { rules, board } = problem.game;
	const about = text.nextBoard(words.game(rules.id).name, words.size(board), own, distance);
	return card(problem, isLost(ended) ? text.easier : text.next, about);
}

/** The buttons below a shared game: play its board, and review it. */
export const sharedButtons = (view: PlayView): TemplateResult => html`<div class="buttons">
	<button type="button" class="primary" @click=${() => playAgain(view)}>${view.words.end.playIt}</button>
	<button type="button" @click=${() => void view.analysis.review(1)}>${view.words.end.review}</button>
</div>`;

/** The card, or nothing while the game goes on. */
export function endCard(view: PlayView): TemplateResult | typeof nothing {
	const { play, words } = view;
	const { ended } = play;
	if (ended === null) {
		return nothing;
	}
	const text = words.end;
	const { humans, start, level } = ended;
	const slips = slipsIn(view, ended);
	const stars = starsOf(view, ended, slips);
	const mistake = mistakeButton(view, ended);
	const grown = level === null ? "" : text.level(words.players.players[level]);
	const isPerfect = stars === mostStars;
	const first = slips.decisive ?? slips.all[0];
	return html`<section class="end-card ${play.isSummedUp ? "" : "is-below-sheet"}" aria-labelledby=${endHeadingId}>
		<div class="end-head">
			<h3 id=${endHeadingId} tabindex="-1">${resultOf(view, ended, slips)}</h3>
			${starRow(view, stars)}
		</div>
		<p>${sentences(words, isPerfect ? "" : bestText(view, ended), ...helpTexts(view, ended), grown)}</p>
		${start === null || humans.length === 0 || isPerfect ? nothing : slipLines(view, slips)}
		${mistake === null ? nothing : html`<div class="buttons">${mistake}</div>`}
		${nextCard(view, ended)}
		<div class="buttons">
			<button
				type="button"
				class=${play.next.value === null && mistake === null ? "primary rematch" : "rematch"}
				@click=${() => playAgain(view)}
			>
				${isLost(ended) ? text.again : words.play.rematch}
			</button>
			<button type="button" @click=${() => void view.analysis.review(first ?? 1)}>
				${first === undefined ? text.review : text.reviewSlips}
			</button>
			${shareGame(view, ended, "share-game", stars)}
			<button
				type="button"
				class="quiet"
				@click=${() => {
					play.swapSides();
					playAgain(view);
				}}
			>
				${words.players.swapSides}
			</button>
		</div>
	</section>`;
}
