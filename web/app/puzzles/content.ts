/** The panel of puzzles: the current one, its result, and the list. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { puzzlesWords } from "../../locale/words.ts";
import {
	type Level,
	levelOf,
	levels,
	momentOf,
	movesIn,
	type Puzzle,
	puzzleOfDay,
} from "../../model/puzzle.ts";
import { resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { copyButton } from "../kernel/controls/copy.ts";
import type { PuzzlesView } from "./parts.ts";
import type { PuzzleSession } from "./session.ts";
import type { Current } from "./state.ts";
import { puzzleHeadingId } from "./view.ts";

const wordsOf = ({ words }: PuzzlesView) => puzzlesWords(words.tag);

/** A day in the ISO format, the same in all languages. */
const isoDate = (day: number): string => new Date(momentOf(day)).toISOString().slice(0, 10);

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

/** Stars for a level; screen readers get its name. */
function stars(view: PuzzlesView, level: Level): TemplateResult {
	const name = wordsOf(view).levels[level - 1];
	return html`<span class="stars" aria-hidden="true"
			>${"★".repeat(level)}<span class="faint">${"★".repeat(levels.length - level)}</span></span
		>
		${name}`;
}

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

/** The buttons that lead on from a puzzle. */
function ways(view: PuzzlesView, session: PuzzleSession, isOpen: boolean): TemplateResult {
	const words = wordsOf(view);
	const { next } = session;
	const { current } = session.state;
	return html`${
		isOpen
			? nothing
			: html`<button type="button" @click=${() => session.review()}>${words.review}</button>`
	}
	${
		next === null
			? nothing
			: html`<button type="button" @click=${() => void go(view, next.number)}>${words.next}</button>`
	}
	${
		current?.day === null
			? html`<button type="button" @click=${() => void go(view, null)}>${words.toToday}</button>`
			: nothing
	}`;
}

/** The result of the puzzle, or the slips so far. */
function standing(view: PuzzlesView, session: PuzzleSession, current: Current): TemplateResult {
	const { board } = view;
	const { slips, progress } = session.state;
	const words = wordsOf(view);
	const known = resultOf(progress, current.puzzle.number);
	if (board.puzzle === "open") {
		const found = Math.ceil((board.record?.index ?? 0) / 2);
		return html`${found === 0 ? nothing : html`<p>${words.found(found, movesIn(current.puzzle))}</p>`}
			<p class="slips">${words.slips(slips)}</p>
			${known === undefined ? nothing : html`<p class="note">${words.known(known)}</p>`}
			<div class="buttons">${ways(view, session, true)}</div>`;
	}
	const isSolved = board.puzzle === "solved";
	// The first result counts, even if the puzzle was solved again now.
	const counted = known === undefined || known === slips ? null : words.known(known);
	return html`<div class="puzzle-end" role="group" aria-label=${words.end}>
		<p class=${isSolved && known !== null ? "success" : ""}>
			${
				!isSolved
					? words.givenUp
					: known === null
						? words.found(movesIn(current.puzzle), movesIn(current.puzzle))
						: html`<span aria-hidden="true">✓</span> ${words.solved(slips)}`
			}
		</p>
		${counted === null ? nothing : html`<p class="note">${counted}</p>`}
		<div class="buttons">
			${
				isSolved
					? copyButton(view, {
							id: "copy-puzzle",
							label: words.copy,
							isPrimary: true,
							text: () => resultText(view, current, known === undefined ? slips : known),
						})
					: nothing
			}
			${ways(view, session, false)}
		</div>
	</div>`;
}

function puzzleOnBoard(
	view: PuzzlesView,
	session: PuzzleSession,
	current: Current,
): TemplateResult {
	const { puzzle, day, problem } = current;
	const words = wordsOf(view);
	const { name } = view.words.game(puzzle.game);
	return html`<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${day === null ? words.puzzle(puzzle.number) : words.ofDay}</h2>
			${day === null ? nothing : html`<p class="note">${words.date(longDate(day, view.words.tag))}</p>`}
		</div>
		<p class="puzzle-kind">
			<span>${name}</span> <span>${stars(view, levelOf(puzzle))}</span>
			<span>${words.moves(movesIn(puzzle))}</span>
		</p>
		<p class="puzzle-task">${words.task(puzzle.goal, problem.position.toMove)}</p>
		${standing(view, session, current)}`;
}

/** The mark of a puzzle in the list: solved, or solution seen. */
const markOf = (slips: number | null): string => (slips === null ? "–" : "✓");

function listed(view: PuzzlesView, session: PuzzleSession, puzzle: Puzzle): TemplateResult {
	const { progress, current } = session.state;
	const { results } = wordsOf(view);
	const slips = resultOf(progress, puzzle.number);
	const isCurrent = current?.puzzle === puzzle;
	return html`<li>
		<button
			type="button"
			class="puzzle-number"
			aria-current=${isCurrent ? "true" : nothing}
			aria-label=${results(puzzle.number, slips)}
			@click=${() => void go(view, puzzle.number)}
		>
			${puzzle.number}${slips === undefined ? nothing : html`<span class="puzzle-mark">${markOf(slips)}</span>`}
		</button>
	</li>`;
}

/** All puzzles of a game, by level. */
function sets(view: PuzzlesView, session: PuzzleSession): TemplateResult {
	const { puzzles, games, state } = session;
	const words = wordsOf(view);
	const chosen = state.listed ?? state.current?.puzzle.game ?? games[0];
	const isSolved = ({ number }: Puzzle) => typeof resultOf(state.progress, number) === "number";
	const count = (some: readonly Puzzle[]) =>
		words.solvedOf(some.filter(isSolved).length, some.length);
	const of = (game: string | undefined) => puzzles.filter((puzzle) => puzzle.game === game);
	return html`<h3 class="group-heading">${words.all}</h3>
		<label class="field">
			<span>${view.words.setup.game}</span>
			<select
				id="puzzle-game"
				@change=${(event: Event) => session.listGame((event.target as HTMLSelectElement).value)}
			>
				${games.map(
					(id) => html`<option value=${id} .selected=${id === chosen}>
						${view.words.game(id).name} (${count(of(id))})
					</option>`,
				)}
			</select>
		</label>
		${levels.map((level) => {
			const some = of(chosen).filter((puzzle) => levelOf(puzzle) === level);
			return some.length === 0
				? nothing
				: html`<div class="panel-head">
							<h4 class="puzzle-level">${stars(view, level)}</h4>
							<p class="note">${count(some)}</p>
						</div>
						<ul class="puzzle-numbers" role="list">
							${some.map((puzzle) => listed(view, session, puzzle))}
						</ul>`;
		})}`;
}

export function puzzlesContent(view: PuzzlesView, session: PuzzleSession): TemplateResult {
	const { current, progress } = session.state;
	const streak = streakOn(progress, session.today);
	const ofDay = puzzleOfDay(session.puzzles, session.today);
	const isGivenUp = ofDay !== undefined && resultOf(progress, ofDay.number) === null;
	const words = wordsOf(view);
	return html`${current === null ? nothing : puzzleOnBoard(view, session, current)}
		<p class="note streak">${isGivenUp ? words.tomorrow : words.streak(streak)}</p>
		${sets(view, session)}`;
}
