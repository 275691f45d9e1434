/** The editing tools for graphs. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { addSomewhere, remove } from "../../board/graph-pen.ts";
import { sideLabel } from "../../element/icons.ts";
import { pointName } from "../../model/graph.ts";
import {
	canBeName,
	canLoop,
	canRemove,
	type GraphTool,
	graphTools,
	mostPoints,
	renamePoint,
} from "../../model/graph-edit.ts";
import { type Classic, canBeGraph, classics, playOn, toGraph } from "../../model/graphs.ts";
import { named } from "../../model/own-rules.ts";
import { button } from "../shell/controls/button.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { stepper } from "../shell/controls/stepper.ts";
import type { Rendered } from "../shell/panels.ts";
import {
	type BoardView,
	brushes,
	clearButton,
	group,
	head,
	percentage,
	randomFields,
	toMove,
} from "./fields.ts";
import type { EditView } from "./tools.ts";

/** The choice of the pointer's tool, with an explanation. */
function tool({ brush, words, tools }: BoardView): TemplateResult {
	const text = words.edit.graphs;
	const { value: tool } = tools.tool;
	const keys = text.keys(tool);
	const take = (chosen: GraphTool) => tools.take(chosen);
	const name = (tool: GraphTool) => text.tools[tool];
	return html`${group(text.tool, choices("graph-tool", graphTools, tool, take, name))}
		<p class="note">${text.hint(tool, brush)}</p>
		${keys === null ? nothing : html`<p class="note">${keys}</p>`}`;
}

function marks(view: BoardView): TemplateResult {
	const text = view.words.edit.graphs;
	return html`${brushes(view, text)} ${clearButton(view, text)}`;
}

function points({ problem, words, tools }: BoardView): TemplateResult {
	const text = words.edit.graphs;
	const { game } = problem;
	const { graph, columns } = game.board;
	const { chosen } = tools;
	const name = chosen === null || graph === undefined ? "" : pointName(graph, chosen.column);
	const rename = (event: Event) => {
		const field = fieldOf(event);
		const typed = field.value.trim();
		if (chosen !== null && canBeName(typed)) {
			tools.changeGraph((problem) => renamePoint(problem, chosen, typed));
		}
		const { graph: renamed } = tools.problem?.game.board ?? {};
		field.value = chosen !== null && renamed ? pointName(renamed, chosen.column) : name;
	};
	const canAdd = columns < mostPoints;
	const canDelete = chosen !== null && canRemove(game);
	return html`<div class="point-tools">
		<label>
			<span class="field-name">${text.name}</span>
			<input
				type="text"
				id="point-name"
				maxlength="24"
				autocomplete="off"
				spellcheck="false"
				?disabled=${chosen === null}
				placeholder=${chosen === null ? text.none : ""}
				.value=${name}
				@change=${rename}
			/>
		</label>
		${button(text.addPoint, canAdd, () => addSomewhere(tools))}
		${button(text.deletePoint, canDelete, () => chosen !== null && remove(tools, chosen))}
	</div>
		<p class="note">${text.count(columns)}</p>`;
}

function ways({ problem, words, tools }: BoardView): TemplateResult {
	const text = words.edit.graphs;
	const { rules } = problem.game;
	const { wayKind } = tools;
	const directions = ["both", "one"] as const;
	const setDirection = (chosen: (typeof directions)[number]) => {
		tools.wayKind = { ...wayKind, oneWay: chosen === "one" };
	};
	const direction = choices(
		"way-direction",
		directions,
		wayKind.oneWay ? "one" : "both",
		setDirection,
		(each) => text.directions[each],
	);
	// The empty name stands for both sides.
	const sides = ["", ...rules.sides.map(({ name }) => name)];
	const setSide = (side: string) => {
		tools.wayKind = { ...wayKind, side: side === "" ? null : side };
	};
	const label = (side: string) => (side === "" ? text.bothSides : sideLabel(words, rules, side));
	return html`${group(text.direction, direction)}
		${group(text.side, choices("way-side", sides, wayKind.side ?? "", setSide, label))}
		${canLoop(problem.game) ? html`<p class="note">${text.loops}</p>` : nothing}`;
}

function classical({ words, tools }: EditView): TemplateResult {
	const text = words.edit.graphs;
	const { value: size } = tools.size;
	const put = (name: Classic) => {
		tools.choose(null);
		tools.change((problem) => playOn(problem, classics[name](size)));
	};
	return html`<h3 class="tools-heading">${text.classics}</h3>
		<div class="graph-tools">
		${stepper(words, {
			id: "graph-size",
			name: text.size,
			value: size,
			most: mostPoints,
			set: (chosen) => {
				tools.size.value = chosen;
			},
		})}
		<div class="buttons">
			${(Object.keys(classics) as Classic[]).map(
				(name) =>
					html`<button type="button" @click=${() => put(name)}>${text.classic(name)}</button>`,
			)}
		</div>
		<p class="note">${text.classicsNote}</p>
		</div>`;
}

function random(view: EditView): TemplateResult {
	const { words, tools } = view;
	const text = words.edit.graphs;
	const points = stepper(words, {
		id: "graph-points",
		name: text.points,
		value: tools.points.value,
		most: mostPoints,
		set: (points) => {
			tools.points.value = points;
			void tools.makeAgain();
		},
	});
	const ways = percentage(view, text.ways, tools.ways, { most: 100, step: 10 });
	return html`<h3 class="tools-heading">${text.random}</h3>
		${randomFields(view, text, html`${points} ${ways}`)}`;
}

export function graphTool(view: BoardView): TemplateResult {
	const fields = { pieces: marks, points, ways }[view.tools.tool.value];
	return html`${head(view, view.words.edit.graphs.heading)}
		<div class="graph-tools">${tool(view)} ${fields(view)} ${toMove(view)}</div>
		${classical(view)} ${random(view)}`;
}

/** The button that turns a rectangle into an equivalent graph, if possible. */
export function graphMaker({ page, problem, words, tools }: BoardView): Rendered {
	const text = words.edit.graphs;
	const make = () =>
		tools.change((problem) => toGraph(problem, (rules) => named(page.games.value, rules)));
	return canBeGraph(problem.game)
		? html`<button type="button" class="clear" aria-describedby="to-graph-note" @click=${make}>
					${text.toGraph}
				</button>
				<p class="note" id="to-graph-note">${text.toGraphNote}</p>`
		: nothing;
}
