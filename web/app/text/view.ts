/** The panel of the judge's text: the input, and its exact output or its error. */
import "./text.css";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isInText } from "../../element/keys.ts";
import type { Context } from "../context.ts";
import { type PageFailure, pageFailureText } from "../failure.ts";
import { tabId } from "../frame/tabs.ts";
import { copyButton } from "../share/copy.ts";
import { type Answers, errorRange, gameWords, keepsBoard, mostCharacters } from "./state.ts";

export const textBoxId = "judge-input";

/**
 * Opens a judge input or a link that is pasted anywhere on the page, but where it would be written into a field.
 * @param open is given the text, which is not blank.
 */
export function listenToPaste(document: Document, open: (text: string) => void): void {
	document.addEventListener("paste", (event) => {
		const text = event.clipboardData?.getData("text/plain") ?? "";
		if (!isInText(event) && text.trim() !== "") {
			event.preventDefault();
			open(text);
		}
	});
}

/**
 * Puts the keyboard into the text box, on the error. Returns whether it came from elsewhere: the box is then read out to those
 * who hear the page, and the error is part of its description.
 */
export function showError(failure: PageFailure): boolean {
	const box = document.getElementById(textBoxId);
	if (!(box instanceof HTMLTextAreaElement) || failure.kind !== "input") {
		return false;
	}
	const comesFromElsewhere = document.activeElement !== box;
	box.focus();
	box.setSelectionRange(...errorRange(box.value, failure.error));
	return comesFromElsewhere;
}

/** The lines of the text that are seen at once: all of them, up to a number that leaves room for the rest. */
const visibleLines = (text: string) => Math.min(14, Math.max(4, text.split("\n").length));

function textBox(context: Context): TemplateResult {
	const { board, input, words } = context;
	const state = context.state.text;
	const { rules } = state;
	const open = (text: string, isPasted: boolean) => {
		if (rules !== null) {
			void input.open(rules, text, { isPasted });
		}
	};
	const solve = () => open(state.text, false);
	// The text stays that of the board as it was put up, while a game leads away from it.
	const isBegun = state.answers !== null && (board.record?.index ?? 0) > 0;
	const onKey = (event: KeyboardEvent) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			solve();
		}
	};
	// A text pasted over everything is meant to be solved as it is; one pasted into another may be half of a change.
	const onInput = (event: InputEvent) => {
		const before = state.text;
		const box = event.target as HTMLTextAreaElement;
		const text = box.value;
		if (text.length > mostCharacters) {
			box.value = before;
			input.refuse(text.length);
			return;
		}
		input.edit(text);
		if (event.inputType === "insertFromPaste" && (before === "" || !text.includes(before))) {
			open(text, true);
		}
	};
	// A browser is slow to draw a line of a million characters: they are not even let in.
	const beforeInput = (event: InputEvent) => {
		const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
		if (text.length > mostCharacters) {
			event.preventDefault();
			input.refuse(text.length);
		}
	};
	return html`
		<label class="field">
			<span>${words.text.input}</span>
			<textarea
				id=${textBoxId}
				rows=${visibleLines(state.text)}
				spellcheck="false"
				autocomplete="off"
				autocapitalize="off"
				wrap="off"
				aria-describedby="judge-format judge-error"
				aria-invalid=${state.failure === null ? "false" : "true"}
				.value=${live(state.text)}
				@beforeinput=${beforeInput}
				@input=${onInput}
				@blur=${() => input.follow()}
				@keydown=${onKey}
			></textarea>
		</label>
		<p class="note" id="judge-format">${rules && gameWords(words, state.games, rules).format}</p>
		<div class="error" id="judge-error">${error(context)}</div>
		<div class="switched" id="judge-switched" role="status">${switched(context)}</div>
		${isBegun ? html`<p class="note begun">${words.share.began}</p>` : nothing}
		${keepsBoard(state) && board.record !== null ? html`<p class="note">${words.verdict.old}</p>` : nothing}
		<div class="buttons">
			<button type="button" class="primary" @click=${solve}>
				${words.text.solve} <kbd aria-hidden="true">Ctrl ⏎</kbd>
			</button>
			${copyButton(context, {
				id: "copy-input",
				label: words.text.copy,
				name: words.text.copyInput,
				text: () => state.text,
			})}
			<button type="button" @click=${() => void input.takeFromBoard()}>
				${words.text.fromBoard}
			</button>
		</div>
	`;
}

function error({ state, words }: Context): TemplateResult | typeof nothing {
	const { failure } = state.text;
	if (failure === null) {
		return nothing;
	}
	const { place, message } = pageFailureText(words, failure);
	return html`<p>
			<span class="error-glyph" aria-hidden="true">!</span>
			${place === null ? nothing : html`<strong>${place}</strong><br />`}${message}
		</p>`;
}

/** Tells of a text that has brought another game with it, and brings back what was there before. */
function switched({ frame, input, state, words }: Context): TemplateResult | typeof nothing {
	const { failure, switched } = state.text;
	if (switched === null || failure !== null) {
		return nothing;
	}
	const undo = () => {
		void input.undoSwitch();
		// The button goes: the keyboard stays near.
		document.getElementById(tabId(frame.tab))?.focus();
	};
	return html`<p>${words.text.switched(switched.to.id)}</p>
		${switched.from === null ? nothing : html`<button type="button" @click=${undo}>${words.text.undo}</button>`}`;
}

function boardChoice(
	{ words, input }: Context,
	answers: Answers,
	isHidden: boolean,
): TemplateResult {
	return html`<fieldset class="boards">
		<legend>${words.text.boards}</legend>
		<div class="board-choices">
			${answers.problems.map(
				({ board }, index) => html`<label>
					<input
						type="radio"
						name="chosen-board"
						.checked=${live(index === answers.chosen)}
						@change=${() => void input.choose(index)}
					/>
					<span
						>${board}<span class="visually-hidden"> ${isHidden ? nothing : (answers.lines[index] ?? nothing)}</span></span
					>
				</label>`,
			)}
		</div>
	</fieldset>`;
}

function output(context: Context): TemplateResult {
	const { board, state, words } = context;
	const { answers, solving, progress } = state.text;
	// Where nothing may be told of the board, its answer may not either.
	const isHidden = board.record !== null && board.table === null;
	const lines = isHidden ? [] : (answers?.lines.filter((line) => line !== null) ?? []);
	const text = lines.join("\n");
	return html`
		<div class="output">
			<h3 class="group-heading" id="judge-output-name">${words.text.answer}</h3>
			<pre id="judge-output" aria-labelledby="judge-output-name" role="group">${text}</pre>
			${
				lines.length === 0
					? html`<p class="note">
							${
								solving
									? progress === null
										? words.text.solving
										: words.verdict.solving(progress)
									: isHidden
										? words.share.hidden
										: words.text.noAnswer
							}
						</p>`
					: copyButton(context, {
							id: "copy-output",
							label: words.text.copy,
							name: words.text.copyAnswer,
							text: () => text,
						})
			}
		</div>
		${answers !== null && answers.problems.length > 1 ? boardChoice(context, answers, isHidden) : nothing}
	`;
}

export function judge(context: Context): TemplateResult {
	return html`
		<h2 class="visually-hidden">${context.words.text.heading}</h2>
		${textBox(context)} ${output(context)}
	`;
}
