/** The panel of the tools for graphs. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { addSomewhere, remove } from "../../board/graph-pen.ts";
import { sideIcon } from "../../element/piece.ts";
import { editWords } from "../../locale/further-words.ts";
import { clear } from "../../model/boards.ts";
import type { BoardProblem } from "../../model/edit.ts";
import { type Feature, squaresWith } from "../../model/features.ts";
import { pointName } from "../../model/graph.ts";
import {
	canBeName,
	canLoop,
	canRemove,
	graphTools,
	mostPoints,
	renamePoint,
} from "../../model/graph-edit.ts";
import { type Classic, canBeGraph, classics, playOn, toGraph } from "../../model/graphs.ts";
import { named } from "../../model/own-rules.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { slider } from "../shell/controls/slider.ts";
import { stepper } from "../shell/controls/stepper.ts";
import type { EditView } from "./context.ts";
import { brushes, finger, seedField, toMove } from "./fields.ts";

/** The choice of what the pointer edits, with an explanation. */
function tool({ words, tools }: EditView, brush: Feature): TemplateResult {
	const text = editWords(words.tag).graphs;
	const { value: tool } = tools.tool;
	const keys = text.keys(tool);
	return html`<fieldset class="tool-group">
			<legend class="field-name">${text.tool}</legend>
			${choices(
				"graph-tool",
				graphTools,
				tool,
				(chosen) => tools.take(chosen),
				(name) => text.tools[name],
			)}
		</fieldset>
		<p class="note">${text.hint(tool, brush)}</p>
		${keys === null ? nothing : html`<p class="note">${keys}</p>`}`;
}

function marks(view: EditView, problem: BoardProblem, brush: Feature): TemplateResult {
	const { words, tools } = view;
	const text = editWords(words.tag).graphs;
	const isClear = squaresWith(problem.game.board, brush).length === 0;
	const clearAll = () => tools.change((changed) => clear(changed, brush));
	return html`${brushes(view, problem, brush, text.paints)} ${finger(view, text.finger(brush))}
		<button
			type="button"
			class="clear"
			aria-disabled=${isClear ? "true" : "false"}
			@click=${isClear ? nothing : clearAll}
		>
			${text.clear(brush)}
		</button>`;
}

function points({ words, tools }: EditView, { game }: BoardProblem): TemplateResult {
	const text = editWords(words.tag).graphs;
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
	const button = (label: string, isPossible: boolean, act: () => void) => html`<button
		type="button"
		aria-disabled=${isPossible ? "false" : "true"}
		@click=${isPossible ? act : nothing}
	>
		${label}
	</button>`;
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

function ways({ words, tools }: EditView, { game }: BoardProblem): TemplateResult {
	const text = editWords(words.tag).graphs;
	const { wayKind } = tools;
	const sides = [null, ...game.rules.sides.map(({ name }) => name)];
	const label = (side: string | null) =>
		side === null
			? text.bothSides
			: html`<span class="side">${sideIcon(game.rules, side)} ${words.side(side)}</span>`;
	return html`<fieldset class="tool-group">
			<legend class="field-name">${text.direction}</legend>
			${choices(
				"way-direction",
				["both", "one"] as const,
				wayKind.oneWay ? "one" : "both",
				(direction) => {
					tools.wayKind = { ...wayKind, oneWay: direction === "one" };
				},
				(direction) => text.directions[direction],
			)}
		</fieldset>
		<fieldset class="tool-group">
			<legend class="field-name">${text.side}</legend>
			${choices(
				"way-side",
				sides.map((side) => side ?? ""),
				wayKind.side ?? "",
				(side) => {
					tools.wayKind = { ...wayKind, side: side === "" ? null : side };
				},
				(side) => label(side === "" ? null : side),
			)}
		</fieldset>
		${canLoop(game) ? html`<p class="note">${text.loops}</p>` : nothing}`;
}

function classical({ words, tools }: EditView): TemplateResult {
	const text = editWords(words.tag).graphs;
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
	const text = editWords(words.tag).graphs;
	return html`<h3 class="tools-heading">${text.random}</h3>
		<div class="random">
			${stepper(words, {
				id: "graph-points",
				name: text.points,
				value: tools.points.value,
				most: mostPoints,
				set: (points) => {
					tools.points.value = points;
					void tools.makeAgain();
				},
			})}
			${slider({
				kind: "density",
				name: text.ways,
				value: tools.ways.value,
				most: 100,
				step: 10,
				text: editWords(words.tag).percent(tools.ways.value),
				set: (ways) => {
					tools.ways.value = ways;
				},
				done: () => void tools.makeAgain(),
			})}
			${seedField(view, text.seed, text.makeNew)}
		</div>
		<p class="note" id="edit-random-note">${text.randomNote}</p>`;
}

/** The tools of a graph. */
export function graphTool(view: EditView, problem: BoardProblem, brush: Feature): TemplateResult {
	const text = editWords(view.words.tag).graphs;
	const of = {
		pieces: () => marks(view, problem, brush),
		points: () => points(view, problem),
	};
	const { value: chosen } = view.tools.tool;
	return html`<h2>${text.heading}</h2>
		<div class="graph-tools">
		${tool(view, brush)}
		${chosen === "ways" ? ways(view, problem) : of[chosen]()}
		${toMove(view, problem)}
		</div>
		${classical(view)} ${random(view)}`;
}

/** The button that turns a rectangle into a graph with the same game, if that is possible. */
export function graphMaker(
	{ frame, words, tools }: EditView,
	{ game }: BoardProblem,
): TemplateResult | typeof nothing {
	const text = editWords(words.tag).graphs;
	const make = () =>
		tools.change((problem) => toGraph(problem, (rules) => named(frame.games.value, rules)));
	return canBeGraph(game)
		? html`<button type="button" class="clear" aria-describedby="to-graph-note" @click=${make}>
					${text.toGraph}
				</button>
				<p class="note" id="to-graph-note">${text.toGraphNote}</p>`
		: nothing;
}
