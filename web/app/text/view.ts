/** The panel of the judge input: the text, and its judge output or its error. */
import "./text.css";
import type { ReadonlySignal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isInText } from "../../element/actions.ts";
import { percentOf, type SolveProgress, secondsLeft } from "../../element/tables.ts";
import { ownValue } from "../../locale/shared.ts";
import { linkIn } from "../../model/link-text.ts";
import { originOf } from "../../model/own-rules.ts";
import type { Context } from "../shell/context.ts";
import { choices } from "../shell/controls/choices.ts";
import { copyButton } from "../shell/controls/copy.ts";
import { errorLine } from "../shell/controls/error.ts";
import { textArea } from "../shell/controls/text-area.ts";
import { pageFailureText } from "../shell/failure.ts";
import { tabId } from "../shell/tabs.ts";
import type { Origin } from "./boards.ts";
import { solveButtonId, textBoxId } from "./box.ts";
import type { TextModel } from "./model.ts";
import type { Answers } from "./state.ts";

/** The context of this view. */
interface TextView extends Context {
	readonly text: TextModel;
	readonly opened: {
		readonly isOpening: boolean;
		/** The progress of the solve for the current opening; null before its first report. */
		readonly progress: ReadonlySignal<SolveProgress | null>;
	};
	readonly rules: {
		/** The note for a text that does not contain its rules. */
		readonly notInText: string | undefined;
	};
}

interface Pasting extends Pick<TextView, "text"> {
	readonly address: { openLink(link: string): Promise<unknown> };
}

/** Opens a judge input or a link pasted anywhere on the page except into a field. */
export function listenToPaste(document: Document, { address, text }: Pasting): void {
	document.addEventListener("paste", (event) => {
		const pasted = event.clipboardData?.getData("text/plain") ?? "";
		const link = linkIn(pasted);
		if (isInText(event) || pasted.trim() === "") {
			return;
		}
		event.preventDefault();
		if (link !== null) {
			void address.openLink(link);
		} else {
			void text.bring(pasted);
		}
	});
}

function textBox(view: TextView): TemplateResult {
	const { board, page, text: model, words } = view;
	const { state } = model;
	const games = page.games.value;
	const { value: rules } = state.rules;
	const { value: text } = state.text;
	const { value: answers } = state.answers;
	const formats = words.formats;
	const gameId = rules !== null && games.includes(rules) ? rules.id : "";
	const open = (text: string, origin: Origin) => {
		if (rules !== null) {
			void model.open(rules, text, { origin });
		}
	};
	// During a game, the text stays that of the board as it was opened.
	const isBegun = answers !== null && (board.record?.index ?? 0) > 0;
	return html`
		<div class="judge">
		${textArea({
			id: textBoxId,
			label: words.text.input,
			text,
			lines: [4, 14],
			describedBy: "judge-format judge-error",
			isInvalid: state.failure.value !== null,
			edit: (text) => model.edit(text),
			submit: (text, isPasted) => open(text, isPasted ? "pasted" : "typed"),
			refuse: (length) => model.refuse(length),
			leave: () => model.leave(),
		})}
		${output(view)}
		</div>
		<div class="error" id="judge-error">${error(view)}</div>
		<div class="switched" id="judge-switched" role="status">${reading(view)}</div>
		${isBegun ? html`<p class="note begun">${words.share.began}</p>` : nothing}
		${state.keepsBoard && board.record !== null ? html`<p class="note">${words.verdict.old}</p>` : nothing}
		<div class="buttons">
			<button
				type="button"
				class="primary"
				id=${solveButtonId}
				@click=${() => open(text, "typed")}
				@blur=${() => model.leave()}
			>
				${words.text.solve} <kbd aria-hidden="true">Ctrl ⏎</kbd>
			</button>
			${copyButton(view, {
				id: "copy-input",
				label: words.text.copy,
				name: words.text.copyInput,
				text: () => text,
			})}
			<button type="button" @click=${() => void model.takeFromBoard()}>
				${words.text.fromBoard}
			</button>
		</div>
		${answers !== null && answers.problems.length > 1 ? boardChoice(view, answers) : nothing}
		<p class="note" id="judge-format">${formats && (ownValue(formats.games, gameId) ?? formats.general)}</p>
		${rules && originOf(games, rules) ? html`<p class="note">${view.rules.notInText}</p>` : nothing}
	`;
}

function error({ text: model, words }: TextView): TemplateResult | typeof nothing {
	const { value: failure } = model.state.failure;
	if (failure === null) {
		return nothing;
	}
	const { place, message } = pageFailureText(words, failure);
	return errorLine(place === null ? message : html`<strong>${place}</strong><br />${message}`);
}

/** A note on the game of the text, if it was switched or others accept it, with a button for each other game. */
function reading({ page, text: model, words }: TextView): TemplateResult | typeof nothing {
	const { value: reading } = model.state.reading;
	if (reading === null || model.state.failure.value !== null) {
		return nothing;
	}
	const { rules, others, isSwitched } = reading;
	// The pressed button disappears: keeps the focus near it.
	const press = (work: Promise<void>) => {
		void work;
		document.getElementById(tabId(page.tabs.opened))?.focus();
	};
	const readAs = (other: Rules) =>
		press(model.open(other, model.state.text.peek(), { origin: "reread" }));
	return html`
		${isSwitched ? html`<p>${words.text.switched(rules.id)}</p>` : nothing}
		${others.length === 0 || isSwitched ? nothing : html`<p>${words.text.readAs(rules.id)}</p>`}
		${others.map((other) => html`<button type="button" @click=${() => readAs(other)}>${words.text.reread(other.id)}</button>`)}
	`;
}

function boardChoice(
	{ words, text: model }: TextView,
	{ problems, lines, chosen }: Answers,
): TemplateResult {
	const choose = (place: number) => void model.choose(place);
	const label = (place: number) =>
		html`${problems[place]?.board}<span class="visually-hidden"> ${lines[place]}</span>`;
	return html`<fieldset class="boards">
		<legend>${words.text.boards}</legend>
		${choices("chosen-board", [...problems.keys()], chosen, choose, label)}
	</fieldset>`;
}

function output(view: TextView): TemplateResult {
	const { opened, text: model, words } = view;
	const { value: answers } = model.state.answers;
	const { value: progress } = opened.progress;
	const solving =
		progress === null
			? html`${words.text.solving}`
			: html`${words.verdict.solving(percentOf(progress))}<br />${words.verdict.extent(progress, secondsLeft(progress))}`;
	const lines = answers?.lines.filter((line) => line !== null) ?? [];
	const text = lines.join("\n");
	return html`
		<div class="output">
			<h3 class="group-heading" id="judge-output-name">${words.text.answer}</h3>
			<pre id="judge-output" aria-labelledby="judge-output-name" role="group">${text}</pre>
			${
				lines.length === 0
					? html`<p class="note">${model.state.solving.value || opened.isOpening ? solving : words.text.noAnswer}</p>`
					: copyButton(view, {
							id: "copy-output",
							label: words.text.copy,
							name: words.text.copyAnswer,
							text: () => text,
						})
			}
		</div>
	`;
}

export function judge(view: TextView): TemplateResult {
	return html`
		<h2 class="visually-hidden">${view.words.text.heading}</h2>
		${textBox(view)}
	`;
}
