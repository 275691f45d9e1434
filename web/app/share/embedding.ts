/** The fold that makes the tag or the frame for a page of one's own, and shows the board that comes of it. */
import { live } from "lit/directives/live.js";
import { until } from "lit/directives/until.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { proportions } from "../../board/layout.ts";
import { arrangePoints } from "../../board/places.ts";
import type { Hints } from "../../element/types.ts";
import { type EmbedWords, embedLanguages, embedWords } from "../../locale/embed.ts";
import type { Context } from "../context.ts";
import { fold } from "../frame/fold.ts";
import { copyButton } from "./copy.ts";
import {
	attributesOf,
	type Choice,
	forms,
	frameText,
	hintsOf,
	modes,
	type Shown,
	sizes,
	tagText,
	themes,
	toldBy,
	widths,
} from "./tag.ts";

const script = "widget.js";

/** The choice that stands: what has been chosen, and for the rest what the page does itself. */
function choiceOf({ state }: Context): Choice {
	const { activity } = state.frame;
	const defaults = { form: "tag", size: "medium", lang: null, theme: "auto" } as const;
	const chosen = { ...defaults, mode: activity, hints: "auto" as const, ...state.share.embedded };
	return { ...chosen, hints: hintsOf(chosen.mode).includes(chosen.hints) ? chosen.hints : "auto" };
}

/** The game on the board; null for one that no code can name. */
function shownOf({ address, board, words }: Context): Shown | null {
	const [code] = address.link?.split(".") ?? [];
	const { problem, record } = board;
	if (code === undefined || problem === null) {
		return null;
	}
	const [width, height] = proportions(problem.game.board);
	return {
		...{ code, ply: record?.index ?? 0, hasMoves: (record?.moves.length ?? 0) > 0 },
		...{ name: words.game(problem.game.rules.id).name, height: height / width },
	};
}

/** One of several values, picked from a list. */
function picker<Value extends string>(
	id: string,
	name: string,
	values: readonly Value[],
	chosen: Value,
	choose: (value: Value) => void,
	nameOf: (value: Value) => string,
	describedBy?: string,
): TemplateResult {
	const pick = (event: Event) => {
		const value = values[(event.target as HTMLSelectElement).selectedIndex];
		if (value !== undefined) {
			choose(value);
		}
	};
	return html`<label class="field">
		<span>${name}</span>
		<select
			id=${id}
			aria-describedby=${describedBy ?? nothing}
			?disabled=${values.length === 1}
			@change=${pick}
		>
			${values.map(
				(value) =>
					html`<option value=${value} .selected=${live(value === chosen)}>${nameOf(value)}</option>`,
			)}
		</select>
	</label>`;
}

const modeNote = "embed-mode-note";
/** Stands for the language of the place, among the tags of languages. */
const placeLanguage = "auto";

function pickers(context: Context, words: EmbedWords, choice: Choice): TemplateResult {
	const { share, state } = context;
	const choose = (change: Partial<Choice>) =>
		share.set({ embedded: { ...state.share.embedded, ...change } });
	const { form, mode, hints, size, lang, theme } = choice;
	return html`<div class="embed-choices">
		${picker(
			"embed-form",
			words.form.heading,
			forms,
			form,
			(form) => choose({ form }),
			(form) => words.form[form],
			"embed-note",
		)}
		${picker(
			"embed-size",
			words.size.heading,
			sizes,
			size,
			(size) => choose({ size }),
			(size) => words.size.of(widths[size]),
		)}
		${picker(
			"embed-mode",
			words.mode.heading,
			modes,
			mode,
			(mode) => choose({ mode }),
			(mode) => words.mode[mode],
			modeNote,
		)}
		${picker(
			"embed-hints",
			words.hints.heading,
			hintsOf(mode),
			hints,
			(hints) => choose({ hints }),
			(hints) => words.hints[hints],
		)}
		<p class="note" id=${modeNote}>${words.mode.notes[mode]}</p>
		${picker(
			"embed-language",
			words.language.heading,
			[placeLanguage, ...Object.keys(embedLanguages)],
			lang ?? placeLanguage,
			(tag) => choose({ lang: tag === placeLanguage ? null : tag }),
			(tag) => embedLanguages[tag] ?? words.language.auto,
		)}
		${picker(
			"embed-theme",
			words.theme.heading,
			themes,
			theme,
			(theme) => choose({ theme }),
			(theme) => words.theme[theme],
		)}
	</div>`;
}

/** Whether this page is one of a web site, whose files other pages can name. */
const isServed = () => location.protocol.startsWith("http");

function snippetOf(shown: Shown, choice: Choice): string {
	const { baseURI } = document;
	return choice.form === "frame"
		? frameText(shown, choice, baseURI)
		: tagText(shown, choice, isServed() ? new URL(script, baseURI).href : script);
}

/** How much hints tell, from the least. */
const told: readonly Hints[] = ["off", "staged", "full"];

/** The board with what was chosen, to be used. What is done with it stays there: the page has keys and pasted texts of its own. */
function preview(
	context: Context,
	words: EmbedWords,
	shown: Shown,
	choice: Choice,
): TemplateResult {
	const { board, play } = context;
	const open: Hints = !play.isSecret ? "full" : board.hints === "off" ? "off" : "staged";
	if (told.indexOf(toldBy(choice)) > told.indexOf(open)) {
		return html`<p class="note">${context.words.share.hidden}</p>`;
	}
	const keep = (event: Event) => event.stopPropagation();
	const { position, ply, mode, hints, lang, theme } = attributesOf(shown, choice);
	return html`<h3 class="group-heading" id="embed-preview-heading">${words.preview}</h3>
		<div
			id="embed-preview"
			role="group"
			aria-labelledby="embed-preview-heading"
			data-size=${choice.size}
			@keydown=${keep}
			@paste=${keep}
		>
			<catchmate-board
				position=${position ?? nothing}
				ply=${ply ?? nothing}
				mode=${mode ?? nothing}
				hints=${hints ?? nothing}
				lang=${lang ?? nothing}
				theme=${theme ?? nothing}
			></catchmate-board>
		</div>`;
}

function content(context: Context, words: EmbedWords): TemplateResult {
	const choice = choiceOf(context);
	const shown = shownOf(context);
	const snippet = () => {
		const now = shownOf(context);
		return now === null ? "" : snippetOf(now, choice);
	};
	// How the points of a graph are arranged decides how high a frame is.
	const { problem } = context.board;
	const arranging = problem === null ? null : arrangePoints(problem.game.board);
	const { note, guide } = words;
	const name = context.words.share.embed;
	return html`${pickers(context, words, choice)}
		<pre class="snippet" id="embed-snippet" role="group" aria-label=${name}>${arranging === null ? snippet() : until(arranging.then(snippet), snippet())}</pre>
		<div class="buttons">
			${copyButton(context, {
				id: "copy-snippet",
				label: words.copy,
				isPrimary: true,
				isReady: shown !== null,
				text: async () => {
					await arranging;
					return snippet();
				},
			})}
		</div>
		<p class="note" id="embed-note">
			${
				choice.form === "frame"
					? note.frame(isServed())
					: html`${note.tag(isServed())} <a href=${script} download>${note.download(script)}</a>`
			}
		</p>
		<p class="note" id="embed-guide">${guide.before} <a href=${guide.href}>${guide.text}</a></p>
		${shown === null ? html`<p class="note">${context.words.share.noLink}</p>` : preview(context, words, shown, choice)}`;
}

export function embedding(context: Context): TemplateResult {
	const { frame, share, state, words } = context;
	// In a tab that is left, the board of the preview is given up.
	return fold(
		"share-embed",
		words.share.embed,
		state.share.isEmbedding,
		(isEmbedding) => share.set({ isEmbedding }),
		() => (frame.tab === "share" ? content(context, embedWords(words.tag)) : nothing),
	);
}
