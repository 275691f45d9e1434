/** Form fields that the tools for rectangles and graphs share. */

import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/piece.ts";
import { editWords } from "../../locale/further-words.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Feature, featuresOf, isSameFeature } from "../../model/features.ts";
import { seeds } from "../../model/random-board.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { select } from "../shell/controls/select.ts";
import type { EditView } from "./context.ts";
import { seedFrom } from "./tools.ts";

export function toMove(
	{ words, tools }: EditView,
	{ game, position }: BoardProblem,
): TemplateResult {
	const choose = (side: string) =>
		tools.change((problem) => ({
			...problem,
			position: { ...problem.position, toMove: side },
		}));
	const label = (side: string) =>
		html`<span class="side">${sideIcon(game.rules, side)} ${words.side(side)}</span>`;
	const sides = game.rules.sides.map(({ name }) => name);
	return html`<fieldset class="tool-group">
		<legend class="field-name">${editWords(words.tag).toMove}</legend>
		${choices("to-move", sides, position.toMove, choose, label)}
	</fieldset>`;
}

/** The choice of what the brush paints. */
export function brushes(
	{ words, tools }: EditView,
	{ game }: BoardProblem,
	brush: Feature,
	name: (feature: Feature) => string,
): TemplateResult {
	return html`<label class="field brush">
		<span class="field-name">${editWords(words.tag).brush}</span>
		${select({
			options: featuresOf(game.rules).map((value) => ({ value, name: name(value) })),
			isChosen: (feature) => isSameFeature(feature, brush),
			choose: (feature) => tools.paintWith(feature),
		})}
	</label>`;
}

/** The choice of what a finger does on the board; `name` says what it would paint. */
export function finger({ tools }: EditView, name: string): TemplateResult {
	return html`<label class="check finger">
		<input
			type="checkbox"
			.checked=${live(tools.isFingerBrush.value)}
			@change=${(event: Event) => {
				tools.isFingerBrush.value = fieldOf(event).checked;
			}}
		/>
		<span>${name}</span>
	</label>`;
}

/** The seed of a random board, and a button for the next one. */
export function seedField({ tools }: EditView, name: string, makeNew: string): TemplateResult {
	const { value: seed } = tools.seed;
	const onSeed = (event: Event) => {
		const field = fieldOf(event);
		const typed = Number.parseInt(field.value, 10);
		const chosen = Number.isNaN(typed) ? seed : seedFrom(typed);
		field.value = String(chosen);
		if (!Number.isNaN(typed)) {
			void tools.makeFrom(chosen);
		}
	};
	const onNew = () => void tools.makeFrom(Math.floor(Math.random() * seeds));
	return html`<div class="seed">
		<label>
			<span class="field-name">${name}</span>
			<input
				type="number"
				inputmode="numeric"
				min="0"
				max=${seeds - 1}
				aria-describedby="edit-random-note"
				.value=${String(seed)}
				@change=${onSeed}
			/>
		</label>
		<button type="button" class="primary" @click=${onNew}>${makeNew}</button>
	</div>`;
}
