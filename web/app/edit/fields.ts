/** Fields of the tools that both kinds of boards have. */
import { live } from "lit/directives/live.js";
import { html, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../board/edit.ts";
import { type Feature, featuresOf, isSameFeature } from "../../board/features.ts";
import { sideIcon } from "../../element/piece.ts";
import { editWords } from "../../locale/edit.ts";
import type { Context } from "../context.ts";
import { choices } from "../frame/choices.ts";
import { seeds } from "./random.ts";
import { seedFrom } from "./tools.ts";

export const fieldOf = (event: Event) => event.target as HTMLInputElement;

export function toMove(
	{ words, tools }: Context,
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

/** The choice of what the pointer paints. */
export function brushes(
	{ words, tools }: Context,
	{ game }: BoardProblem,
	brush: Feature,
	name: (feature: Feature) => string,
): TemplateResult {
	const features = featuresOf(game.rules);
	const pick = (event: Event) => {
		const { selectedIndex } = event.target as HTMLSelectElement;
		tools.paintWith(features[selectedIndex] ?? brush);
	};
	return html`<label class="field brush">
		<span class="field-name">${editWords(words.tag).brush}</span>
		<select @change=${pick}>
			${features.map(
				(feature) => html`<option .selected=${live(isSameFeature(feature, brush))}>
					${name(feature)}
				</option>`,
			)}
		</select>
	</label>`;
}

/** The choice of what a finger does on the board; `name` says what it paints. */
export function finger({ state, tools }: Context, name: string): TemplateResult {
	return html`<label class="check finger">
		<input
			type="checkbox"
			.checked=${live(state.edit.isFingerBrush)}
			@change=${(event: Event) => tools.set({ isFingerBrush: fieldOf(event).checked })}
		/>
		<span>${name}</span>
	</label>`;
}

/** The number that decides a random board, and the button that makes another one. */
export function seedField(
	{ state, tools }: Context,
	name: string,
	makeNew: string,
): TemplateResult {
	const { seed } = state.edit;
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
