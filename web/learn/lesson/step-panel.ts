/** The panel beside stepped code: buttons, a sentence on the step, the variables, and the values of the points. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { TutorialWords } from "../../locale/en/tutorial.ts";
import { knownChip } from "./outcome-chip.ts";
import type { Program } from "./step-program.ts";

/** @param go shows another step */
export function stepPanel(
	all: TutorialWords,
	{ points, steps, answers = "outcome" }: Program,
	at: number,
	go: (at: number) => void,
): TemplateResult {
	const words = all.steps;
	const step = steps[at];
	if (step === undefined) {
		return html``;
	}
	const button = (label: string, to: number, isOff: boolean) =>
		html`<button
			type="button"
			class=${to === at + 1 && !isOff ? "is-next" : ""}
			aria-disabled=${isOff}
			@click=${() => {
				if (!isOff) {
					go(to);
				}
			}}
		>
			${label}
		</button>`;
	const last = steps.length - 1;
	const [isFirst, isLast] = [at === 0, at === last];
	return html`<div class="button-row code-buttons">
			${button(words.first, 0, isFirst)} ${button(words.back, at - 1, isFirst)}
			${button(words.next, at + 1, isLast)} ${button(words.last, last, isLast)}
			<span class="code-count">${at + 1} / ${steps.length}</span>
		</div>
		<p class="code-status" role="status">${step.sentence}</p>
		${step.stack === undefined ? nothing : stackView(all, step.stack)}
		<dl class="code-variables">
			${step.variables.map(
				({ name, value }) => html`<div><dt><code>${name}</code></dt><dd>${value}</dd></div>`,
			)}
		</dl>
		<div class="code-table" role="group" tabindex="0" aria-label=${words.table}>
			<table>
				<thead>
					<tr>
						<td></td>
						${points.map(
							(name, point) =>
								html`<th scope="col" class=${point === step.ringed ? "is-ringed" : ""}>${name}</th>`,
						)}
					</tr>
				</thead>
				<tbody>
					${step.rows.map(
						({ name, cells }) => html`<tr>
							<th scope="row"><code>${name}</code></th>
							${cells.map((cell) => html`<td>${cell}</td>`)}
						</tr>`,
					)}
					<tr>
						<th scope="row"><code>${answers}</code></th>
						${step.known.map(
							(one) =>
								html`<td>${one === null ? nothing : knownChip(all, { ...one, distance: null })}</td>`,
						)}
					</tr>
				</tbody>
			</table>
		</div>`;
}

/** The waiting calls, the latest on top. */
const stackView = (
	{ calls }: TutorialWords,
	stack: NonNullable<Program["steps"][number]["stack"]>,
): TemplateResult =>
	html`<p class="call-heading" id="call-heading">${calls.stack(stack.length)}</p>
		<ol class="call-stack" reversed aria-labelledby="call-heading" tabindex="0">
			${[...stack].reverse().map(
				({ text, isAgain }) => html`<li class=${isAgain ? "is-again" : ""}>
					<code>${text}</code> ${isAgain ? html`<span><span aria-hidden="true">↻</span> ${calls.isAgain}</span>` : nothing}
				</li>`,
			)}
		</ol>`;
