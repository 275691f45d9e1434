/** The reasons for a value: refutations of losing moves, answers to a winning move, moves that keep a draw. */
import type { Move, MoveValue } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/icons.ts";
import { formatSquare } from "../../locale/shared.ts";
import { bestOf } from "../../model/judgement.ts";
import { endlessWinner, opponent, stepsOf, tokenHolder } from "../../model/position.ts";
import { isSame } from "../../model/same.ts";
import { work } from "../shell/work.ts";
import { answered } from "./answered.ts";
import { chapterLink, gameChapterLink } from "./chapter.ts";
import type { AnalysisView } from "./model.ts";
import type { AnalysedPosition } from "./position.ts";
import { knownOf } from "./position.ts";

/** A move, perhaps with its value for the mover. */
type Step = MoveValue | { readonly move: Move };

/** A row of moves: a click makes the first; pointing or focus shows all on the board. */
function row(
	{ analysis, board, words }: AnalysisView,
	{ position, board: ground }: AnalysedPosition,
	steps: readonly [Step, ...Step[]],
): TemplateResult {
	const pointed = { position, moves: steps.map(({ move }) => move) };
	const point = () => {
		if (!isSame(analysis.pointed.value, pointed)) {
			analysis.pointed.value = pointed;
		}
	};
	const leave = () => {
		analysis.pointed.value = null;
	};
	const joint = html`<span class="joint" aria-hidden="true">·</span
		><span class="visually-hidden">, ${words.topics.why.next} </span>`;
	// `mousemove`, not `mouseenter`: hover without movement points at nothing.
	return html`<li>
		<button
			type="button"
			class="move reason"
			@click=${() => void board.play(steps[0].move)}
			@mousemove=${point}
			@mouseleave=${leave}
			@focus=${point}
			@blur=${leave}
		>
			${steps.map((step, index) => {
				const value = "outcome" in step ? step : null;
				return html`${index === 0 ? nothing : joint}
					${value === null ? nothing : outcomeChip(words, value)}
					<span>${words.moves.move(step.move, ground)}</span>${
						value === null
							? nothing
							: html`<span class="visually-hidden">, ${words.moves.value(value)}</span>`
					}`;
			})}
		</button>
	</li>`;
}

const list = (rows: readonly TemplateResult[]) =>
	html`<ul class="reasons" role="list">${rows}</ul>`;

/** Each move with its best answer, once known. */
function refuted(
	view: AnalysisView,
	analysed: AnalysedPosition,
	values: readonly MoveValue[],
): TemplateResult {
	return list(
		values.map((value) => {
			const [best] = knownOf(analysed.after(value).moves()) ?? [];
			return row(view, analysed, best === undefined ? [value] : [value, best]);
		}),
	);
}

/** The best moves, and the values of all answers to the first. */
function won(
	view: AnalysisView,
	analysed: AnalysedPosition,
	values: readonly MoveValue[],
	first: MoveValue,
): TemplateResult {
	const text = view.words.topics.why;
	const { toMove } = analysed.position;
	const best = bestOf(values);
	const slower = values.filter(({ outcome }) => outcome === "win").length - best.length;
	return html`
		<p class="reason-heading">${text.won(toMove, best.length, slower)}</p>
		${list(best.map((value) => row(view, analysed, [value])))}
		${slower === 0 ? nothing : html`<p class="note">${text.slower(slower)}</p>`}
		${answered(view, analysed.after(first).moves(), (answers) =>
			answers.length === 0
				? html`<p class="note">${text.wonAtOnce}</p>`
				: html`<p class="reason-heading">${text.answers(opponent(analysed.rules, toMove), best.length)}</p>
						${list(answers.map((answer) => row(view, analysed, [{ move: first.move }, answer])))}`,
		)}
	`;
}

/** The moves that keep a draw, and those that lose it. */
function drawn(
	view: AnalysisView,
	analysed: AnalysedPosition,
	values: readonly MoveValue[],
): TemplateResult {
	const text = view.words.topics.why;
	const { toMove } = analysed.position;
	const losing = values.filter(({ outcome }) => outcome === "loss");
	const safe = values.filter(({ outcome }) => outcome === "draw");
	return html`
		<p class="reason-heading">${text.drawn(toMove)}</p>
		${list(safe.map((value) => row(view, analysed, [value])))}
		${
			losing.length === 0
				? nothing
				: html`<p class="reason-heading">${text.losing(toMove, opponent(analysed.rules, toMove))}</p>
						${refuted(view, analysed, losing)}`
		}
	`;
}

/** The winner's plan: the end of best play, and its square. */
function plan(view: AnalysisView, analysed: AnalysedPosition): TemplateResult | typeof nothing {
	const { rules, board } = analysed;
	const line = knownOf(analysed.line());
	const end = line?.positions.at(-1);
	const ending = end && knownOf(analysed.value(end))?.ending;
	if (!line || !end || !ending?.winner) {
		return nothing;
	}
	const { winner } = ending;
	const loser = opponent(rules, winner);
	const count = line.moves.filter((_, ply) => line.positions[ply]?.toMove === winner).length;
	const isToken = tokenHolder(rules) !== null;
	// The loser's last turn, when no move escapes.
	const turn = ending.how === "no-move" ? end : line.positions.at(-3);
	const [caught, another] = (turn?.toMove === loser && turn.pieces[loser]) || [];
	const isShutIn = ending.how !== "goal" && !isToken && caught !== undefined && !another;
	const last = line.moves.flatMap(stepsOf).at(-1)?.to;
	const at = isShutIn ? caught : ending.how === "no-move" ? undefined : last;
	return html`<p class="plan">
		${view.words.topics.why.plan(ending, [winner, loser], count, {
			at: at ? formatSquare(at, board) : null,
			isShutIn,
			isToken,
		})}
	</p>`;
}

/** Endless play: the moves into the cycle, and the cycle. */
function loop(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { analysis, page, words } = view;
	const { rules, board } = analysed;
	const text = words.topics.why;
	const follow = () => {
		page.tabs.open("moves");
		analysis.setOpen("line", true);
		work.inFrame(() => document.querySelector<HTMLElement>("#line summary")?.focus());
	};
	const written = (moves: readonly Move[]) =>
		moves.map((move) => words.moves.move(move, board)).join(", ");
	return answered(view, analysed.line(), ({ moves, repeatsFrom: from }) =>
		from === null
			? html``
			: html`<p class="reason-heading">${text.loop(endlessWinner(rules))}</p>
					<p class="loop">
						${from === 0 ? nothing : html`${written(moves.slice(0, from))}, `}<strong>↻ ${written(moves.slice(from))}</strong>
					</p>
					<button type="button" @click=${follow}>${text.follow}</button>`,
	);
}

export function why(view: AnalysisView, analysed: AnalysedPosition): TemplateResult {
	const { words } = view;
	const { rules } = analysed;
	const { toMove } = analysed.position;
	const text = words.topics.why;
	return answered(view, analysed.moves(), (values) => {
		const [best] = values;
		if (best === undefined) {
			return html`<p class="note">${text.over}</p>`;
		}
		const reasons = {
			win: () => won(view, analysed, values, best),
			draw: () => drawn(view, analysed, values),
			loss: () => html`<p class="reason-heading">${text.lost(toMove, opponent(rules, toMove))}</p>
				${refuted(view, analysed, values)}`,
		};
		return html`${best.distance === null ? nothing : plan(view, analysed)}
			<p class="note">${text.use}</p>
			${reasons[best.outcome]()} ${best.distance === null ? loop(view, analysed) : nothing}
			${chapterLink(words, best.distance === null ? "draws" : "backwards")}
			${gameChapterLink(words, rules)}`;
	});
}
