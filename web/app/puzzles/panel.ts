/** The panel of puzzles: the current one, its result, the card of the day, and the path. */
import "./puzzles.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { levelOf, momentOf, movesIn } from "../../model/puzzle.ts";
import { foundIn, type Mark, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { shareButton } from "../shell/controls/share.ts";
import { dayCard, dayStanding } from "./card.ts";
import type { PuzzlesView } from "./context.ts";
import { goToMap } from "./path-map.ts";
import { gainView, pathView } from "./path-view.ts";
import { scoreOf } from "./rating.ts";
import type { PuzzleSession } from "./session.ts";
import { stars } from "./stars.ts";
import type { Current } from "./state.ts";
import { puzzleHeadingId } from "./state.ts";
import { stormCard, stormEnd, stormRun } from "./storm-view.ts";

const wordsOf = ({ words }: PuzzlesView) => words.puzzles;

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

const signs: Readonly<Record<Mark, string>> = { clean: "🟩", hint: "💡", slip: "🟨", slips: "🟥" };

/** Offers the puzzle to others: its name, how each move was found once it is solved, and its picture; no move is told. */
function challenge(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { puzzle, day, problem } = current;
	const { tag, game } = view.words;
	const words = wordsOf(view);
	const { progress } = session;
	const result = resultOf(progress, puzzle.number);
	const found = foundIn(progress, puzzle);
	const streak = day === null ? 0 : streakOn(progress, session.today);
	const text = () => {
		const name = day === null ? `#${puzzle.number}` : longDate(day, tag);
		const how =
			typeof result !== "number"
				? []
				: [found === null ? words.solved(result, 0) : found.map((mark) => signs[mark]).join("")];
		return [
			words.share(name, "★".repeat(levelOf(puzzle)), game(puzzle.game).name),
			[...how, ...(how.length > 0 && streak > 1 ? [words.streak(streak)] : [])].join(" · "),
			words.canYou(puzzle.goal, movesIn(puzzle)),
		]
			.filter((line) => line !== "")
			.join("\n");
	};
	return shareButton(view, {
		id: "share-puzzle",
		label: words.challenge,
		text,
		url: `${location.href.replace(/#.*$/s, "")}#puzzle=${puzzle.number}`,
		picture: stillScene(problem),
	});
}

/**
 * Opens another puzzle. Moves the focus to its heading, because the button may be gone, and scrolls to the top, where
 * the board has its full height with the heading below.
 */
async function go({ puzzles }: PuzzlesView, number: number | null): Promise<void> {
	await puzzles.show(number);
	const heading = document.getElementById(puzzleHeadingId);
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: "nearest" });
	scrollTo(0, 0);
}

/** The way to the next puzzle; nothing if there is none. */
function onward(
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

/** What is said of the moves so far. */
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

/** What has come of the puzzle just now, in a sentence or two. */
function outcome(view: PuzzlesView, session: PuzzleSession, current: Current): string {
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const moves = movesIn(current.puzzle);
	if (view.board.puzzleState !== "solved") {
		return words.givenUp;
	}
	// There is no praise where the solution was seen first.
	if (resultOf(session.progress, current.puzzle.number) === null) {
		return words.found(moves, moves);
	}
	const points =
		slips + hints === 0 || current.gain === null ? "" : words.points(scoreOf({ slips, hints }));
	return [words.solved(slips, hints), points].filter(Boolean).join(view.words.betweenSentences);
}

/** What is told of a puzzle with a result. */
interface Told {
	/** The puzzle is solved, and nothing else is to be said of that: there is no praise where the rating may fall. */
	readonly isClean: boolean;
	readonly first: string | null;
	/** The first result, where it counts and not this one. */
	readonly counted: string | null;
}

/** What is told of the puzzle that is over now, or has a result from before; null where it has none yet. */
function told(view: PuzzlesView, session: PuzzleSession, current: Current): Told | null {
	const { board } = view;
	const { slips, hints } = session.attempt.value;
	const known = resultOf(session.progress, current.puzzle.number);
	if (board.puzzleState === "open") {
		const counted = known === undefined ? null : wordsOf(view).known(known);
		return counted === null
			? null
			: { isClean: typeof known === "number", first: counted, counted: null };
	}
	const isClean = board.puzzleState === "solved" && known !== null && slips + hints === 0;
	// The first result counts, even if the puzzle was solved again now.
	const isGivenUp = board.puzzleState === "given-up";
	const isCounted = known === undefined || (isGivenUp ? known === null : known === slips);
	const counted = isCounted ? null : wordsOf(view).known(known);
	return { isClean, first: outcome(view, session, current), counted };
}

/** What has come of the puzzle, in a line: with what the rating has gained, or for the day's, when the next comes. */
const result = (view: PuzzlesView, current: Current, { isClean, first }: Told) => html`${
	isClean ? html`<span aria-hidden="true">✓</span> ` : nothing
}${first}
	${current.gain ? html`<span class="rating">${wordsOf(view).rating} ${gainView(current.gain)}</span>` : nothing}`;

/** The same with all that is said there, in the place of the rules; nothing while there is no result. */
export function outcomeLine(view: PuzzlesView, session: PuzzleSession): TemplateResult | null {
	const { value: current } = session.current;
	const said = current === null ? null : told(view, session, current);
	return current === null || said === null
		? null
		: html`<strong class=${said.isClean ? "success" : ""}>${result(view, current, said)}</strong>
				${said.counted}
				${current.day === null ? nothing : dayStanding(view.words, session.progress, current)}`;
}

/** The slips so far; or the result, also the one that the puzzle had when it was opened. */
function standing(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { board } = view;
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const isOpen = board.puzzleState === "open";
	const said = told(view, session, current);
	if (said === null) {
		return html`${soFar(view, session, current)}
			<div class="buttons">
				${onward(view, session, false)} ${challenge(view, session, current)}
				<button type="button" class="quiet" @click=${goToMap}>${words.toMap}</button>
			</div>`;
	}
	const { isClean, counted } = said;
	const isGivenUp = board.puzzleState === "given-up";
	const { index = 0, moves = [] } = board.record ?? {};
	// Nothing lies over the board while the solution is played.
	const isPlayed = isGivenUp && !board.paused && index < moves.length;
	const kind = [isPlayed ? "" : "sheet", isClean ? "is-solved" : ""].join(" ");
	return html`<div class="puzzle-end ${kind}" role="group" aria-label=${words.end}>
		<p class=${isClean ? "success" : ""}>${result(view, current, said)}</p>
		${isOpen && slips + hints > 0 ? soFar(view, session, current) : nothing}
		${counted === null ? nothing : html`<p class="note">${counted}</p>`}
		${current.day === null ? nothing : html`<p class="note day-line">${dayStanding(view.words, session.progress, current)}</p>`}
		<div class="buttons">
			${onward(view, session, true)}
			${
				isGivenUp
					? html`<button type="button" @click=${() => void board.solution()}>${words.again}</button>`
					: challenge(view, session, current)
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

/** The day's card, or only its standing while that puzzle is on the board; its result has it, too. */
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

/** What the puzzle on the board is to teach. */
export function lessonNote(
	view: PuzzlesView,
	{ current, storm }: PuzzleSession,
): TemplateResult | typeof nothing {
	const lesson = current.value?.puzzle.lesson ?? null;
	return lesson === null || storm.isRunning
		? nothing
		: html`<strong>${wordsOf(view).lesson(lesson)}</strong>`;
}

export function puzzlesContent(view: PuzzlesView, session: PuzzleSession): TemplateResult {
	const { value: current } = session.current;
	if (session.storm.isRunning) {
		return stormRun(view, session.storm);
	}
	const open = (number: number) => void go(view, number);
	return html`${stormEnd(view, session, open)} ${current === null ? nothing : puzzleOnBoard(view, session, current)}
		${day(view, session)} ${stormCard(view, session)} ${pathView(view, session, open)}`;
}
