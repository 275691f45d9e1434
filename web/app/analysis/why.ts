/** The reasons for a value: refutations of losing moves, answers to the winning move, moves that keep a draw. */
import type { Move, MoveValue, Value } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { outcomeChip } from "../../element/outcome.ts";
import { topicWords } from "../../locale/further-words.ts";
import { bestOf } from "../../model/judgement.ts";
import { endlessWinner, opponent } from "../../model/position.ts";
import { isSame } from "../../model/same.ts";
import { answered } from "./answered.ts";
import { chapterLink, gameChapterLink } from "./chapter.ts";
import type { AnalysisView } from "./context.ts";
import { lineOf, refutable } from "./lines.ts";
import type { Subject } from "./subject.ts";

/** A move, with its value for the mover if it is known. */
type Step = MoveValue | { readonly move: Move };

const worth = (step: Step): Value | null => ("outcome" in step ? step : null);

/** A row of moves, which makes the first of them and shows all on the board while pointed at. */
function row(
	{ analysis, board, words }: AnalysisView,
	{ position, board: ground }: Subject,
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
	// `mousemove`, not `mouseenter`: a row that appears under a resting mouse is not pointed at.
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
				const value = worth(step);
				const joint =
					index === 0
						? nothing
						: html`<span class="joint" aria-hidden="true">·</span
								><span class="visually-hidden">, ${topicWords(words.tag).why.next} </span>`;
				return html`${joint}
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

/** Each move with the best answer, as far as known. */
function refuted(
	view: AnalysisView,
	subject: Subject,
	values: readonly MoveValue[],
): TemplateResult {
	return list(
		values.map((value) => {
			const answers = subject.after(value).moves();
			const [best] = typeof answers === "string" ? [] : answers.known;
			return row(view, subject, best === undefined ? [value] : [value, best]);
		}),
	);
}

/** The best moves, and the value of every answer to the first. */
function won(view: AnalysisView, subject: Subject, values: readonly MoveValue[]): TemplateResult {
	const { words } = view;
	const { toMove } = subject.position;
	const other = opponent(subject.rules, toMove);
	const best = bestOf(values);
	const slower = values.filter(({ outcome }) => outcome === "win").length - best.length;
	const [first] = best;
	if (first === undefined) {
		return html``;
	}
	return html`
		<p class="reason-heading">${topicWords(words.tag).why.won(toMove, best.length, slower)}</p>
		${list(best.map((value) => row(view, subject, [value])))}
		${slower === 0 ? nothing : html`<p class="note">${topicWords(words.tag).why.slower(slower)}</p>`}
		${answered(view, subject.after(first).moves(), (answers) =>
			answers.length === 0
				? html`<p class="note">${topicWords(words.tag).why.wonAtOnce}</p>`
				: html`<p class="reason-heading">${topicWords(words.tag).why.answers(other, best.length)}</p>
						${list(answers.map((answer) => row(view, subject, [{ move: first.move }, answer])))}`,
		)}
	`;
}

/** The moves that keep a draw, and those that lose it. */
function drawn(view: AnalysisView, subject: Subject, values: readonly MoveValue[]): TemplateResult {
	const { words } = view;
	const { toMove } = subject.position;
	const other = opponent(subject.rules, toMove);
	const losing = refutable(values);
	const safe = values.filter(({ outcome }) => outcome === "draw");
	return html`
		<p class="reason-heading">${topicWords(words.tag).why.drawn(toMove)}</p>
		${list(safe.map((value) => row(view, subject, [value])))}
		${
			losing.length === 0
				? nothing
				: html`<p class="reason-heading">${topicWords(words.tag).why.losing(toMove, other)}</p>
						${refuted(view, subject, losing)}`
		}
	`;
}

/** How play can repeat for ever: the way into the cycle, and the cycle. */
function loop(view: AnalysisView, subject: Subject): TemplateResult {
	return answered(view, lineOf(subject), ({ moves, repeatsFrom }) =>
		repeatsFrom === null ? html`` : loopOf(view, subject, moves, repeatsFrom),
	);
}

function loopOf(
	{ analysis, frame, words }: AnalysisView,
	{ rules, board }: Subject,
	moves: readonly Move[],
	from: number,
): TemplateResult {
	const follow = () => {
		frame.openTab("moves");
		analysis.setOpen("line", true);
	};
	const text = (some: readonly Move[]) =>
		some.map((move) => words.moves.move(move, board)).join(", ");
	return html`<p class="reason-heading">${topicWords(words.tag).why.loop(endlessWinner(rules))}</p>
		<p class="loop">
			${from === 0 ? nothing : html`${text(moves.slice(0, from))}, `}<strong>↻ ${text(moves.slice(from))}</strong>
		</p>
		<button type="button" @click=${follow}>${topicWords(words.tag).why.follow}</button>`;
}

export function why(view: AnalysisView, subject: Subject): TemplateResult {
	const { words } = view;
	const { toMove } = subject.position;
	return answered(view, subject.moves(), (values) => {
		const [best] = values;
		if (best === undefined) {
			return html`<p class="note">${topicWords(words.tag).why.over}</p>`;
		}
		const other = opponent(subject.rules, toMove);
		const reasons = {
			win: () => won(view, subject, values),
			draw: () => drawn(view, subject, values),
			loss: () => html`<p class="reason-heading">${topicWords(words.tag).why.lost(toMove, other)}</p>
				${refuted(view, subject, refutable(values))}`,
		};
		return html`<p class="note">${topicWords(words.tag).why.use}</p>
			${reasons[best.outcome]()} ${best.distance === null ? loop(view, subject) : nothing}
			${chapterLink(words, best.distance === null ? "draws" : "backwards")}
			${gameChapterLink(words, subject.rules)}`;
	});
}
