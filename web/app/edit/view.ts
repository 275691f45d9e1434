/** The panel of the editing tools, loaded together with them. */
import "./edit.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import {
	longestSide,
	mirrorColumns,
	mirrorRows,
	quarterTurn,
	resize,
	type Size,
	shift,
} from "../../model/boards.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Feature, featureIn } from "../../model/features.ts";
import { stepper } from "../shell/controls/stepper.ts";
import { brushes, clearButton, head, percentage, randomFields, toMove } from "./fields.ts";
import { graphMaker, graphTool } from "./graph-view.ts";
import type { EditView } from "./tools.ts";

export { EditTools } from "./tools.ts";

/** A field for the number of rows or columns. */
function length(
	{ words, tools }: EditView,
	{ game }: BoardProblem,
	name: keyof Size,
): TemplateResult {
	const { rows, columns } = game.board;
	const text = words.edit;
	return stepper(words, {
		id: `edit-${name}`,
		name: text[name],
		value: game.board[name],
		most: longestSide,
		set: (length) => tools.change((problem) => resize(problem, { rows, columns, [name]: length })),
	});
}

/** Directions, by rows and columns. */
const shifts = [
	["left", 0, -1, "←"],
	["up", -1, 0, "↑"],
	["down", 1, 0, "↓"],
	["right", 0, 1, "→"],
] as const;

function arrangement(view: EditView, problem: BoardProblem, brush: Feature): TemplateResult {
	const text = view.words.edit;
	const tool = (
		label: string,
		glyph: string,
		change: (problem: BoardProblem) => BoardProblem,
	): TemplateResult => html`<button
		type="button"
		class="tool"
		title=${label}
		aria-label=${label}
		@click=${() => view.tools.change(change)}
	>
		<span aria-hidden="true">${glyph}</span>
	</button>`;
	return html`<div class="tool-groups">
			<div class="tool-group" role="group" aria-labelledby="edit-shift" aria-describedby="edit-shift-note">
				<span class="field-name" id="edit-shift">${text.shift}</span>
				<div class="tool-row">
					${shifts.map(([toward, rows, columns, glyph]) =>
						tool(text.shiftBy[toward], glyph, (problem) => shift(problem, rows, columns)),
					)}
				</div>
			</div>
			<div class="tool-group" role="group" aria-labelledby="edit-mirror">
				<span class="field-name" id="edit-mirror">${text.mirror}</span>
				<div class="tool-row">
					${tool(text.mirrorColumns, "⇄", mirrorColumns)}
					${tool(text.mirrorRows, "⇅", mirrorRows)} ${tool(text.quarterTurn, "↻", quarterTurn)}
				</div>
			</div>
		</div>
		<p class="note" id="edit-shift-note">${text.shiftNote}</p>
		${clearButton(view, problem, brush, text)}`;
}

/** The densities on offer, in percent. */
const densities = { most: 60, step: 5 };

function random(view: EditView): TemplateResult {
	const text = view.words.edit;
	const density = percentage(view, text.density, view.tools.density, densities);
	return randomFields(view, text, density);
}

/** Whether the panel stands beside the board: all its sections are open then. */
const isWide = () => matchMedia("(min-width: 60rem)").matches;

function section(id: string, heading: string, content: TemplateResult): TemplateResult {
	return html`<details class="fold" id=${id} ?open=${isWide()}>
		<summary>${heading}</summary>
		<div class="fold-content">${content}</div>
	</details>`;
}

export function edit(view: EditView): TemplateResult | typeof nothing {
	const { words, tools } = view;
	const { problem } = tools;
	if (problem === null) {
		return nothing;
	}
	const text = words.edit;
	const brush = featureIn(problem.game.rules, tools.brush.value);
	if (problem.game.board.graph !== undefined) {
		return graphTool(view, problem, brush);
	}
	return html`${head(view, text.heading)}
				<p class="note">${text.hint(brush)}</p>
				${brushes(view, problem, brush, text)}
				${section(
					"edit-size",
					text.size,
					html`<div class="lengths">
							${length(view, problem, "rows")} ${length(view, problem, "columns")}
						</div>
						${toMove(view, problem)}`,
				)}
				${section(
					"edit-arrangement",
					text.arrangement,
					html`${arrangement(view, problem, brush)} ${graphMaker(view, problem)}`,
				)}
				${section("edit-random", text.random, random(view))}`;
}
