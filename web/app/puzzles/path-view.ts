/** The path as a page of pictures, with the rating, and the choice of a game and a theme. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { puzzlesWords } from "../../locale/further-words.ts";
import { levelOf, type Puzzle, type Theme, themes } from "../../model/puzzle.ts";
import { resultOf } from "../../model/puzzle-progress.ts";
import { type Option, select } from "../shell/controls/select.ts";
import type { PuzzlesView } from "./context.ts";
import { isReliable, ratingOf } from "./rating.ts";
import type { PuzzleSession } from "./session.ts";

const wordsOf = ({ words }: PuzzlesView) => puzzlesWords(words.tag);

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
	const number = `${Math.round(strength.rating)}${isReliable(strength) ? "" : "?"}`;
	return html`<p class="rating" title=${isReliable(strength) ? nothing : words.unsure}>
		${words.rating} <strong>${number}</strong> ${gainView(gain)}
	</p>`;
}

/** The mark on a picture: solved, or solution seen. */
function mark(slips: number | null | undefined): TemplateResult | typeof nothing {
	return slips === undefined
		? nothing
		: html`<span class="puzzle-mark ${slips === null ? "is-seen" : ""}" aria-hidden="true"
				>${slips === null ? "–" : "✓"}</span
			>`;
}

function stop(
	view: PuzzlesView,
	session: PuzzleSession,
	puzzle: Puzzle,
	go: (number: number) => void,
): TemplateResult {
	const filter = session.path.filter.value;
	const words = wordsOf(view);
	const slips = resultOf(session.progress, puzzle.number);
	const { name } = view.words.game(puzzle.game);
	const theme = filter.theme ?? puzzle.themes[0];
	// Among puzzles of one game the theme is worth more than its name.
	const caption = theme !== undefined && filter.theme === null ? words.themes[theme] : name;
	const facts = [name, ...puzzle.themes.map((each) => words.themes[each])];
	const label = words.stop(
		words.results(puzzle.number, slips),
		facts,
		words.levels[levelOf(puzzle) - 1] ?? "",
	);
	return html`<li>
		<button
			type="button"
			class="puzzle-stop"
			data-puzzle=${puzzle.number}
			aria-current=${session.puzzle === puzzle ? "true" : nothing}
			aria-label=${label}
			title=${`${words.puzzle(puzzle.number)} · ${facts.join(" · ")}`}
			@click=${() => go(puzzle.number)}
		>
			<span class="puzzle-picture" ${session.thumbnails.whenSeen(puzzle)}>
				${session.thumbnails.picture(puzzle)}${mark(slips)}
			</span>
			<span class="puzzle-caption">${caption}</span>
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

function filters(view: PuzzlesView, { path, puzzles }: PuzzleSession): TemplateResult {
	const words = wordsOf(view);
	const { game, theme } = path.filter.value;
	const games = [...new Set(puzzles.map((puzzle) => puzzle.game))];
	const withCount = (name: string, some: readonly Puzzle[]) => `${name} (${some.length})`;
	return html`<div class="puzzle-filters">
		${choice(
			"puzzle-game",
			view.words.setup.game,
			words.allGames,
			games.map((id) => [
				id,
				withCount(view.words.game(id).name, path.filtered({ game: id, theme })),
			]),
			game,
			(game) => path.choose({ game }),
		)}
		${choice<Theme>(
			"puzzle-theme",
			words.theme,
			words.allThemes,
			themes.map((each) => [
				each,
				withCount(words.themes[each], path.filtered({ game, theme: each })),
			]),
			theme,
			(theme) => path.choose({ theme }),
		)}
	</div>
	${theme === null ? nothing : html`<p class="note theme-note">${words.themeNotes[theme]}</p>`}`;
}

/** The ways to the page before and after this one. */
function pager(view: PuzzlesView, { path }: PuzzleSession): TemplateResult | typeof nothing {
	const words = wordsOf(view);
	const { page, pages } = path;
	const turn = (sign: string, name: string, to: number) => html`<button
		type="button"
		class="quiet"
		aria-label=${name}
		aria-disabled=${to < 0 || to >= pages ? "true" : "false"}
		@click=${() => path.turnTo(to)}
	>
		<span aria-hidden="true">${sign}</span>
	</button>`;
	return pages < 2
		? nothing
		: html`<div class="puzzle-pager" role="group" aria-label=${words.pages}>
				${turn("‹", words.easier, page - 1)}
				<span aria-live="polite">${words.page(page + 1, pages)}</span>
				${turn("›", words.harder, page + 1)}
			</div>`;
}

export function pathView(
	view: PuzzlesView,
	session: PuzzleSession,
	go: (number: number) => void,
): TemplateResult {
	const words = wordsOf(view);
	const { path, progress } = session;
	const { shown } = path;
	const isSolved = ({ number }: Puzzle) => typeof resultOf(progress, number) === "number";
	return html`<section class="puzzle-path" aria-labelledby="path-heading">
		<div class="panel-head">
			<h2 id="path-heading">${words.path}</h2>
			${rating(view, session)}
		</div>
		${filters(view, session)}
		${
			shown.length === 0
				? html`<p class="note">${words.none}</p>`
				: html`<ol class="puzzle-stops" role="list">
							${path.onPage.map((puzzle) => stop(view, session, puzzle, go))}
						</ol>
						${pager(view, session)}
						<p class="note">${words.solvedOf(shown.filter(isSolved).length, shown.length)}</p>`
		}
	</section>`;
}
