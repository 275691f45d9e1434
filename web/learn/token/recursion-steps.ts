/**
 * `<recursion-steps>`: the recursive program beside a board, call by call, with the stack of waiting calls. The reader chooses
 * the first point.
 */
import { html, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { type CallStep, callLines, callSteps } from "../graph/calls.ts";
import { moves, nameOf, points } from "../graph/graph.ts";
import { CodeSteps } from "../lesson/code-steps.ts";
import type { Program, ProgramStep } from "../lesson/step-program.ts";
import { wordsHere } from "../lesson/words-here.ts";

function stepOf(step: CallStep, words: TutorialWords): ProgramStep {
	const { calls: texts } = words;
	const { mark, point, stack, result, by, answers } = step;
	const name = nameOf(point);
	const ways = moves[point] ?? [];
	const below = stack.at(-2);
	const sentences: Record<typeof mark, () => string> = {
		call: () => texts.call(name, words.list(ways.map(nameOf)), ways.length),
		again: () => texts.again(name),
		return: () =>
			result === true ? texts.win(name, nameOf(by ?? 0)) : texts.loss(name, ways.length),
		overflow: () => texts.overflow(stack.slice(-4).map(nameOf).join(", ")),
	};
	return {
		lines: { python: callLines[mark] },
		sentence: sentences[mark](),
		known: answers.map((one) =>
			one === null ? null : { outcome: one ? "win" : "loss", distance: null },
		),
		rows: [],
		variables: [],
		stack: stack.map((one, at) => ({
			text: `wins("${nameOf(one)}")`,
			isAgain: stack.indexOf(one) < at,
		})),
		ringed: point,
		arrows: below === undefined ? [] : [[below, point]],
	};
}

const programFrom = (words: TutorialWords, start: number): Program => ({
	points,
	answers: "wins",
	steps: callSteps(moves, start).map((step) => stepOf(step, words)),
});

/** The point in the text's example. */
const first = points.indexOf("d");

export class RecursionSteps extends CodeSteps {
	#start = first;

	constructor() {
		super(programFrom(wordsHere(), first));
	}

	protected override choices(): TemplateResult {
		const { calls } = wordsHere();
		return html`<div class="button-row call-starts" role="group" aria-label=${calls.start}>
			${points.map(
				(name, point) => html`<button
					type="button"
					aria-pressed=${String(point === this.#start)}
					@click=${() => {
						this.#start = point;
						this.load(programFrom(wordsHere(), point));
					}}
				>${name}</button>`,
			)}
		</div>`;
	}
}
