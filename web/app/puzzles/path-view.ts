/** The path: its map, a stage of it in pictures, with the rating, and the choice of a puzzle by its number, its game, its theme and its level. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import {
	type Level,
	levelOf,
	levels,
	type Puzzle,
	type Theme,
	themes,
} from "../../model/puzzle.ts";
import type { Stage } from "../../model/puzzle-path.ts";
import { resultOf } from "../../model/puzzle-progress.ts";
import { signalFold } from "../shell/controls/fold.ts";
import { type Option, select } from "../shell/controls/select.ts";
import type { PuzzlesView } from "./context.ts";
import { numberField } from "./number-field.ts";
import { mapOfPath, pathHeadingId, stageId, stageName } from "./path-map.ts";
import { isReliable, ratingOf, ratingText } from "./rating.ts";
import type { PuzzleSession } from "./session.ts";
import type { Filter } from "./state.ts";

const wordsOf = ({ words }: PuzzlesView) => words.puzzles;

/** By how much a result has changed the rating, with its sign; the minus is as long as the plus. */
export const gainView = (gain: number): TemplateResult | typeof nothing =>
	gain === 0
		? nothing
		: html`<span class="rating-gain ${gain < 0 ? "is-less" : ""}"
				>${gain < 0 ? `−${-gain}` : `+${gain}`}</span
			>`;

function rating(view: PuzzlesView, { current, progress }: PuzzleSession): TemplateResult {
	const words = wordsOf(view);
	const strength = ratingOf(progress);
	const gain = current.value?.gain ?? 0;
	const { unsure, gain: ofGain, score } = words.ratingNotes;
	return html`<details class="rating">
		<summary>
			${words.rating} <strong>${ratingText(progress)}</strong>
			${gainView(gain)}
		</summary>
		<div class="note">
			${isReliable(strength) ? nothing : html`<p>${unsure(Math.round(2 * strength.deviation))}</p>`}
			<p>${ofGain}</p>
			<p>${score}</p>
		</div>
	</details>`;
}

/** The mark on a picture: solved, or solution seen. */
function mark(slips: number | null | undefined): TemplateResult | typeof nothing {
	return slips === undefined
		? nothing
		: html`<span class="puzzle-mark ${slips === null ? "is-seen" : ""}" aria-hidden="true"
				>${slips === null ? "–" : "✓"}</span
			>`;
}

/** What stands under a picture: that it is the boss; the lesson; or among puzzles of one theme the game, otherwise the theme. */
function captionOf(view: PuzzlesView, puzzle: Puzzle, stage: Stage | null): string {
	const words = wordsOf(view);
	const { name } = view.words.game(puzzle.game);
	return stage?.kind === "climb" && stage.boss === puzzle
		? words.boss
		: puzzle.lesson === null
			? name
			: words.lessons[puzzle.lesson];
}

/** A puzzle's picture, which opens it; `stage` is the one of the path that it stands on there. */
export function puzzleStop(
	view: PuzzlesView,
	session: PuzzleSession,
	puzzle: Puzzle,
	stage: Stage | null,
	go: (number: number) => void,
): TemplateResult {
	const words = wordsOf(view);
	const slips = resultOf(session.progress, puzzle.number);
	const { name } = view.words.game(puzzle.game);
	const isBoss = stage?.kind === "climb" && stage.boss === puzzle;
	const facts = [
		name,
		...(puzzle.lesson === null ? [] : [words.lessons[puzzle.lesson]]),
		...puzzle.themes.map((each) => words.themes[each]),
		...(isBoss ? [words.boss] : []),
	];
	const label = words.stop(
		words.results(puzzle.number, slips),
		facts,
		words.levels[levelOf(puzzle) - 1] ?? "",
	);
	return html`<li>
		<button
			type="button"
			class="puzzle-stop ${isBoss ? "is-boss" : ""}"
			data-puzzle=${puzzle.number}
			aria-current=${session.puzzle === puzzle ? "true" : nothing}
			aria-label=${label}
			title=${`${words.puzzle(puzzle.number)} · ${facts.join(" · ")}`}
			@click=${() => go(puzzle.number)}
		>
			<span class="puzzle-picture" ${session.thumbnails.whenSeen(puzzle)}>
				${session.thumbnails.picture(puzzle)}${mark(slips)}
			</span>
			<span class="puzzle-caption">${captionOf(view, puzzle, stage)}</span>
		</button>
	</li>`;
}

/** A choice of one of several names, or of all. */
function choice<Name extends string>(
	id: string,
	label: string,
	all: string,
	names: readonly (readonly [value: Name, name: string])[],
	chosen: Name | null,
	choose: (value: Name | null) => void,
): TemplateResult {
	const options: readonly Option<Name | null>[] = [
		{ value: null, name: all },
		...names.map(([value, name]) => ({ value, name })),
	];
	return html`<label class="field">
		<span>${label}</span>
		${select({ id, options, isChosen: (value) => value === chosen, choose })}
	</label>`;
}

/** The levels as a list of names has them: by their number. */
const levelNames: readonly (readonly [Level, `${Level}`])[] = levels.map((each) => [
	each,
	`${each}`,
]);

function filters(view: PuzzlesView, { path, puzzles }: PuzzleSession): TemplateResult {
	const words = wordsOf(view);
	const { filter } = path;
	const { game, theme, level } = filter.value;
	const games = [...new Set(puzzles.map((puzzle) => puzzle.game))];
	const named = (name: string, other: Partial<Filter>) =>
		`${name} (${path.filtered({ ...filter.value, ...other }).length})`;
	return html`<div class="puzzle-filters">
		${choice(
			"puzzle-game",
			view.words.setup.game,
			words.allGames,
			games.map((id) => [id, named(view.words.game(id).name, { game: id })]),
			game,
			(game) => path.choose({ game }),
		)}
		${choice<Theme>(
			"puzzle-theme",
			words.theme,
			words.allThemes,
			themes.map((each) => [each, named(words.themes[each], { theme: each })]),
			theme,
			(theme) => path.choose({ theme }),
		)}
		${choice(
			"puzzle-level",
			words.level,
			words.allLevels,
			levelNames.map(([each, id]) => [id, named(words.levels[each - 1] ?? "", { level: each })]),
			levelNames.find(([each]) => each === level)?.[1] ?? null,
			(chosen) => path.choose({ level: levelNames.find(([, id]) => id === chosen)?.[0] ?? null }),
		)}
	</div>
	${theme === null ? nothing : html`<p class="note theme-note">${words.themeNotes[theme]}</p>`}`;
}

/** The ways to the stage before and after this one. */
function pager(view: PuzzlesView, { path }: PuzzleSession): TemplateResult | typeof nothing {
	const words = wordsOf(view);
	const { at, stages } = path;
	const turn = (sign: string, name: string, to: number) => html`<button
		type="button"
		class="quiet"
		aria-label=${name}
		aria-disabled=${to < 0 || to >= stages.length ? "true" : "false"}
		@click=${() => path.turnTo(to)}
	>
		<span aria-hidden="true">${sign}</span>
	</button>`;
	return stages.length < 2
		? nothing
		: html`<div class="puzzle-pager" role="group" aria-label=${words.pages}>
				${turn("‹", words.easier, at - 1)}
				<span aria-live="polite">${words.page(at + 1, stages.length)}</span>
				${turn("›", words.harder, at + 1)}
			</div>`;
}

export function pathView(
	view: PuzzlesView,
	session: PuzzleSession,
	go: (number: number) => void,
): TemplateResult {
	const words = wordsOf(view);
	const { path, progress } = session;
	const { shown, stage } = path;
	const isSolved = ({ number }: Puzzle) => typeof resultOf(progress, number) === "number";
	return html`<section class="puzzle-path" aria-labelledby=${pathHeadingId}>
		<div class="panel-head">
			<h2 id=${pathHeadingId} tabindex="-1">${words.path}</h2>
			${rating(view, session)}
		</div>
		${signalFold(
			"puzzle-choice",
			words.choice,
			path.isChoosing,
			() => html`${filters(view, session)} ${numberField(view, session.puzzles.length, go)}`,
		)}
		${
			stage === undefined
				? html`<p class="note">${words.none}</p>`
				: html`${mapOfPath(
						view,
						path,
						html`<h3 class="stage-name" id=${stageId}>${stageName(view, stage)}</h3>
							<ol class="puzzle-stops" role="list">
								${stage.puzzles.map((puzzle) => puzzleStop(view, session, puzzle, stage, go))}
							</ol>`,
					)}
						${pager(view, session)}
						<p class="note">${words.solvedOf(shown.filter(isSolved).length, shown.length)}</p>`
		}
	</section>`;
}
