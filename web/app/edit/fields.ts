/** Form fields of the tools for rectangles and graphs. */
import type { Signal } from "@preact/signals-core";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideLabel } from "../../element/icons.ts";
import type { EditWords } from "../../locale/en/edit.ts";
import { clear } from "../../model/boards.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Feature, featuresOf, isSameFeature, squaresWith } from "../../model/features.ts";
import { seeds } from "../../model/random-board.ts";
import { button } from "../shell/controls/button.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { select } from "../shell/controls/select.ts";
import { slider } from "../shell/controls/slider.ts";
import type { EditView } from "./tools.ts";

/** The tools for a board, with the feature that its brush paints. */
export interface BoardView extends EditView {
	readonly problem: BoardProblem;
	readonly brush: Feature;
}

/** Fields under one name. */
export const group = (name: string, content: TemplateResult): TemplateResult =>
	html`<fieldset class="tool-group"><legend class="field-name">${name}</legend>${content}</fieldset>`;

export function toMove({ problem, tools, words }: BoardView): TemplateResult {
	const { game, position } = problem;
	const choose = (toMove: string) =>
		tools.change(({ game, position }) => ({ game, position: { ...position, toMove } }));
	const label = (side: string) => sideLabel(words, game.rules, side);
	const sides = game.rules.sides.map(({ name }) => name);
	return group(words.edit.toMove, choices("to-move", sides, position.toMove, choose, label));
}

/** The choices of the brush's feature, and of what a finger does: paint or scroll. */
export function brushes(
	{ brush, problem, tools, words }: BoardView,
	text: Pick<EditWords, "paints" | "finger">,
): TemplateResult {
	const chooseFinger = (event: Event) => {
		tools.isFingerBrush.value = fieldOf(event).checked;
	};
	return html`<label class="field brush">
			<span class="field-name">${words.edit.brush}</span>
			${select({
				options: featuresOf(problem.game.rules).map((value) => ({
					value,
					name: text.paints(value),
				})),
				isChosen: (feature) => isSameFeature(feature, brush),
				choose: (feature) => tools.paintWith(feature),
			})}
		</label>
		<label class="check finger">
			<input type="checkbox" .checked=${live(tools.isFingerBrush.value)} @change=${chooseFinger} />
			<span>${text.finger(brush)}</span>
		</label>`;
}

/** The button that clears the brush's feature from the board. */
export function clearButton(
	{ brush, problem, tools }: BoardView,
	text: Pick<EditWords, "clear">,
): TemplateResult {
	const isPainted = squaresWith(problem.game.board, brush).length > 0;
	const clearAll = () => tools.change((problem) => clear(problem, brush));
	return button(text.clear(brush), isPainted, clearAll, "clear");
}

/** A setting of a random board, in percent. */
export const percentage = (
	{ words, tools }: EditView,
	name: string,
	setting: Signal<number>,
	range: { readonly most: number; readonly step: number },
): TemplateResult =>
	slider({
		kind: "density",
		name,
		value: setting.value,
		...range,
		text: words.edit.percent(setting.value),
		set: (value) => {
			setting.value = value;
		},
		done: () => void tools.makeAgain(),
	});

/** The settings of a random board, its seed, and a button for the next one. */
export function randomFields(
	{ tools }: EditView,
	text: Pick<EditWords, "seed" | "makeNew" | "randomNote">,
	settings: TemplateResult,
): TemplateResult {
	const { value: seed } = tools.seed;
	const onSeed = (event: Event) => {
		const field = fieldOf(event);
		const typed = Number.parseInt(field.value, 10);
		// The valid seed nearest to the number.
		const chosen = Number.isNaN(typed) ? seed : Math.min(seeds - 1, Math.max(0, typed));
		field.value = String(chosen);
		if (!Number.isNaN(typed)) void tools.makeFrom(chosen);
	};
	const onNew = () => void tools.makeFrom(Math.floor(Math.random() * seeds));
	return html`<div class="random">
			${settings}
			<div class="seed">
				<label>
					<span class="field-name">${text.seed}</span>
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
				<button type="button" class="primary" @click=${onNew}>${text.makeNew}</button>
			</div>
		</div>
		<p class="note" id="edit-random-note">${text.randomNote}</p>`;
}

/** The panel's heading, with a note if editing drops the moves of a game. */
export const head = ({ board, words }: EditView, heading: string): TemplateResult =>
	html`<h2>${heading}</h2>
		${(board.record?.moves.length ?? 0) === 0 ? nothing : html`<p class="note">${words.edit.drops}</p>`}`;
