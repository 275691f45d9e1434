/** The card of the puzzle of the day: its picture, its facts, and the streak; and below it the card for returning solvers. */
import "./day-card.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { PageWords } from "../../locale/en/page.ts";
import type { PuzzlesWords } from "../../locale/en/puzzles.ts";
import { type Level, levelOf, levels, momentOf, movesIn } from "../../model/puzzle.ts";
import { type Progress, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { today as thisDay, untilNextDay } from "./clock.ts";
import { ratingText } from "./rating.ts";
import type { Today } from "./state.ts";

const size = { width: 84, height: 84, isNumbered: false };

/** Stars for a level, with its name for screen readers. */
export const stars = (words: PuzzlesWords, level: Level): TemplateResult =>
	html`<span class="stars" aria-hidden="true"
			>${"★".repeat(level)}<span class="faint">${"★".repeat(levels.length - level)}</span></span
		><span class="visually-hidden">${words.levels[level - 1]}</span>`;

/** A day without its year. */
const dayName = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }).format(
		momentOf(day),
	);

/** The streak, and after the day's result the time until the next puzzle. */
export function dayStanding(
	{ tag, puzzles: words }: PageWords,
	progress: Progress,
	{ puzzle: { number } }: Pick<Today, "puzzle">,
): TemplateResult {
	const result = resultOf(progress, number);
	const streak = html`<span class="streak">${words.streak(streakOn(progress, thisDay.value))}</span>`;
	return result === undefined
		? streak
		: html`${result === null ? nothing : html`${streak} · `}<span class="next-day">${words.nextIn(untilNextDay(tag))}</span>`;
}

interface CardView {
	readonly words: PageWords;
	readonly today: Today;
	readonly progress: Progress;
	/** Opens the puzzle of the day. */
	readonly open: () => void;
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
	return html`${dayCard(view)}
		<div class="returning">
			<span>${rating} <strong>${ratingText(progress)}</strong></span>
			<button type="button" class=${isDayDone ? "primary" : ""} @click=${openNextOnPath}>${continuePath}</button>
		</div>`;
}
