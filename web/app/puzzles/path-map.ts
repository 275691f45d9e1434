/** The map of the path: the lessons and each level in a section, in which each stage tells what a person has come to on it. */
import "./path-map.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { levels } from "../../model/puzzle.ts";
import type { Stage } from "../../model/puzzle-path.ts";
import { work } from "../shell/work.ts";
import type { PuzzlesView } from "./context.ts";
import type { Path } from "./path.ts";

const wordsOf = ({ words }: PuzzlesView) => words.puzzles;

/** The id of the heading of the path. */
export const pathHeadingId = "path-heading";

/** Moves the focus to the path, where its map is. */
export function goToMap(): void {
	const heading = document.getElementById(pathHeadingId);
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView();
}

/** The id of the name of the stage on view, which a stage of the map leads to. */
export const stageId = "stage";

/** A stage's name among all. */
export function stageName(view: PuzzlesView, stage: Stage): string {
	const words = wordsOf(view);
	if (stage.kind === "lessons") {
		return words.learn(view.words.game(stage.game).name);
	}
	const { level, theme, part, parts } = stage;
	return words.stage(words.levels[level - 1] ?? "", theme && words.themes[theme], part, parts);
}

/** How much of a stage is solved, around its number. */
const ring = (solved: number, all: number): TemplateResult =>
	html`<svg viewBox="0 0 36 36" aria-hidden="true">
		<circle class="stage-disc" cx="18" cy="18" r="15" />
		${
			solved === 0
				? nothing
				: svg`<circle class="stage-solved" cx="18" cy="18" r="15" pathLength=${all} stroke-dasharray="${solved} ${all}" transform="rotate(-90 18 18)" />`
		}
	</svg>`;

function stageStop(view: PuzzlesView, path: Path, stage: Stage): TemplateResult {
	const words = wordsOf(view);
	const { solved, stars } = path.standingAt(stage);
	const all = stage.puzzles.length;
	const at = path.stages.indexOf(stage);
	const name = stageName(view, stage);
	const isAhead = stage === path.ahead;
	const facts = [name, words.solvedOf(solved, all), ...(isAhead ? [words.ahead] : [])];
	const show = ({ currentTarget }: Event) => {
		const button = currentTarget as Element;
		const { top } = button.getBoundingClientRect();
		path.turnTo(at);
		work.inFrame(() => {
			// What was open above it has gone: it stays under the finger, with its first puzzles in sight below.
			scrollBy(0, button.getBoundingClientRect().top - top);
			const first = document.querySelector(`#${stageId} ~ ol > li`);
			first?.scrollIntoView({ block: "nearest" });
		});
	};
	return html`<li>
		<button
			type="button"
			class="stage-stop ${isAhead ? "is-ahead" : ""} ${solved === all ? "is-done" : ""}"
			aria-current=${stage === path.stage ? "true" : nothing}
			aria-label=${words.stageStop(at + 1, facts, stars)}
			title=${facts.join(" · ")}
			@click=${show}
		>
			<span class="stage-number">${ring(solved, all)}<span>${at + 1}</span></span>
			<span class="stage-stars">${"★".repeat(stars)}</span>
		</button>
	</li>`;
}

/** The stages of a section that have a theme in common, under its name. */
function group(view: PuzzlesView, path: Path, stages: readonly Stage[]): TemplateResult {
	const words = wordsOf(view);
	const [first] = stages;
	const name =
		first?.kind !== "climb" ? nothing : first.theme ? words.themes[first.theme] : words.mixed;
	return html`<div class="stage-group">
		${name === nothing ? nothing : html`<h3>${name}</h3>`}
		<ol role="list">
			${stages.map((stage) => stageStop(view, path, stage))}
		</ol>
	</div>`;
}

/** Scrolls to what a section of the map unfolds. */
function unfold({ currentTarget }: Event): void {
	const { parentElement } = currentTarget as Element;
	work.inFrame(() => parentElement?.scrollIntoView({ block: "nearest" }));
}

/** A part of the map, with the stage on view under the group that it is of. */
function section(
	view: PuzzlesView,
	path: Path,
	name: string,
	stages: readonly Stage[],
	onView: TemplateResult,
): TemplateResult | typeof nothing {
	const words = wordsOf(view);
	const { stage: shown } = path;
	const solved = stages.reduce((sum, stage) => sum + path.standingAt(stage).solved, 0);
	const all = stages.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
	const themeOf = (stage: Stage) => (stage.kind === "climb" ? stage.theme : null);
	const groups = [...new Set(stages.map(themeOf))].map((theme) =>
		stages.filter((stage) => themeOf(stage) === theme),
	);
	return stages.length === 0
		? nothing
		: html`<details class="fold map-section" ?open=${stages.some((stage) => stage === shown)}>
				<summary @click=${unfold}>
					<span class="map-name">${name}</span>
					<progress max=${all} value=${solved} aria-hidden="true"></progress>
					<span class="note">${words.solvedOf(solved, all)}</span>
				</summary>
				<div class="stage-groups">${groups.map(
					(some) =>
						html`${group(view, path, some)}
							${some.some((stage) => stage === shown) ? html`<div class="stage-on-view">${onView}</div>` : nothing}`,
				)}</div>
			</details>`;
}

/** All stages of the path; the section with the one on view is open, and has `onView` in it. */
export function mapOfPath(view: PuzzlesView, path: Path, onView: TemplateResult): TemplateResult {
	const words = wordsOf(view);
	const { stages } = path;
	return html`<div class="path-map" role="group" aria-label=${words.map}>
		${section(
			view,
			path,
			words.lessonsOfGames,
			stages.filter(({ kind }) => kind === "lessons"),
			onView,
		)}
		${levels.map((level) =>
			section(
				view,
				path,
				words.levels[level - 1] ?? "",
				stages.filter((stage) => stage.kind === "climb" && stage.level === level),
				onView,
			),
		)}
		<p class="note">${words.starsNote}</p>
	</div>`;
}
