/** The panel of the editing tools. */
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
import { featureIn } from "../../model/features.ts";
import { stepper } from "../shell/controls/stepper.ts";
import type { Rendered } from "../shell/panels.ts";
import {
	type BoardView,
	brushes,
	clearButton,
	head,
	percentage,
	randomFields,
	toMove,
} from "./fields.ts";
import { graphMaker, graphTool } from "./graph-view.ts";
import type { EditView } from "./tools.ts";

export { EditTools } from "./tools.ts";

/** A field for the number of rows or columns. */
function length({ problem, words, tools }: BoardView, name: keyof Size): TemplateResult {
	const { rows, columns } = problem.game.board;
	return stepper(words, {
		id: `edit-${name}`,
		name: words.edit[name],
		value: problem.game.board[name],
		most: longestSide,
		set: (length) => tools.change((problem) => resize(problem, { rows, columns, [name]: length })),
	});
}

/** The directions to move the board's contents in, by rows and columns. */
const shifts = [
	["left", 0, -1, "←"],
	["up", -1, 0, "↑"],
	["down", 1, 0, "↓"],
	["right", 0, 1, "→"],
] as const;

function arrangement(view: BoardView): TemplateResult {
	const text = view.words.edit;
	const tool = (label: string, glyph: string, change: (problem: BoardProblem) => BoardProblem) =>
		html`<button type="button" class="tool" title=${label} aria-label=${label} @click=${() => view.tools.change(change)}>
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
		${clearButton(view, text)}`;
}

/** The densities on offer, in percent. */
const densities = { most: 60, step: 5 };

/** Whether the panel is beside the board, with all sections open. */
const isWide = () => matchMedia("(min-width: 60rem)").matches;

function section(id: string, heading: string, content: TemplateResult): TemplateResult {
	return html`<details class="fold" id=${id} ?open=${isWide()}>
		<summary>${heading}</summary>
		<div class="fold-content">${content}</div>
	</details>`;
}

export function edit(context: EditView): Rendered {
	const { problem, brush: chosen } = context.tools;
	if (problem === null) {
		return nothing;
	}
	const brush = featureIn(problem.game.rules, chosen.value);
	const view: BoardView = { ...context, problem, brush };
	if (problem.game.board.graph !== undefined) {
		return graphTool(view);
	}
	const text = view.words.edit;
	const density = percentage(view, text.density, view.tools.density, densities);
	return html`${head(view, text.heading)}
		<p class="note">${text.hint(brush)}</p>
		${brushes(view, text)}
		${section(
			"edit-size",
			text.size,
			html`<div class="lengths">${length(view, "rows")} ${length(view, "columns")}</div>
			${toMove(view)}`,
		)}
		${section("edit-arrangement", text.arrangement, html`${arrangement(view)} ${graphMaker(view)}`)}
		${section("edit-random", text.random, randomFields(view, text, density))}`;
}
