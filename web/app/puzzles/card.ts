/** The card of the puzzle of the day: its picture, its game, its moves and stars, and the streak. Opens the puzzle. */
import "./card.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { levelOf, momentOf, movesIn } from "../../model/puzzle.ts";
import { type Progress, resultOf, streakOn } from "../../model/puzzle-progress.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { today, untilNextDay } from "./clock.ts";
import { stars } from "./stars.ts";
import type { Today } from "./state.ts";

const size = { width: 84, height: 84, isNumbered: false };

/** The day as people say it; the year is known. */
const dayName = (day: number, tag: string): string =>
	new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }).format(
		momentOf(day),
	);

/** The streak, and once the day's puzzle has a result, when the next one comes. */
export function dayStanding(
	{ tag, puzzles: words }: PageWords,
	progress: Progress,
	{ puzzle: { number } }: Pick<Today, "puzzle">,
): TemplateResult {
	const result = resultOf(progress, number);
	const streak = html`<span class="streak">${words.streak(streakOn(progress, today.value))}</span>`;
	return result === undefined
		? streak
		: html`${result === null ? nothing : html`${streak} · `}<span class="next-day">${words.nextIn(untilNextDay(tag))}</span>`;
}

export interface CardView {
	readonly words: PageWords;
	readonly today: Today;
	readonly progress: Progress;
	readonly open: () => void;
}

export function dayCard({ words, today, progress, open }: CardView): TemplateResult {
	const { day, puzzle, problem } = today;
	const own = words.puzzles;
	const result = resultOf(progress, puzzle.number);
	return html`<button type="button" class="day-card ${typeof result === "number" ? "is-solved" : ""}" @click=${open}>
		<span class="day-picture">${boardPicture(problem, stillScene, size)}</span>
		<span class="day-words">
			<strong>
				${own.ofDay}
				${
					typeof result === "number"
						? html`<span class="day-done" aria-hidden="true">✓</span
								><span class="visually-hidden">${own.done}</span>`
						: ""
				}
			</strong>
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
