/** A judge's text: the input, and its exact output or what is wrong with it. */

import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { pageFailureText } from "../failure.ts";
import { type Answers, keepsBoard } from "../state.ts";
import { mostCharacters } from "../texts.ts";
import { copyText } from "./text.ts";

export const textBoxId = "judge-input";

/** How many lines of the text are seen at once: all of them, up to a number that leaves room for the rest. */
const visibleLines = (text: string) => Math.min(14, Math.max(4, text.split("\n").length));

function textBox(context: Context): TemplateResult {
	const { state, board, words, texts, tell } = context;
	const solve = () => void texts.open(state.gameId, state.text);
	const format = words.setup.format(state.gameId);
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
			texts.refuse(text.length);
			return;
		}
		texts.edit(text);
		if (event.inputType === "insertFromPaste" && (before === "" || !text.includes(before))) {
			void texts.open(state.gameId, text);
		}
	};
	// A browser is slow to draw a line of a million characters: they are not even let in.
	const beforeInput = (event: InputEvent) => {
		const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
		if (text.length > mostCharacters) {
			event.preventDefault();
			texts.refuse(text.length);
		}
	};
	return html`
		<label class="field">
			<span>${words.setup.text}</span>
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
				@blur=${() => texts.follow()}
				@keydown=${onKey}
			></textarea>
		</label>
		<p class="note" id="judge-format">${format}</p>
		<div class="error" id="judge-error">${error(context)}</div>
		${isBegun ? html`<p class="note begun">${words.share.began}</p>` : nothing}
		${state.unsaid ? html`<p class="note unsaid">${words.pageNews["cannot-write"]}</p>` : nothing}
		${keepsBoard(state) && board.record !== null ? html`<p class="note">${words.verdict.old}</p>` : nothing}
		<div class="buttons">
			<button type="button" class="primary" @click=${solve}>
				${words.setup.solve} <kbd aria-hidden="true">Ctrl ⏎</kbd>
			</button>
			<button type="button" aria-label=${words.setup.copyInput} @click=${() => void copyText(state.text, tell)}>${words.setup.copy}
			</button>
			<button type="button" @click=${() => void texts.takeFromBoard()}>
				${words.setup.fromBoard}
			</button>
		</div>
	`;
}

function error({ state, words, texts }: Context): TemplateResult | typeof nothing {
	const { failure, suggestion } = state;
	if (failure === null) {
		return nothing;
	}
	const { place, message } = pageFailureText(words, failure);
	return html`<p>
			<span class="error-glyph" aria-hidden="true">!</span>
			${place === null ? nothing : html`<strong>${place}</strong><br />`}${message}
		</p>
		${
			suggestion === null
				? nothing
				: html`<button
						type="button"
						@click=${() => void texts.open(suggestion, state.text)}
					>
						${words.setup.switchTo(suggestion)}
					</button>`
		}`;
}

function boardChoice(
	{ words, texts }: Context,
	answers: Answers,
	isHidden: boolean,
): TemplateResult {
	return html`<fieldset class="boards">
		<legend>${words.setup.boards}</legend>
		<div class="board-choices">
			${answers.problems.map(
				({ board }, index) => html`<label>
					<input
						type="radio"
						name="chosen-board"
						.checked=${live(index === answers.chosen)}
						@change=${() => void texts.choose(index)}
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
	const { board, state, words, tell } = context;
	const { answers, solving, progress } = state;
	// Where nothing may be told of the board, its answer may not either.
	const isHidden = board.record !== null && board.table === null;
	const lines = isHidden ? [] : (answers?.lines.filter((line) => line !== null) ?? []);
	const text = lines.join("\n");
	return html`
		<div class="output">
			<h3 class="group-heading" id="judge-output-name">${words.setup.answer}</h3>
			<pre id="judge-output" aria-labelledby="judge-output-name" role="group">${text}</pre>
			${
				lines.length === 0
					? html`<p class="note">
							${
								solving
									? progress === null
										? words.setup.solving
										: words.verdict.solving(progress)
									: isHidden
										? words.share.hidden
										: words.setup.noAnswer
							}
						</p>`
					: html`<button type="button" aria-label=${words.setup.copyAnswer} @click=${() => void copyText(text, tell)}>${words.setup.copy}
						</button>`
			}
		</div>
		${answers !== null && answers.problems.length > 1 ? boardChoice(context, answers, isHidden) : nothing}
	`;
}

export function judge(context: Context): TemplateResult {
	return html`
		<h2>${context.words.setup.judge}</h2>
		${textBox(context)} ${output(context)}
	`;
}
