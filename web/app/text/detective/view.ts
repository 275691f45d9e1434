/** The view of the detective: the box for a program's output, and the finding. */
import "./detective.css";
import type { Detection, Explanation } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Chapter, classicMistakes } from "../../../learn/chapters.ts";
import type { DetectiveWords } from "../../../locale/en/detective.ts";
import { ownValue } from "../../../locale/shared.ts";
import { chapterOf } from "../../shell/controls/chapter-link.ts";
import { errorBox } from "../../shell/controls/error.ts";
import { fieldOf } from "../../shell/controls/field.ts";
import { textArea } from "../../shell/controls/text-area.ts";
import { pageFailureText } from "../../shell/failure.ts";
import type { Rendered } from "../../shell/panels.ts";
import { type DetectiveView, type Finding, findingId } from "./model.ts";

/** The chapters about mistakes in any game. */
const chapters: Readonly<Record<string, Chapter>> = {
	hurries: "distance",
	"takes-first": "distance",
	lengths: "distance",
	cap: "no-limit",
	"cap-squares": "no-limit",
	byte: "no-limit",
	"endless-draws": "draws",
};

/** Whether the chapter on crossing pawn shows a kind of mistake. */
const isShown = (kind: string): boolean =>
	classicMistakes.some((id) => id === kind || id.startsWith(`${kind}-`));

/** The most characters of a wrong answer to show. */
const mostShown = 60;

const excerpt = (answer: string): string =>
	answer.length > mostShown ? `${answer.slice(0, mostShown)}…` : answer;

function explanation({ words }: DetectiveView, game: string, mistake: Explanation): TemplateResult {
	const text = words.detective;
	const { kind, side } = mistake;
	const isOwn = game === "crossing-pawn" && isShown(kind);
	const chapter = isOwn ? "crossing-pawn" : ownValue(chapters, kind);
	const href = chapter && chapterOf(words, chapter) + (isOwn ? "#mistakes" : "");
	return html`<li data-kind=${kind} data-side=${side ?? nothing}>
		${text.mistake(mistake)} ${href ? html`<a href=${href}>${text.chapter}</a>` : nothing}
	</li>`;
}

/** The wrong count of plies in an answer with the right winner; nothing for other answers. */
function miscount(text: DetectiveWords, { expected, got }: Detection): Rendered {
	const [[right, plies], [winner, counted]] = [expected.split(" "), got.split(" ")];
	const surplus = Number(counted) - Number(plies);
	return right === winner && Number.isInteger(surplus)
		? html`<p>${text.counted(surplus)}</p>`
		: nothing;
}

function wrong(view: DetectiveView, detection: Detection): TemplateResult {
	const text = view.words.detective;
	const { board, boards, game, expected, got, explanations } = detection;
	const lines = view.detective.output.value.split("\n").filter((line) => line.trim() !== "").length;
	return html`
		<p class="wrong"><strong><span aria-hidden="true">✗</span> ${text.wrong(board, boards)}</strong></p>
		<dl>
			<div><dt>${text.expected}</dt><dd><code id="expected-answer">${expected || text.noMore}</code></dd></div>
			<div><dt>${text.got}</dt><dd><code id="own-answer">${excerpt(got) || text.nothing}</code></dd></div>
		</dl>
		${lines === boards ? nothing : html`<p>${text.lines(lines, boards)}</p>`}
		${
			explanations.length === 0
				? html`<p>${text.unexplained}</p>${miscount(text, detection)}`
				: html`<p>${text.explained(explanations.length)}</p>
					<ol>${explanations.map((each) => explanation(view, game.rules.id, each))}</ol>`
		}`;
}

function found(view: DetectiveView, finding: Finding): TemplateResult {
	const { words } = view;
	const text = words.detective;
	switch (finding.kind) {
		case "right":
			return html`<p class="right"><strong><span aria-hidden="true">✓</span> ${text.right(finding.boards)}</strong></p>`;
		case "wrong":
			return wrong(view, finding.detection);
		case "files":
			return errorBox(text.fault(finding.fault, finding.file));
		case "failed": {
			const { place, message } = pageFailureText(words, finding.failure);
			return errorBox(words.errors.at(place, message));
		}
	}
}

export function detective(view: DetectiveView): TemplateResult {
	const { detective: model, words } = view;
	const text = words.detective;
	const { finding, isWorking } = model;
	const { value: output } = model.output;
	const isEmpty = output.trim() === "";
	const compare = () => {
		if (model.output.peek().trim() !== "") void model.compare();
	};
	const takeFiles = (event: Event) => {
		const field = fieldOf(event);
		void model.take([...(field.files ?? [])]);
		// Lets the reader choose the same files again.
		field.value = "";
	};
	const act = isWorking ? () => model.stop() : compare;
	const shown = finding === null ? nothing : found(view, finding);
	return html`<h3 class="group-heading">${text.heading}</h3>
		${textArea({
			id: "own-output",
			label: text.output,
			text: output,
			lines: [2, 8],
			describedBy: "own-output-about",
			isInvalid: false,
			edit: (text) => {
				model.output.value = text;
			},
			submit: compare,
			refuse: (length) => model.refuse(length),
		})}
		<p class="note" id="own-output-about">${text.about}</p>
		<div class="buttons">
			<button type="button" id="compare" aria-disabled=${String(isEmpty)} @click=${act}>
				${isWorking ? text.stop : html`${text.compare} <kbd aria-hidden="true">Ctrl ⏎</kbd>`}
			</button>
			<label class="button files">
				<input type="file" multiple class="visually-hidden" id="files" @change=${takeFiles} />
				<span>${text.choose}</span>
			</label>
		</div>
		<div id=${findingId} role="status">${isWorking ? html`<p class="note">${text.working}</p>` : shown}</div>`;
}
