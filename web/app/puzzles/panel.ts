/** The panel of puzzles: the current one, its result, the card of the day, and the path. */
import "./puzzles.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { puzzlesWords } from "../../locale/further-words.ts";
import { levelOf, momentOf, movesIn } from "../../model/puzzle.ts";
import { resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { copyButton } from "../shell/controls/copy.ts";
import { dayCard } from "./card.ts";
import type { PuzzlesView } from "./context.ts";
import { gainView, pathView } from "./path-view.ts";
import { scoreOf } from "./rating.ts";
import type { PuzzleSession } from "./session.ts";
import { stars } from "./stars.ts";
import type { Current } from "./state.ts";
import { puzzleHeadingId } from "./state.ts";
import { stormCard, stormEnd, stormRun } from "./storm-view.ts";

const wordsOf = ({ words }: PuzzlesView) => puzzlesWords(words.tag);

/** A day in the ISO format, the same in all languages. */
const isoDate = (day: number): string => new Date(momentOf(day)).toISOString().slice(0, 10);

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

/** The text for sharing a result, without the solution. */
function resultText(view: PuzzlesView, { puzzle, day }: Current, slips: number | null): string {
	const { words } = view;
	const { share } = wordsOf(view);
	const name = day === null ? `#${puzzle.number}` : isoDate(day);
	const game = words.game(puzzle.game).name;
	const address = `${location.href.replace(/#.*$/s, "")}#puzzle=${puzzle.number}`;
	return `${share(name, "★".repeat(levelOf(puzzle)), game, slips)}\n${address}`;
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

/** The result of the puzzle, or the slips so far. */
function standing(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { board } = view;
	const { slips, hints } = session.attempt.value;
	const words = wordsOf(view);
	const known = resultOf(session.progress, current.puzzle.number);
	if (board.puzzle === "open") {
		const { found = 0 } = board.currentGame ?? {};
		return html`${found === 0 ? nothing : html`<p>${words.found(found, movesIn(current.puzzle))}</p>`}
			<p class="slips">${words.slips(slips)}${hints === 0 ? nothing : html` · ${words.hints(hints)}`}</p>
			${known === undefined ? nothing : html`<p class="note">${words.known(known)}</p>`}
			<div class="buttons">${onward(view, session, false)}</div>`;
	}
	const isSolved = board.puzzle === "solved";
	// The first result counts, even if the puzzle was solved again now.
	const counted = known === undefined || known === slips ? null : words.known(known);
	// There is no praise where the rating may fall.
	const isClean = isSolved && known !== null && slips + hints === 0;
	return html`<div
		class="puzzle-end sheet ${isClean ? "is-solved" : ""}"
		role="group"
		aria-label=${words.end}
	>
		<p class=${isClean ? "success" : ""}>
			${
				!isSolved
					? words.givenUp
					: known === null
						? words.found(movesIn(current.puzzle), movesIn(current.puzzle))
						: html`${isClean ? html`<span aria-hidden="true">✓</span> ` : nothing}${words.solved(slips, hints)}${
								isClean || current.gain === null
									? nothing
									: html` ${words.points(scoreOf({ slips, hints }))}`
							}`
			}
		</p>
		${current.gain ? html`<p class="rating">${words.rating} ${gainView(current.gain)}</p>` : nothing}
		${counted === null ? nothing : html`<p class="note">${counted}</p>`}
		<div class="buttons">
			${onward(view, session, true)}
			${
				isSolved
					? copyButton(view, {
							id: "copy-puzzle",
							label: words.copy,
							text: () => resultText(view, current, known === undefined ? slips : known),
						})
					: nothing
			}
			<button type="button" @click=${() => session.review()}>${words.review}</button>
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
		${puzzle.lesson === null ? nothing : html`<p class="lesson"><strong>${words.lessons[puzzle.lesson]}.</strong> ${words.lessonNotes[puzzle.lesson]}</p>`}
		${standing(view, session, current)}`;
}

/** The day's card, or only its streak while that puzzle is on the board. */
function day(view: PuzzlesView, session: PuzzleSession): TemplateResult | typeof nothing {
	const { progress } = session;
	const { value: current } = session.current;
	const { value: today } = view.puzzles.today;
	const words = wordsOf(view);
	if (current !== null && current.day !== null) {
		const isGivenUp = resultOf(progress, current.puzzle.number) === null;
		const streak = streakOn(progress, session.today);
		return html`<p class="note streak">${isGivenUp ? words.tomorrow : words.streak(streak)}</p>`;
	}
	return today === null
		? nothing
		: dayCard({ words: view.words, today, progress, open: () => void go(view, null) });
}

export function puzzlesContent(view: PuzzlesView, session: PuzzleSession): TemplateResult {
	const { value: current } = session.current;
	if (session.storm.isRunning) {
		return stormRun(view, session.storm);
	}
	return html`${stormEnd(view, session)} ${current === null ? nothing : puzzleOnBoard(view, session, current)}
		${day(view, session)} ${stormCard(view, session)} ${pathView(view, session, (number) => void go(view, number))}`;
}
