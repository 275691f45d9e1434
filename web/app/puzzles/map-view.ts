/** The path: the rating, the open stage with its puzzles, and in a fold a choice of game and the map of all stages. */
import "./map-view.css";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { levelOf, levels, type Puzzle } from "../../model/puzzle.ts";
import type { Stage } from "../../model/puzzle-path.ts";
import { resultOf } from "../../model/puzzle-progress.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { signalFold } from "../shell/controls/fold.ts";
import { select } from "../shell/controls/select.ts";
import { focusHeading } from "../shell/focus-heading.ts";
import type { Rendered } from "../shell/panels.ts";
import { work } from "../shell/work.ts";
import type { SessionView } from "./model.ts";
import { isReliable, ratingOf, ratingText } from "./rating.ts";
import { goToPuzzle } from "./state.ts";

const pathHeadingId = "path-heading";
/** The id of the name of the open stage. */
const stageId = "open-stage";
const pictureSize = { width: 72, height: 72, isNumbered: false };

export const goToMap = (): void => focusHeading(pathHeadingId, {});

/** Opens another puzzle, moves the focus to its heading, and scrolls up to the full board. */
export async function openPuzzle({ puzzles }: SessionView, number: number | null): Promise<void> {
	await puzzles.show(number);
	goToPuzzle();
}

/** Begins the puzzle on the board again, likewise. */
export async function tryAgain({ board }: SessionView): Promise<void> {
	await board.reset();
	goToPuzzle();
}

/** A change of the rating, with a plus or a true minus sign. */
export const gainView = (gain: number): Rendered =>
	gain === 0
		? nothing
		: html`<span class="rating-gain ${gain < 0 ? "is-less" : ""}">${gain < 0 ? `−${-gain}` : `+${gain}`}</span>`;

function rating({ session, words }: SessionView): TemplateResult {
	const { rating, ratingNotes } = words.puzzles;
	const { current, progress } = session;
	const strength = ratingOf(progress);
	const unsure = () => html`<p>${ratingNotes.unsure(Math.round(2 * strength.deviation))}</p>`;
	return html`<details class="rating">
		<summary>${rating} <strong>${ratingText(progress)}</strong> ${gainView(current.value?.gain ?? 0)}</summary>
		<div class="note">
			${isReliable(strength) ? nothing : unsure()}
			<p>${ratingNotes.gain}</p>
			<p>${ratingNotes.score}</p>
		</div>
	</details>`;
}

/** The mark on a picture: solved, or solution seen. */
const mark = (slips: number | null): TemplateResult =>
	html`<span class="puzzle-mark ${slips === null ? "is-seen" : ""}" aria-hidden="true">${slips === null ? "–" : "✓"}</span>`;

/** A puzzle's picture as the button that opens it. @param stage its stage on the path; null elsewhere */
export function puzzleStop(view: SessionView, puzzle: Puzzle, stage: Stage | null): TemplateResult {
	const { session, words } = view;
	const own = words.puzzles;
	const { number, lesson, themes } = puzzle;
	const slips = resultOf(session.progress, number);
	const { name } = words.game(puzzle.game);
	const lessonName = lesson === null ? [] : [own.lessons[lesson]];
	const boss = stage?.kind === "climb" && stage.boss === puzzle ? [own.boss] : [];
	const facts = [name, ...lessonName, ...themes.map((each) => own.themes[each]), ...boss];
	const level = own.levels[levelOf(puzzle) - 1] ?? "";
	const scene = ({ code }: Puzzle) => {
		const { game, position } = session.solver.decode(code);
		return stillScene({ game, position });
	};
	return html`<li>
		<button
			type="button"
			class="puzzle-stop ${boss.length > 0 ? "is-boss" : ""}"
			data-puzzle=${number}
			aria-current=${session.puzzle === puzzle ? "true" : nothing}
			aria-label=${own.stop(own.results(number, slips), facts, level)}
			title=${`${own.puzzle(number)} · ${facts.join(" · ")}`}
			@click=${() => void openPuzzle(view, number)}
		>
			<span class="puzzle-picture">
				${boardPicture(puzzle, scene, pictureSize)}${slips === undefined ? nothing : mark(slips)}
			</span>
			<span class="puzzle-caption">${boss[0] ?? lessonName[0] ?? name}</span>
		</button>
	</li>`;
}

/** A stage's full name. */
function stageName({ words }: SessionView, stage: Stage): string {
	const own = words.puzzles;
	if (stage.kind === "lessons") {
		return own.learn(words.game(stage.game).name);
	}
	const { level, theme, part, parts } = stage;
	return own.stage(own.levels[level - 1] ?? "", theme && own.themes[theme], part, parts);
}

/** The names of a stage's games, in the order of its puzzles. */
const gamesOf = ({ words }: SessionView, { puzzles }: Stage): readonly string[] => [
	...new Set(puzzles.map(({ game }) => words.game(game).name)),
];

/** The solved share of a stage, around its number. */
const ring = (solved: number, all: number): TemplateResult =>
	html`<svg viewBox="0 0 36 36" aria-hidden="true">
		<circle class="stage-disc" cx="18" cy="18" r="15" />
		${
			solved === 0
				? nothing
				: svg`<circle class="stage-solved" cx="18" cy="18" r="15" pathLength=${all} stroke-dasharray="${solved} ${all}" transform="rotate(-90 18 18)" />`
		}
	</svg>`;

function stageStop(view: SessionView, stage: Stage): TemplateResult {
	const words = view.words.puzzles;
	const { path } = view.session;
	const { solved, stars } = path.standingAt(stage);
	const all = stage.puzzles.length;
	const at = path.stages.indexOf(stage);
	const isAhead = stage === path.ahead;
	const standing = [words.solvedOf(solved, all), ...(isAhead ? [words.ahead] : [])];
	const games = stage.kind === "climb" ? gamesOf(view, stage) : [];
	const facts = [stageName(view, stage), ...games, ...standing];
	const open = () => {
		path.shownSet.value = at;
		path.isMapOpen.value = false;
		work.inFrame(() => focusHeading(stageId, { block: "nearest" }));
	};
	return html`<li>
		<button
			type="button"
			class="stage-stop ${isAhead ? "is-ahead" : ""} ${solved === all ? "is-done" : ""}"
			aria-current=${stage === path.stage ? "true" : nothing}
			aria-label=${words.stageStop(at + 1, facts, stars)}
			title=${facts.join(" · ")}
			@click=${open}
		>
			<span class="stage-number" data-number=${at + 1}>${ring(solved, all)}</span>
			${stage.kind === "lessons" ? html`<span class="stage-game">${view.words.game(stage.game).name}</span>` : nothing}
			<span class="stage-stars">${"★".repeat(stars)}</span>
		</button>
	</li>`;
}

const themeOf = (stage: Stage) => (stage.kind === "climb" ? stage.theme : undefined);

/** The puzzles of the open stage, in pictures. */
function openStage(view: SessionView, stage: Stage): TemplateResult {
	const { path } = view.session;
	const theme = themeOf(stage);
	return html`<div class="open-stage">
		<div class="panel-head">
			<h3 class="stage-name" id=${stageId} tabindex="-1">${stageName(view, stage)}</h3>
			<p class="note">${view.words.puzzles.stageOf(path.at + 1, path.stages.length)}</p>
		</div>
		${stage.kind === "climb" ? html`<p class="note">${gamesOf(view, stage).join(" · ")}</p>` : nothing}
		${theme ? html`<p class="note">${view.words.puzzles.themeNotes[theme]}</p>` : nothing}
		<ol class="puzzle-stops" role="list">
			${stage.puzzles.map((puzzle) => puzzleStop(view, puzzle, stage))}
		</ol>
	</div>`;
}

/** A section of the map: its stages by theme. */
function section(view: SessionView, name: string, stages: readonly Stage[]): Rendered {
	const words = view.words.puzzles;
	const { path } = view.session;
	const { stage: shown } = path;
	if (stages.length === 0) {
		return nothing;
	}
	const solved = stages.reduce((sum, stage) => sum + path.standingAt(stage).solved, 0);
	const all = stages.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
	const group = (theme: ReturnType<typeof themeOf>) => {
		const like = stages.filter((stage) => themeOf(stage) === theme);
		const heading = theme === null ? words.mixed : theme && words.themes[theme];
		return html`<div class="stage-group">
				${heading === undefined ? nothing : html`<h3>${heading}</h3>`}
				<ol role="list">${like.map((stage) => stageStop(view, stage))}</ol>
			</div>`;
	};
	const unfold = ({ currentTarget }: Event) => {
		const { parentElement } = currentTarget as Element;
		work.inFrame(() => parentElement?.scrollIntoView({ block: "nearest" }));
	};
	return html`<details class="fold map-section" ?open=${stages.some((stage) => stage === shown)}>
		<summary @click=${unfold}>
			<span class="map-name">${name}</span>
			<progress max=${all} value=${solved} aria-hidden="true"></progress>
			<span class="note">${words.solvedOf(solved, all)}</span>
		</summary>
		<div class="stage-groups">${[...new Set(stages.map(themeOf))].map(group)}</div>
	</details>`;
}

export function pathView(view: SessionView): TemplateResult {
	const { session, words } = view;
	const own = words.puzzles;
	const { path, progress, puzzles } = session;
	const { shown, stages } = path;
	const games = [...new Set(puzzles.map(({ game }) => game))];
	const isSolved = ({ number }: Puzzle) => typeof resultOf(progress, number) === "number";
	const lessons = stages.filter(({ kind }) => kind === "lessons");
	const climbs = levels.map((level) =>
		stages.filter((stage) => stage.kind === "climb" && stage.level === level),
	);
	const map = () => html`<label class="field">
				<span>${words.setup.game}</span>
				${select<string | null>({
					id: "puzzle-game",
					options: [
						{ value: null, name: own.allGames },
						...games.map((value) => ({ value, name: words.game(value).name })),
					],
					isChosen: (game) => game === path.game.value,
					choose: (game) => path.choose(game),
				})}
			</label>
			<div class="path-map" role="group" aria-label=${own.map}>
				${section(view, own.lessonsOfGames, lessons)}
				${climbs.map((some, index) => section(view, own.levels[index] ?? "", some))}
				<p class="note">${own.starsNote}</p>
			</div>`;
	return html`<section class="puzzle-path" aria-labelledby=${pathHeadingId}>
		<div class="panel-head">
			<h2 id=${pathHeadingId} tabindex="-1">${own.path}</h2>
			${rating(view)}
		</div>
		${path.stage === undefined ? nothing : openStage(view, path.stage)}
		${signalFold("all-stages", own.allStages, path.isMapOpen, map)}
		<p class="note">${own.solvedOf(shown.filter(isSolved).length, shown.length)}</p>
	</section>`;
}
