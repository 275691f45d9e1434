/** The panel of the puzzles: the one on the board, its end, and all the others. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { puzzlesWords } from "../../locale/puzzles.ts";
import type { Context } from "../context.ts";
import { copyButton } from "../share/copy.ts";
import { resultOf, streakOn } from "./progress.ts";
import {
	type Level,
	levelOf,
	levels,
	momentOf,
	movesIn,
	type Puzzle,
	puzzleOfDay,
} from "./puzzle.ts";
import type { PuzzleSession } from "./session.ts";
import type { Current } from "./state.ts";
import { puzzleHeadingId } from "./view.ts";

const wordsOf = ({ words }: Context) => puzzlesWords(words.tag);

/** A day by its numbers, the same in all languages. */
const isoDate = (day: number): string => new Date(momentOf(day)).toISOString().slice(0, 10);

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

/** As many stars as the level has, said by its name. */
function stars(context: Context, level: Level): TemplateResult {
	const name = wordsOf(context).levels[level - 1];
	return html`<span class="stars" aria-hidden="true"
			>${"★".repeat(level)}<span class="faint">${"★".repeat(levels.length - level)}</span></span
		>
		${name}`;
}

/** What is told to others: how it went, and nothing of the solution. */
function resultText(context: Context, { puzzle, day }: Current, slips: number | null): string {
	const { words } = context;
	const { share } = wordsOf(context);
	const name = day === null ? `#${puzzle.number}` : isoDate(day);
	const game = words.game(puzzle.game).name;
	const address = `${location.href.replace(/#.*$/s, "")}#puzzle=${puzzle.number}`;
	return `${share(name, "★".repeat(levelOf(puzzle)), game, slips)}\n${address}`;
}

/** Goes on with another puzzle: the keyboard goes to its heading, as the button may be gone, and the board comes into sight. */
async function go({ board, puzzles }: Context, number: number | null): Promise<void> {
	await puzzles.show(number);
	document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
	board.scrollIntoView({ block: "nearest" });
}

/** The ways on from the puzzle, whether it is solved or not. */
function ways(context: Context, session: PuzzleSession, isOpen: boolean): TemplateResult {
	const words = wordsOf(context);
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
			: html`<button type="button" @click=${() => void go(context, next.number)}>${words.next}</button>`
	}
	${
		current?.day === null
			? html`<button type="button" @click=${() => void go(context, null)}>${words.toToday}</button>`
			: nothing
	}`;
}

/** The end of the puzzle, or the slips so far. */
function standing(context: Context, session: PuzzleSession, current: Current): TemplateResult {
	const { board } = context;
	const { slips, progress } = session.state;
	const words = wordsOf(context);
	const known = resultOf(progress, current.puzzle.number);
	if (board.puzzle === "open") {
		const found = Math.ceil((board.record?.index ?? 0) / 2);
		return html`${found === 0 ? nothing : html`<p>${words.found(found, movesIn(current.puzzle))}</p>`}
			<p class="slips">${words.slips(slips)}</p>
			${known === undefined ? nothing : html`<p class="note">${words.known(known)}</p>`}
			<div class="buttons">${ways(context, session, true)}</div>`;
	}
	const isSolved = board.puzzle === "solved";
	return html`<div class="puzzle-end" role="group" aria-label=${words.end}>
		<p class=${isSolved ? "success" : ""}>
			${isSolved ? html`<span aria-hidden="true">✓</span> ${words.solved(slips)}` : words.givenUp}
		</p>
		${isSolved && known === null ? html`<p class="note">${words.known(null)}</p>` : nothing}
		<div class="buttons">
			${
				isSolved
					? copyButton(context, {
							id: "copy-puzzle",
							label: words.copy,
							isPrimary: true,
							text: () => resultText(context, current, known === null ? null : slips),
						})
					: nothing
			}
			${ways(context, session, false)}
		</div>
	</div>`;
}

function puzzleOnBoard(context: Context, session: PuzzleSession, current: Current): TemplateResult {
	const { puzzle, day, problem } = current;
	const words = wordsOf(context);
	const { name } = context.words.game(puzzle.game);
	return html`<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1">${day === null ? words.puzzle(puzzle.number) : words.ofDay}</h2>
			${day === null ? nothing : html`<p class="note">${words.date(longDate(day, context.words.tag))}</p>`}
		</div>
		<p class="puzzle-kind">
			<span>${name}</span> <span>${stars(context, levelOf(puzzle))}</span>
			<span>${words.moves(movesIn(puzzle))}</span>
		</p>
		<p class="puzzle-task">${words.task(puzzle.goal, problem.position.toMove)}</p>
		${standing(context, session, current)}`;
}

/** The mark of a puzzle in the list: solved, or its solution seen. */
const markOf = (slips: number | null): string => (slips === null ? "–" : "✓");

function listed(context: Context, session: PuzzleSession, puzzle: Puzzle): TemplateResult {
	const { progress, current } = session.state;
	const { results } = wordsOf(context);
	const slips = resultOf(progress, puzzle.number);
	const isCurrent = current?.puzzle === puzzle;
	return html`<li>
		<button
			type="button"
			class="puzzle-number"
			aria-current=${isCurrent ? "true" : nothing}
			aria-label=${results(puzzle.number, slips)}
			@click=${() => void go(context, puzzle.number)}
		>
			${puzzle.number}${slips === undefined ? nothing : html`<span class="puzzle-mark">${markOf(slips)}</span>`}
		</button>
	</li>`;
}

/** All puzzles of a game, by level. */
function sets(context: Context, session: PuzzleSession): TemplateResult {
	const { puzzles, games, state } = session;
	const words = wordsOf(context);
	const chosen = state.listed ?? state.current?.puzzle.game ?? games[0];
	const isSolved = ({ number }: Puzzle) => typeof resultOf(state.progress, number) === "number";
	const count = (some: readonly Puzzle[]) =>
		words.solvedOf(some.filter(isSolved).length, some.length);
	const of = (game: string | undefined) => puzzles.filter((puzzle) => puzzle.game === game);
	return html`<h3 class="group-heading">${words.all}</h3>
		<label class="field">
			<span>${context.words.setup.game}</span>
			<select
				id="puzzle-game"
				@change=${(event: Event) => session.listGame((event.target as HTMLSelectElement).value)}
			>
				${games.map(
					(id) => html`<option value=${id} .selected=${id === chosen}>
						${context.words.game(id).name} (${count(of(id))})
					</option>`,
				)}
			</select>
		</label>
		${levels.map((level) => {
			const some = of(chosen).filter((puzzle) => levelOf(puzzle) === level);
			return some.length === 0
				? nothing
				: html`<div class="panel-head">
							<h4 class="puzzle-level">${stars(context, level)}</h4>
							<p class="note">${count(some)}</p>
						</div>
						<ul class="puzzle-numbers" role="list">
							${some.map((puzzle) => listed(context, session, puzzle))}
						</ul>`;
		})}`;
}

export function puzzlesContent(context: Context, session: PuzzleSession): TemplateResult {
	const { current, progress } = session.state;
	const streak = streakOn(progress, session.today);
	const ofDay = puzzleOfDay(session.puzzles, session.today);
	const isGivenUp = ofDay !== undefined && resultOf(progress, ofDay.number) === null;
	const words = wordsOf(context);
	return html`${current === null ? nothing : puzzleOnBoard(context, session, current)}
		<p class="note streak">${isGivenUp && streak === 0 ? words.tomorrow : words.streak(streak)}</p>
		${sets(context, session)}`;
}
