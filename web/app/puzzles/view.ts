/** The panel of puzzles: the one on the board with its result, the card of the day, the storm, and the path. */
import "./puzzles.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { levelOf, momentOf, movesIn } from "../../model/puzzle.ts";
import { foundIn, type Mark, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { shareButton } from "../shell/controls/share.ts";
import { dayCard, dayStanding, stars } from "./day-card.ts";
import { gainView, goToMap, pathView } from "./map-view.ts";
import type { PuzzlesView } from "./model.ts";
import { scoreOf } from "./rating.ts";
import type { PuzzleSession } from "./session.ts";
import { type Current, puzzleHeadingId } from "./state.ts";
import { stormCard, stormEnd, stormRun } from "./storm-view.ts";

const wordsOf = ({ words }: PuzzlesView) => words.puzzles;

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

const signs: Readonly<Record<Mark, string>> = { clean: "🟩", hint: "💡", slip: "🟨", slips: "🟥" };

/** The button that shares the puzzle: its name, how its moves were found, and its picture; no move of it. */
function shareOf(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { puzzle, day, problem } = current;
	const { tag, game } = view.words;
	const words = wordsOf(view);
	const { progress } = session;
	const text = () => {
		const result = resultOf(progress, puzzle.number);
		const found = foundIn(progress, puzzle);
		const streak = day === null ? 0 : streakOn(progress, session.today);
		const name = day === null ? `#${puzzle.number}` : longDate(day, tag);
		const how = found?.map((mark) => signs[mark]).join("") ?? words.solved(result ?? 0, 0);
		return [
			words.share(name, "★".repeat(levelOf(puzzle)), game(puzzle.game).name),
			...(typeof result === "number"
				? [[how, ...(streak > 1 ? [words.streak(streak)] : [])].join(" · ")]
				: []),
			words.canYou(puzzle.goal, movesIn(puzzle)),
		].join("\n");
	};
	return shareButton(view, {
		id: "share-puzzle",
		label: words.challenge,
		text,
		url: `${location.href.replace(/#.*$/s, "")}#puzzle=${puzzle.number}`,
		picture: stillScene(problem),
	});
}

/** Opens another puzzle, moves the focus to its heading, and scrolls to the top, where the board has its full height. */
async function go({ puzzles }: PuzzlesView, number: number | null): Promise<void> {
	await puzzles.show(number);
	const heading = document.getElementById(puzzleHeadingId);
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: "nearest" });
	scrollTo(0, 0);
}

/** The button that opens the next puzzle; nothing if there is none. */
function nextButton(
	view: PuzzlesView,
	{ next }: PuzzleSession,
	isPrimary: boolean,
): TemplateResult | typeof nothing {
	const act = () => next !== null && void go(view, next.number);
	return next === null
		? nothing
		: html`<button type="button" class=${isPrimary ? "primary" : ""} @click=${act}>
				${wordsOf(view).next}
			</button>`;
}

/** The moves found, slips and hints so far. */
function soFar(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const { found = 0 } = view.board.currentGame ?? {};
	return html`${found === 0 ? nothing : html`<p>${words.found(found, movesIn(current.puzzle))}</p>`}
		<details class="slips">
			<summary>${words.slips(slips)}${hints === 0 ? nothing : html` · ${words.hints(hints)}`}</summary>
			<p class="note">${words.slipNote}</p>
		</details>`;
}

/** How the puzzle has just ended, in a sentence or two. */
function ending(view: PuzzlesView, session: PuzzleSession, current: Current): string {
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const moves = movesIn(current.puzzle);
	if (view.board.puzzleState !== "solved") {
		return words.givenUp;
	}
	// No praise if the solution was seen before.
	if (resultOf(session.progress, current.puzzle.number) === null) {
		return words.found(moves, moves);
	}
	const isFull = slips + hints === 0 || current.gain === null;
	const points = isFull ? [] : [words.points(scoreOf({ slips, hints }))];
	return [words.solved(slips, hints), ...points].join(view.words.betweenSentences);
}

/** The result of a puzzle, in words. */
interface Result {
	/** Whether it was solved without slips or hints. */
	readonly isClean: boolean;
	readonly text: string;
	/** The first result, if another one counts than this. */
	readonly counted: string | null;
}

/** The result just now, or the one from before; null if there is none yet. */
function resultIn(view: PuzzlesView, session: PuzzleSession, current: Current): Result | null {
	const { puzzleState } = view.board;
	const { slips, hints } = session.attempt.value;
	const known = resultOf(session.progress, current.puzzle.number);
	const before = known === undefined ? null : wordsOf(view).known(known);
	if (puzzleState === "open") {
		return before === null
			? null
			: { isClean: typeof known === "number", text: before, counted: null };
	}
	const isGivenUp = puzzleState === "given-up";
	const isCounted = isGivenUp ? known === null : known === slips;
	return {
		isClean: !isGivenUp && known !== null && slips + hints === 0,
		text: ending(view, session, current),
		counted: isCounted ? null : before,
	};
}

/** The result in a line, with the change of the rating. */
const resultLine = (view: PuzzlesView, current: Current, { isClean, text }: Result) => html`${
	isClean ? html`<span aria-hidden="true">✓</span> ` : nothing
}${text}
	${current.gain ? html`<span class="rating">${wordsOf(view).rating} ${gainView(current.gain)}</span>` : nothing}`;

/** The whole result, in the place of the rules; null while there is none. */
export function outcomeLine(view: PuzzlesView, session: PuzzleSession): TemplateResult | null {
	const { value: current } = session.current;
	const result = current && resultIn(view, session, current);
	return current && result
		? html`<strong class=${result.isClean ? "success" : ""}>${resultLine(view, current, result)}</strong>
				${result.counted}
				${current.day === null ? nothing : dayStanding(view.words, session.progress, current)}`
		: null;
}

/** The result, also one from before; without any, the moves so far. */
function standing(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { board } = view;
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const isOpen = board.puzzleState === "open";
	const found = resultIn(view, session, current);
	if (found === null) {
		return html`${soFar(view, session, current)}
			<div class="buttons">
				${nextButton(view, session, false)} ${shareOf(view, session, current)}
				<button type="button" class="quiet" @click=${goToMap}>${words.toMap}</button>
			</div>`;
	}
	const { isClean, counted } = found;
	const isGivenUp = board.puzzleState === "given-up";
	const { index = 0, moves = [] } = board.record ?? {};
	// While the solution is played, nothing covers the board.
	const isPlayed = isGivenUp && !board.paused && index < moves.length;
	const kind = [isPlayed ? "" : "sheet", isClean ? "is-solved" : ""].join(" ");
	return html`<div class="puzzle-end ${kind}" role="group" aria-label=${words.end}>
		<p class=${isClean ? "success" : ""}>${resultLine(view, current, found)}</p>
		${isOpen && slips + hints > 0 ? soFar(view, session, current) : nothing}
		${counted === null ? nothing : html`<p class="note">${counted}</p>`}
		${current.day === null ? nothing : html`<p class="note day-line">${dayStanding(view.words, session.progress, current)}</p>`}
		<div class="buttons">
			${nextButton(view, session, true)}
			${
				isGivenUp
					? html`<button type="button" @click=${() => void board.solution()}>${words.again}</button>`
					: shareOf(view, session, current)
			}
			${isOpen ? nothing : html`<button type="button" @click=${() => session.review()}>${words.review}</button>`}
		</div>
	</div>`;
}

function puzzleOnBoard(
	view: PuzzlesView,
	session: PuzzleSession,
	current: Current,
): TemplateResult {
	const { puzzle, day } = current;
	const words = wordsOf(view);
	const { name } = view.words.game(puzzle.game);
	return html`<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${day === null ? words.puzzle(puzzle.number) : words.ofDay}</h2>
			${day === null ? nothing : html`<p class="note">${words.date(longDate(day, view.words.tag))}</p>`}
		</div>
		<p class="puzzle-kind">
			<span>${name}</span>
			<span>${stars(words, levelOf(puzzle))} ${words.levels[levelOf(puzzle) - 1]}</span>
			<span>${words.moves(movesIn(puzzle))}</span>
		</p>
		${standing(view, session, current)}`;
}

/** The day's card; while that puzzle is on the board, its standing, until the result shows it. */
function day(view: PuzzlesView, session: PuzzleSession): TemplateResult | typeof nothing {
	const { words } = view;
	const { progress } = session;
	const { value: current } = session.current;
	const { value: today } = view.puzzles.today;
	if (current !== null && current.day !== null) {
		return resultOf(progress, current.puzzle.number) !== undefined
			? nothing
			: html`<p class="note day-line">${dayStanding(words, progress, current)}</p>`;
	}
	return today === null
		? nothing
		: dayCard({ words, today, progress, open: () => void go(view, null) });
}

/** The note of the lesson on the board. */
export function lessonNote(
	view: PuzzlesView,
	{ current, storm }: PuzzleSession,
): TemplateResult | null {
	const lesson = current.value?.puzzle.lesson ?? null;
	return lesson === null || storm.isRunning
		? null
		: html`<strong>${wordsOf(view).lesson(lesson)}</strong>`;
}

export function puzzles(view: PuzzlesView, session: PuzzleSession): TemplateResult {
	const { value: current } = session.current;
	if (session.storm.isRunning) {
		return stormRun(view, session.storm);
	}
	const open = (number: number) => void go(view, number);
	return html`${stormEnd(view, session, open)} ${current === null ? nothing : puzzleOnBoard(view, session, current)}
		${day(view, session)} ${stormCard(view, session)} ${pathView(view, session, open)}`;
}
