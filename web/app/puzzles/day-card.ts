/** The puzzle of the day: its card, its week, the card for returning solvers, and the streak that receives them. */
import "./day-card.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { PuzzlesWords } from "../../locale/en/puzzles.ts";
import { type Level, levelOf, levels, momentOf, movesIn, weekOf } from "../../model/puzzle.ts";
import {
	bestStreak,
	type Progress,
	resultOf,
	streakLost,
	streakOn,
} from "../../model/puzzle-progress.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { flame } from "../shell/controls/flame.ts";
import { today as thisDay, untilNextDay } from "./clock.ts";
import { ratingText } from "./rating.ts";
import { puzzleHeadingId, type Today } from "./state.ts";

const size = { width: 84, height: 84, isNumbered: false };

/** Stars for a level, with its name for screen readers. */
export const stars = (words: PuzzlesWords, level: Level): TemplateResult =>
	html`<span class="stars" aria-hidden="true"
			>${"★".repeat(level)}<span class="faint">${"★".repeat(levels.length - level)}</span></span
		><span class="visually-hidden">${words.levels[level - 1]}</span>`;

const star = svg`<svg viewBox="0 0 24 24" aria-hidden="true">
	<path d="M12 4l2.5 5.2l5.7.8l-4.1 4l1 5.7l-5.1-2.7l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z" />
</svg>`;

interface CardView extends WeekView {
	/** Opens the puzzle of the day. */
	readonly open: () => void;
}

/** The week of the day's puzzle, with a star for each one solved. */
export function weekStrip({ words, today, progress }: WeekView): TemplateResult {
	const { tag, puzzles: own } = words;
	const name = (style: "narrow" | "long", day: number) =>
		new Intl.DateTimeFormat(tag, { weekday: style, timeZone: "UTC" }).format(momentOf(day));
	const dayOfWeek = (day: number, nth: number) => {
		const puzzle = today.week[nth];
		const isSolved = puzzle !== undefined && typeof resultOf(progress, puzzle.number) === "number";
		const kind = isSolved ? "is-solved" : day > today.day ? "is-ahead" : "";
		const isToday = day === today.day;
		return html`<li aria-current=${isToday ? "date" : nothing}>
			<span class="week-mark ${kind}">${isSolved ? star : nothing}</span>
			<span aria-hidden="true">${name("narrow", day)}</span>
			<span class="visually-hidden">${own.weekday(name("long", day), isSolved)}</span>
		</li>`;
	};
	return html`<ol class="week" role="list" aria-label=${weekText(words, today)}>
		${weekOf(today.day).map(dayOfWeek)}
	</ol>`;
}

const weekText = ({ game, puzzles: { week } }: PageWords, { puzzle }: Today): string =>
	week(game(puzzle.game).name);

/** The week; after a missed day, that a streak starts anew. */
function arrivalNote({ words, today, progress }: WeekView): string {
	const best = bestStreak(progress);
	const isAnew = streakOn(progress, today.day) === 0 && best > 0;
	return isAnew ? words.puzzles.anew(best) : weekText(words, today);
}

/** The streak's next day, in the first words of a card or a board. */
const nextDay = ({ words, today, progress }: WeekView): TemplateResult =>
	html`${flame(false)}${words.puzzles.day(streakOn(progress, today.day) + 1)}`;

/** The streak and the week in the place of rules and verdict, where the card is below the board. */
export const arrival = (view: WeekView): TemplateResult => html`<div class="arrival">
	<strong class="streak-day">${nextDay(view)}</strong>
	<span class="note">${arrivalNote(view)}</span>
	${weekStrip(view)}
</div>`;

/** The streak and the week of a returning solver, and the button that begins the day's puzzle. */
export const arrivalCard = (
	view: WeekView & { readonly role: string; readonly begin: () => void },
) =>
	html`<div class="arrival-card">
		<h2 class="streak-day" id=${puzzleHeadingId} tabindex="-1">${nextDay(view)}</h2>
		<p class="note">${arrivalNote(view)}</p>
		${weekStrip(view)}
		<div class="arrival-start sheet">
			<p>${view.role}</p>
			<button type="button" class="primary" @click=${view.begin}>${view.words.puzzles.playToday}</button>
		</div>
	</div>`;

/** A day without its year. */
export const dayName = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }).format(
		momentOf(day),
	);

/** The streak, or its end, and after the day's result the time until the next puzzle. */
export function dayStanding(
	{ tag, puzzles: words }: PageWords,
	progress: Progress,
	{ puzzle: { number } }: Pick<Today, "puzzle">,
): TemplateResult {
	const result = resultOf(progress, number);
	const { value: day } = thisDay;
	const lost = streakLost(progress, day);
	const text =
		result !== null
			? words.streak(streakOn(progress, day))
			: lost === 0
				? null
				: words.streakLost(lost);
	const streak = text === null ? nothing : html`<span class="streak">${text}</span>`;
	return result === undefined
		? html`${streak}`
		: html`${streak}${text === null ? nothing : " · "}<span class="next-day">${words.nextIn(untilNextDay(tag))}</span>`;
}

interface WeekView {
	readonly words: PageWords;
	readonly today: Today;
	readonly progress: Progress;
}

export function dayCard({ words, today, progress, open }: CardView): TemplateResult {
	const { day, puzzle, problem } = today;
	const own = words.puzzles;
	const result = resultOf(progress, puzzle.number);
	const isSolved = typeof result === "number";
	const done = html`<span class="day-done" aria-hidden="true">✓</span
		><span class="visually-hidden">${own.done}</span>`;
	return html`<button type="button" class="day-card ${isSolved ? "is-solved" : ""}" @click=${open}>
		<span class="day-picture">${boardPicture(problem, stillScene, size)}</span>
		<span class="day-words">
			<strong>${own.ofDay} ${isSolved ? done : nothing}</strong>
			<span class="day-facts">
				<span>${words.game(puzzle.game).name}</span>
				<span>${own.length(movesIn(puzzle))}</span>
				<span>${stars(own, levelOf(puzzle))}</span>
			</span>
			<span class="day-streak"
				>${dayStanding(words, progress, today)}${result === undefined ? ` · ${dayName(day, words.tag)}` : ""}</span
			>
		</span>
	</button>`;
}

/** Card for returning solvers: the puzzle of the day, the rating, and the next puzzle of the path. */
export function returningCard(
	view: CardView & { readonly openNextOnPath: () => void },
): TemplateResult {
	const { words, today, progress, openNextOnPath } = view;
	const { rating, continuePath } = words.puzzles;
	const isDayDone = resultOf(progress, today.puzzle.number) !== undefined;
	return html`${dayCard(view)}${weekStrip(view)}
		<div class="returning">
			<span>${rating} <strong>${ratingText(progress)}</strong></span>
			<button type="button" class=${isDayDone ? "primary" : ""} @click=${openNextOnPath}>${continuePath}</button>
		</div>`;
}
