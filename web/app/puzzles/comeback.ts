/** What a person who has solved puzzles comes back to: that of the day, the streak, the rating, and the way on up the path. */
import "./comeback.css";
import { html, type TemplateResult } from "lit/html.js";
import { resultOf } from "../../model/puzzle-progress.ts";
import { type CardView, dayCard } from "./card.ts";
import { ratingText } from "./rating.ts";

export interface ComebackView extends CardView {
	/** Opens the next puzzle up the path. */
	readonly climb: () => void;
}

export function comeback(view: ComebackView): TemplateResult {
	const { words, today, progress, climb } = view;
	const own = words.puzzles;
	const isDayDone = resultOf(progress, today.puzzle.number) !== undefined;
	return html`${dayCard(view)}
		<div class="comeback">
			<span>${own.rating} <strong>${ratingText(progress)}</strong></span>
			<button type="button" class=${isDayDone ? "primary" : ""} @click=${climb}>${own.goOn}</button>
		</div>`;
}
