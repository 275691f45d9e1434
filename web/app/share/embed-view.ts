/** The form that makes a tag, a frame or a block of Markdown for other pages, with a preview. */

import { until } from "lit/directives/until.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { proportions } from "../../board/layout.ts";
import { arrangePoints } from "../../board/point-layout.ts";
import type { Hints } from "../../element/types.ts";
import type { EmbedWords } from "../../locale/en/embed.ts";
import { languages, tags } from "../../locale/languages.ts";
import { copyButton } from "../shell/controls/copy.ts";
import { fold } from "../shell/controls/fold.ts";
import { select } from "../shell/controls/select.ts";
import { gameOf } from "./export.ts";
import { markdownText } from "./markdown.ts";
import type { ShareView } from "./model.ts";
import {
	attributesOf,
	type Choice,
	forms,
	frameText,
	hintsOf,
	modes,
	type Shown,
	sizesOf,
	tagText,
	themes,
	toldBy,
	widths,
} from "./tag.ts";

const script = "widget.js";
const styles = "catchmate.css";

/** The options chosen; the defaults follow the page. */
function choiceOf({ frame, share }: ShareView): Choice {
	const chosen: Choice = {
		form: "tag",
		size: "medium",
		mode: frame.activity,
		hints: "auto",
		language: "auto",
		theme: "auto",
		...share.embedded.value,
	};
	return {
		...chosen,
		hints: hintsOf(chosen.mode).includes(chosen.hints) ? chosen.hints : "auto",
		size: sizesOf(chosen.form).includes(chosen.size) ? chosen.size : "full",
	};
}

/** The game on the board; null if it is too large for a code. */
function shownOf({ address, board, words }: ShareView): Shown | null {
	const [code] = address.url?.replace(/^.*#/s, "").split(".") ?? [];
	const { problem, record } = board;
	if (code === undefined || problem === null) {
		return null;
	}
	const [width, height] = proportions(problem.game.board);
	return {
		code,
		ply: record?.index ?? 0,
		hasMoves: (record?.moves.length ?? 0) > 0,
		name: words.game(problem.game.rules.id).name,
		height: height / width,
	};
}

/** A list for each option. */
function pickers({ share }: ShareView, words: EmbedWords, choice: Choice): TemplateResult {
	const pick = <Name extends keyof Choice>(
		name: Name,
		values: readonly Choice[Name][],
		nameOf: (value: Choice[Name]) => string,
		describedBy?: string,
	) => html`<label class="field">
		<span>${words[name].heading}</span>
		${select({
			id: `embed-${name}`,
			describedBy,
			options: values.map((value) => ({ value, name: nameOf(value) })),
			isChosen: (value) => value === choice[name],
			choose: (value) => {
				share.embedded.value = { ...share.embedded.value, [name]: value };
			},
			isDisabled: values.length === 1,
		})}
	</label>`;
	const { mode } = choice;
	return html`<div class="embed-choices">
		${pick("form", forms, (form) => words.form[form], "embed-note")}
		${pick("size", sizesOf(choice.form), (size) => words.size.of(widths[size]))}
		${pick("mode", modes, (each) => words.mode[each], "embed-mode-note")}
		${pick("hints", hintsOf(mode), (hints) => words.hints[hints])}
		<p class="note" id="embed-mode-note">${words.mode.notes[mode]}</p>
		${pick("language", ["auto", ...tags], (tag) => (tag === "auto" ? words.language.auto : languages[tag]))}
		${pick("theme", themes, (theme) => words.theme[theme])}
	</div>`;
}

/** Whether this page is on a web server, so that other pages can refer to its files. */
const isServed = () => location.protocol.startsWith("http");

/** A file of this page as other pages refer to it; where they cannot, it lies beside them. */
const addressOf = (file: string) => (isServed() ? new URL(file, document.baseURI).href : file);

function htmlOf(shown: Shown, choice: Choice): string {
	return choice.form === "frame"
		? frameText(shown, choice, document.baseURI)
		: tagText(shown, choice, addressOf(script), addressOf(styles));
}

/** The block of code for Markdown. A puzzle keeps what follows to itself, and what is said of it. */
async function markdownOf({ board }: ShareView, shown: Shown, choice: Choice): Promise<string> {
	const told = gameOf(board);
	if (told === null) return "";
	const moves = told.moves.slice(0, shown.ply).map(({ move }) => ({ move }));
	const { game, position } = told;
	const isPuzzle = choice.mode === "puzzle";
	const solver = await board.solver;
	return markdownText(solver, isPuzzle ? { game, position, moves } : told, shown, choice);
}

/** How much hints reveal, from least to most. */
const told: readonly Hints[] = ["off", "staged", "full"];

/** A preview that can be used. Its keys and pasted texts do not reach the page. */
function preview(view: ShareView, words: EmbedWords, shown: Shown, choice: Choice): TemplateResult {
	const { board } = view;
	const open: Hints = !board.hidesValues ? "full" : board.hints === "off" ? "off" : "staged";
	if (told.indexOf(toldBy(choice)) > told.indexOf(open)) {
		return html`<p class="note">${view.words.share.hidden}</p>`;
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

function content(view: ShareView, words: EmbedWords): TemplateResult {
	const choice = choiceOf(view);
	const shown = shownOf(view);
	const isMarkdown = choice.form === "markdown";
	const atOnce = () => {
		const now = shownOf(view);
		return now === null ? "" : htmlOf(now, choice);
	};
	const snippet = async () => {
		const now = shownOf(view);
		await arranging;
		return isMarkdown && now !== null ? markdownOf(view, now, choice) : atOnce();
	};
	// A frame's height depends on how a graph's points are arranged.
	const { problem } = view.board;
	const arranging = problem === null ? null : arrangePoints(problem.game.board);
	const { note, guide } = words;
	const name = view.words.share.embed;
	return html`${pickers(view, words, choice)}
		<pre class="snippet" id="embed-snippet" role="group" aria-label=${name}>${isMarkdown ? until(snippet()) : arranging === null ? atOnce() : until(snippet(), atOnce())}</pre>
		<div class="buttons">
			${copyButton(view, {
				id: "copy-snippet",
				label: words.copy,
				isPrimary: true,
				isReady: shown !== null,
				text: snippet,
			})}
		</div>
		<p class="note" id="embed-note">
			${
				choice.form === "frame"
					? note.frame(isServed())
					: isMarkdown
						? note.markdown
						: html`${note.tag(isServed())} ${[script, styles].map((file) => html`<a href=${file} download>${note.download(file)}</a> `)}`
			}
		</p>
		<p class="note" id="embed-guide">${guide.before} <a href=${guide.href}>${guide.text}</a></p>
		${shown === null ? html`<p class="note">${view.words.share.noLink}</p>` : preview(view, words, shown, choice)}`;
}

export function embedding(view: ShareView): TemplateResult {
	const { frame, share, words } = view;
	// In another tab, the preview is removed.
	return fold(
		"share-embed",
		words.share.embed,
		share.isEmbedding.value,
		(isOpen) => {
			share.isEmbedding.value = isOpen;
		},
		() => (frame.tabs.opened === "share" ? content(view, words.embed) : nothing),
	);
}
