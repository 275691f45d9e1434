/** The panel of the tools that change the board, besides the pointer on it. */
import "./edit.css";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardProblem } from "../../board/edit.ts";
import {
	type Feature,
	featureIn,
	featuresOf,
	isSameFeature,
	squaresWith,
} from "../../board/features.ts";
import { pieceIcon } from "../../element/piece.ts";
import type { PageWords } from "../../locale/page.ts";
import type { Context } from "../context.ts";
import { choices } from "../frame/choices.ts";
import { stepper } from "../frame/stepper.ts";
import {
	clear,
	mirrorColumns,
	mirrorRows,
	quarterTurn,
	resize,
	type Size,
	shift,
} from "./boards.ts";
import { seeds } from "./random.ts";
import { longestSide, seedFrom } from "./tools.ts";

const fieldOf = (event: Event) => event.target as HTMLInputElement;

/** The number of rows or of columns. */
function length(
	{ words, tools }: Context,
	{ game }: BoardProblem,
	name: keyof Size,
): TemplateResult {
	const { rows, columns } = game.board;
	return stepper(words, {
		id: `edit-${name}`,
		name: words.edit[name],
		value: game.board[name],
		most: longestSide,
		set: (length) => tools.change((problem) => resize(problem, { rows, columns, [name]: length })),
	});
}

function toMove({ words, tools }: Context, { game, position }: BoardProblem): TemplateResult {
	const choose = (side: string) =>
		tools.change((problem) => ({
			...problem,
			position: { ...problem.position, toMove: side },
		}));
	const label = (side: string) =>
		html`<span class="side">${pieceIcon(game.rules, side)} ${words.side(side)}</span>`;
	const sides = game.rules.sides.map(({ name }) => name);
	return html`<fieldset class="tool-group">
		<legend class="field-name">${words.edit.toMove}</legend>
		${choices("to-move", sides, position.toMove, choose, label)}
	</fieldset>`;
}

type Toward = keyof PageWords["edit"]["shiftBy"];

const shifts: readonly (readonly [toward: Toward, rows: number, columns: number, glyph: string])[] =
	[
		["left", 0, -1, "←"],
		["up", -1, 0, "↑"],
		["down", 1, 0, "↓"],
		["right", 0, 1, "→"],
	];

/** The choice of what the pointer paints. */
function brushes(
	{ words, tools }: Context,
	{ game }: BoardProblem,
	brush: Feature,
): TemplateResult {
	const features = featuresOf(game.rules);
	const pick = (event: Event) => {
		const { selectedIndex } = event.target as HTMLSelectElement;
		tools.paintWith(features[selectedIndex] ?? brush);
	};
	return html`<label class="field brush">
		<span class="field-name">${words.edit.brush}</span>
		<select @change=${pick}>
			${features.map(
				(feature) => html`<option .selected=${live(isSameFeature(feature, brush))}>
					${words.edit.paints(feature)}
				</option>`,
			)}
		</select>
	</label>`;
}

function arrangement(
	{ words, tools }: Context,
	{ game }: BoardProblem,
	brush: Feature,
): TemplateResult {
	const tool = (
		label: string,
		glyph: string,
		change: (problem: BoardProblem) => BoardProblem,
	): TemplateResult => html`<button
		type="button"
		class="tool"
		title=${label}
		aria-label=${label}
		@click=${() => tools.change(change)}
	>
		<span aria-hidden="true">${glyph}</span>
	</button>`;
	const isClear = squaresWith(game.board, brush).length === 0;
	const clearAll = () => tools.change((problem) => clear(problem, brush));
	return html`<div class="tool-groups">
			<div class="tool-group" role="group" aria-labelledby="edit-shift" aria-describedby="edit-shift-note">
				<span class="field-name" id="edit-shift">${words.edit.shift}</span>
				<div class="tool-row">
					${shifts.map(([toward, rows, columns, glyph]) =>
						tool(words.edit.shiftBy[toward], glyph, (problem) => shift(problem, rows, columns)),
					)}
				</div>
			</div>
			<div class="tool-group" role="group" aria-labelledby="edit-mirror">
				<span class="field-name" id="edit-mirror">${words.edit.mirror}</span>
				<div class="tool-row">
					${tool(words.edit.mirrorColumns, "⇄", mirrorColumns)}
					${tool(words.edit.mirrorRows, "⇅", mirrorRows)} ${tool(words.edit.quarterTurn, "↻", quarterTurn)}
				</div>
			</div>
		</div>
		<p class="note" id="edit-shift-note">${words.edit.shiftNote}</p>
		<button
			type="button"
			class="clear"
			aria-disabled=${isClear ? "true" : "false"}
			@click=${isClear ? nothing : clearAll}
		>
			${words.edit.clear(brush)}
		</button>`;
}

function finger({ state, words, tools }: Context, brush: Feature): TemplateResult {
	return html`<label class="check finger">
		<input
			type="checkbox"
			.checked=${live(state.edit.isFingerBrush)}
			@change=${(event: Event) => tools.set({ isFingerBrush: fieldOf(event).checked })}
		/>
		<span>${words.edit.finger(brush)}</span>
	</label>`;
}

/** The densities to choose from, in hundredths. */
const density = { least: 0, most: 60, step: 5 };

function random({ state, words, tools }: Context): TemplateResult {
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
	const onDensity = (event: Event) => tools.set({ density: fieldOf(event).valueAsNumber });
	const onNew = () => void tools.makeFrom(Math.floor(Math.random() * seeds));
	const percent = words.edit.percent(state.edit.density);
	return html`<h3 class="tools-heading">${words.edit.random}</h3>
		<div class="random">
			<label class="density">
				<span class="field-name">${words.edit.density}</span>
				<input
					type="range"
					min=${density.least}
					max=${density.most}
					step=${density.step}
					.value=${String(state.edit.density)}
					aria-valuetext=${percent}
					@input=${onDensity}
					@change=${() => void tools.makeAgain()}
				/>
				<output>${percent}</output>
			</label>
			<div class="seed">
				<label>
					<span class="field-name">${words.edit.seed}</span>
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
				<button type="button" class="primary" @click=${onNew}>
					${words.edit.makeNew}
				</button>
			</div>
		</div>
		<p class="note" id="edit-random-note">${words.edit.randomNote}</p>`;
}

export function edit(context: Context): TemplateResult | typeof nothing {
	const { state, words, tools } = context;
	const { problem } = tools;
	if (problem === null) {
		return nothing;
	}
	const brush = featureIn(problem.game.rules, state.edit.brush);
	return html`<h2>${words.edit.heading}</h2>
				<p class="note">${words.edit.hint(brush)}</p>
				${brushes(context, problem, brush)} ${finger(context, brush)}
				<div class="lengths">
					${length(context, problem, "rows")} ${length(context, problem, "columns")}
				</div>
				${toMove(context, problem)} ${arrangement(context, problem, brush)} ${random(context)}`;
}
