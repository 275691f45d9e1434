/** The panel of puzzles: the current one with its result, the card of the day, the storm, and the path. */
import "./puzzles.css";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { levelOf, momentOf, movesIn } from "../../model/puzzle.ts";
import { foundIn, type Mark, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { shareButton } from "../shell/controls/share.ts";
import { roleSentence } from "../shell/game-words.ts";
import type { Rendered } from "../shell/panels.ts";
import { preferences } from "../shell/preferences.ts";
import { setSound } from "../shell/sound.ts";
import { arrivalCard, dayCard, dayName, dayStanding, stars, weekStrip } from "./day-card.ts";
import { gainView, goToMap, openPuzzle, pathView, tryAgain } from "./map-view.ts";
import type { SessionView } from "./model.ts";
import { type Current, puzzleHeadingId, type Today } from "./state.ts";
import { stormCard, stormEnd, stormRun } from "./storm-view.ts";

const longDate = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(momentOf(day));

/** The day of a puzzle that is or was the day's; null for others. */
const dateOf = ({ day, earlierDay }: Current): number | null => day ?? earlierDay;

/** The title of a day's puzzle; null for other puzzles. */
function dayTitle({ session, words }: SessionView, { day, earlierDay }: Current): string | null {
	const { dated, ofDay, yesterday } = words.puzzles;
	if (earlierDay === null) return day === null ? null : ofDay;
	return earlierDay === session.today - 1 ? yesterday : dated(dayName(earlierDay, words.tag));
}

const signs: Readonly<Record<Mark, string>> = {
	clean: "🟩",
	hint: "💡",
	slip: "🟨",
	slips: "🟧",
	failed: "⬛",
};

/** The button that shares the puzzle: its name, the person's result and its picture, without moves. */
function shareOf(view: SessionView, current: Current): TemplateResult {
	const { puzzle, day, problem } = current;
	const { tag, game, puzzles: words } = view.words;
	const { progress, today } = view.session;
	const text = () => {
		const result = resultOf(progress, puzzle.number);
		const found = foundIn(progress, puzzle);
		const streak = day === null ? 0 : streakOn(progress, today);
		const date = dateOf(current);
		const name = date === null ? `#${puzzle.number}` : longDate(date, tag);
		const hints = found?.filter((mark) => mark === "hint").length ?? 0;
		const how = result == null ? words.unsolved : words.result(result, hints);
		const squares = found === null ? [] : [found.map((mark) => signs[mark]).join("")];
		const days = streak > 1 ? [words.streak(streak)] : [];
		const task = words.canYou(puzzle.goal, movesIn(puzzle));
		return [
			words.share(name, "★".repeat(levelOf(puzzle)), game(puzzle.game).name),
			...(result === undefined ? [] : [[...squares, [how, ...days].join(" · ")].join(" ")]),
			[roleIn(view), task].join(view.words.betweenSentences),
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

/** The button that opens the next puzzle; nothing if there is none. */
function nextButton(view: SessionView, current: Current, isPrimary: boolean): Rendered {
	const { next, ofDay } = view.session;
	const act = () => next && void openPuzzle(view, next.number);
	const words = view.words.puzzles;
	const isOfPath = dateOf(current) === null;
	const label = isOfPath ? words.next : next === ofDay ? words.playToday : words.path;
	const look = isPrimary ? "primary" : "";
	return next === null
		? nothing
		: html`<button type="button" class=${look} @click=${act}>${label}</button>`;
}

/** The moves found, slips and hints so far. */
function soFar({ board, session, words }: SessionView, { puzzle }: Current): TemplateResult {
	const { slips, hints } = session.attempt.value;
	const own = words.puzzles;
	const { found = 0 } = board.currentGame ?? {};
	return html`${found === 0 ? nothing : html`<p>${own.found(found, movesIn(puzzle))}</p>`}
		<details class="slips">
			<summary>${own.slips(slips)}${hints === 0 ? nothing : html` · ${own.hints(hints)}`}</summary>
			<p class="note">${own.slipNote}</p>
		</details>`;
}

/** The result just now, beside the verdict that the puzzle is solved. */
function ending({ board, session, words }: SessionView, { puzzle }: Current): string {
	const { slips, hints } = session.attempt.value;
	const own = words.puzzles;
	const moves = movesIn(puzzle);
	if (board.puzzleState !== "solved") {
		return own.givenUp;
	}
	// No praise if the solution was seen before.
	if (resultOf(session.progress, puzzle.number) === null) {
		return own.found(moves, moves);
	}
	return own.result(slips, hints);
}

/** The result of a puzzle, in words. */
interface Result {
	/** Whether it was solved without slips or hints. */
	readonly isClean: boolean;
	readonly text: string;
	/** The first result, if it counts instead. */
	readonly counted: string | null;
	/** How each move was found, if this is the first result; otherwise null. */
	readonly marks: readonly Mark[] | null;
}

/** The result just now, or else an earlier solution; null for none. */
function resultIn(view: SessionView, current: Current): Result | null {
	const { puzzleState } = view.board;
	const { slips, hints } = view.session.attempt.value;
	const known = resultOf(view.session.progress, current.puzzle.number);
	const before = known === undefined ? null : view.words.puzzles.known(known);
	if (puzzleState === "open") {
		// A lesson, or a puzzle with a seen solution, keeps its buttons.
		return typeof known !== "number" || current.puzzle.lesson !== null
			? null
			: { isClean: true, text: before ?? "", counted: null, marks: null };
	}
	const isGivenUp = puzzleState === "given-up";
	const isCounted = isGivenUp ? known === null : known === slips;
	return {
		isClean: !isGivenUp && known !== null && slips + hints === 0,
		text: ending(view, current),
		counted: isCounted ? null : before,
		marks: isCounted ? foundIn(view.session.progress, current.puzzle) : null,
	};
}

/** A square for each move of the solver, by how it was found. */
const squares = ({ words }: SessionView, marks: readonly Mark[]): TemplateResult =>
	html`<span
		class="squares"
		role="img"
		aria-label=${marks.map((mark) => words.puzzles.marks[mark]).join(", ")}
		>${marks.map((mark) => html`<i class="is-${mark}"></i>`)}</span
	> `;

/** Explains the squares other than those of right moves. */
function squaresKey({ words }: SessionView, marks: readonly Mark[]): Rendered {
	const kinds = [...new Set(marks)].filter((mark) => mark !== "clean");
	return kinds.length === 0
		? nothing
		: html`<p class="note squares-key">${kinds.map(
				(mark) =>
					html`<span><span class="squares" aria-hidden="true"><i class="is-${mark}"></i></span>${words.puzzles.marks[mark]}</span>`,
			)}</p>`;
}

/** The result in a line, with the change of the rating. */
const resultLine = (view: SessionView, { gain }: Current, { marks, text }: Result) => html`${
	marks === null ? nothing : squares(view, marks)
}${text}
	${gain ? html`<span class="rating">${view.words.puzzles.rating} ${gainView(gain)}</span>` : nothing}`;

/** The full result, in the place of the rules; null for none. */
export function outcomeLine(view: SessionView): TemplateResult | null {
	const { progress, current } = view.session;
	const result = current.value && resultIn(view, current.value);
	return current.value && result
		? html`<strong class=${result.isClean ? "success" : ""}>${resultLine(view, current.value, result)}</strong>
				${result.counted}
				${current.value.day === null ? nothing : dayStanding(view.words, progress, current.value)}`
		: null;
}

/** The result, also an earlier solution; without any, the moves so far. */
function standing(view: SessionView, current: Current): TemplateResult {
	const { board, session } = view;
	const { slips, hints } = session.attempt.value;
	const words = view.words.puzzles;
	const result = resultIn(view, current);
	if (result === null) {
		const known = resultOf(session.progress, current.puzzle.number);
		return html`${known === undefined ? nothing : html`<p class="note">${words.known(known)}</p>`}
			${soFar(view, current)}
			<div class="buttons">
				${nextButton(view, current, false)} ${shareOf(view, current)}
				<button type="button" class="quiet" @click=${goToMap}>${words.toMap}</button>
			</div>`;
	}
	const { isClean, counted } = result;
	const isOpen = board.puzzleState === "open";
	const isGivenUp = board.puzzleState === "given-up";
	const again = () =>
		html`<button type="button" @click=${() => void board.solution()}>${words.again}</button>
			<button type="button" @click=${() => void tryAgain(view)}>${words.try}</button>`;
	const review = () =>
		html`<button type="button" @click=${() => session.review()}>${words.review}</button>`;
	return html`<div class="puzzle-end sheet ${isClean ? "is-solved" : ""}" role="group" aria-label=${words.end}>
		<p class=${isClean ? "success" : ""}>${resultLine(view, current, result)}</p>
		${isOpen && slips + hints > 0 ? soFar(view, current) : nothing}
		${counted === null ? nothing : html`<p class="note">${counted}</p>`}
		${current.day === null ? nothing : html`<p class="note day-line">${dayStanding(view.words, session.progress, current)}</p>`}
		<div class="buttons">
			${nextButton(view, current, true)} ${shareOf(view, current)} ${isGivenUp ? again() : isOpen ? nothing : review()}
		</div>
	</div>
	${squaresKey(view, result.marks ?? [])}`;
}

function puzzleOnBoard(view: SessionView, current: Current): TemplateResult {
	const { puzzle } = current;
	const { game, more, puzzles: words, tag } = view.words;
	const { name } = game(puzzle.game);
	const day = dateOf(current);
	const title =
		puzzle.lesson === null
			? (dayTitle(view, current) ?? name)
			: `${view.session.lessonTitle(puzzle)} · ${name}`;
	const level = levelOf(puzzle);
	return html`<div class="panel-head">
			<h2 id=${puzzleHeadingId} tabindex="-1" data-puzzle=${puzzle.number}>${title}</h2>
			${day === null ? nothing : html`<p class="note">${words.date(longDate(day, tag))}</p>`}
		</div>
		<p class="puzzle-kind">
			${day === null ? nothing : html`<span>${name}</span>`}
			<span>${stars(words, level)} ${words.levels[level - 1]}</span>
			<span>${words.moves(movesIn(puzzle))}</span>
		</p>
		${standing(view, current)}
		<details class="fold puzzle-more">
			<summary>${more}</summary>
			<p class="note">${words.puzzle(puzzle.number)}</p>
		</details>`;
}

/** The card of the day; while its puzzle is on the board, the streak, until the result shows it. */
function day(view: SessionView): Rendered {
	const { session, words } = view;
	const { progress } = session;
	const { value: current } = session.current;
	const { value: today } = view.puzzles.today;
	if (today === null) return nothing;
	const week = weekOn(view, today);
	if (current === null || current.day === null) return html`${dayCard(week)}${weekStrip(week)}`;
	return html`${
		resultOf(progress, current.puzzle.number) !== undefined
			? nothing
			: html`<p class="note day-line">${dayStanding(words, progress, current)}</p>`
	}${weekStrip(week)}`;
}

/** The week of the day's puzzle, for its strip. */
const weekOn = (view: SessionView, today: Today) => ({
	words: view.words,
	today,
	progress: view.session.progress,
	open: () => void openPuzzle(view, null),
});

/** The solver's side and aim in the puzzle on the board. */
function roleIn(view: SessionView): string {
	const { problem } = view.session.current.value ?? {};
	const listed = view.page.games.value.find(({ id }) => id === problem?.game.rules.id);
	return problem === undefined
		? ""
		: roleSentence(view, listed ?? problem.game.rules, problem.position.toMove);
}

/** The note on the puzzle on the board: the number and note of its lesson, or its earlier day and the way to today's. */
export function puzzleNote(view: SessionView): TemplateResult | null {
	const { session, words } = view;
	const { value: current } = session.current;
	if (current === null || session.storm.isRunning) return null;
	const { puzzle } = current;
	if (puzzle.lesson !== null) {
		return html`${session.lessonTitle(puzzle)} · <strong>${words.puzzles.lesson(puzzle.lesson)}</strong>`;
	}
	if (current.earlierDay === null) return null;
	const today = html` · <button type="button" class="quiet tagline" @click=${() => void openPuzzle(view, null)}>
			${words.puzzles.playToday}
		</button>`;
	return html`<strong>${dayTitle(view, current)}</strong>${session.next === session.ofDay ? today : nothing}`;
}

/** The page's setting of sound, for a solved puzzle and in play. */
const soundChoice = ({ words }: SessionView): TemplateResult => html`<label class="check">
	<input
		type="checkbox"
		id="puzzle-sound"
		.checked=${live(preferences.get("sound"))}
		@change=${(event: Event) => setSound(fieldOf(event).checked)}
	/>
	<span>${words.players.settings.sound.label}</span>
</label>`;

export function puzzles(view: SessionView): Rendered {
	const { current, storm } = view.session;
	if (storm.isRunning) return stormRun(view);
	const { value: today } = view.puzzles.today;
	const isArriving = view.puzzles.isArriving && today !== null;
	const onBoard = isArriving
		? arrivalCard({ ...weekOn(view, today), role: roleIn(view), begin: () => view.puzzles.begin() })
		: current.value && puzzleOnBoard(view, current.value);
	return html`${stormEnd(view)} ${onBoard ?? nothing} ${isArriving ? nothing : day(view)}
		${stormCard(view)} ${pathView(view)} ${soundChoice(view)}`;
}
