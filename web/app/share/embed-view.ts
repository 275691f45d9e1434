/** The form of the tag, or of the block of Markdown, that embeds the board in another page. */
import { until } from "lit/directives/until.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { proportions } from "../../board/layout.ts";
import { arrangePoints } from "../../board/point-layout.ts";
import { languages, tags } from "../../locale/languages.ts";
import { appearanceOf, appearances } from "../../model/appearance.ts";
import { copyButton } from "../shell/controls/copy.ts";
import { signalFold } from "../shell/controls/fold.ts";
import { select } from "../shell/controls/select.ts";
import { gameOf } from "./export.ts";
import { markdownText } from "./markdown.ts";
import type { ShareView } from "./model.ts";
import {
	type EmbedOptions,
	forms,
	hintsOf,
	modes,
	type Shown,
	sizesOf,
	tagText,
	widths,
} from "./tag.ts";

const script = "widget.js";
const styles = "catchmate.css";

/** The options chosen; the defaults follow the page. */
function optionsOf({ board, page, share }: ShareView): EmbedOptions {
	const chosen: EmbedOptions = {
		form: "tag",
		size: "medium",
		mode: page.activity,
		hints: "auto",
		language: "auto",
		...appearanceOf(board),
		...share.embedded.value,
	};
	return {
		...chosen,
		hints: hintsOf(chosen.mode).includes(chosen.hints) ? chosen.hints : "auto",
		size: sizesOf(chosen.form).includes(chosen.size) ? chosen.size : "full",
	};
}

/** The game on the board; null if it is too large for a code. */
function shownOf({ address, board }: ShareView): Shown | null {
	const [code] = address.url?.replace(/^.*#/s, "").split(".") ?? [];
	const { problem, record } = board;
	if (code === undefined || problem === null) {
		return null;
	}
	const [width, height] = proportions(problem.game.board);
	const hasMoves = (record?.moves.length ?? 0) > 0;
	return { code, ply: record?.index ?? 0, hasMoves, height: height / width };
}

/** A list for each option. */
function pickers({ share, words }: ShareView, options: EmbedOptions): TemplateResult {
	const text = words.embed;
	const { form, mode } = options;
	const pick = <Name extends keyof EmbedOptions & keyof typeof text>(
		name: Name,
		values: readonly NonNullable<EmbedOptions[Name]>[],
		nameOf: (value: NonNullable<EmbedOptions[Name]>) => string,
		describedBy?: string,
	) => html`<label class="field">
		<span>${text[name].heading}</span>
		${select({
			id: `embed-${name}`,
			describedBy,
			options: values.map((value) => ({ value, name: nameOf(value) })),
			isChosen: (value) => value === options[name],
			choose: (value) => {
				share.embedded.value = { ...share.embedded.value, [name]: value };
			},
			isDisabled: values.length === 1,
		})}
	</label>`;
	return html`<div class="embed-choices">
		${pick("form", forms, (form) => text.form[form], "embed-note")}
		${pick("size", sizesOf(form), (size) => text.size.of(widths[size]))}
		${pick("mode", modes, (each) => text.mode[each], "embed-mode-note")}
		${pick("hints", hintsOf(mode), (hints) => text.hints[hints])}
		<p class="note" id="embed-mode-note">${text.mode.notes[mode]}</p>
		${pick("language", ["auto", ...tags], (tag) => (tag === "auto" ? text.language.auto : languages[tag]))}
		${pick("theme", appearances.theme, (theme) => text.theme[theme])}
	</div>`;
}

/** Whether this page is on a web server, so that other pages can refer to its files. */
const isServed = () => location.protocol.startsWith("http");

/** The URL of a file for other pages; without a server, the file's name, to be put beside them. */
const addressOf = (file: string) => (isServed() ? new URL(file, document.baseURI).href : file);

/** The tag or the block of Markdown. A puzzle omits the moves that follow, and the author's comments. */
async function snippetOf(view: ShareView, options: EmbedOptions): Promise<string> {
	const { board } = view;
	// The proportions of a graph's drawing depend on the arrangement of its points.
	if (board.problem !== null) await arrangePoints(board.problem.game.board);
	const [shown, game] = [shownOf(view), gameOf(board)];
	if (shown === null || game === null) return "";
	if (options.form === "tag") {
		return tagText(shown, options, addressOf(script), addressOf(styles));
	}
	const moves = game.moves.slice(0, shown.ply).map(({ move }) => ({ move }));
	const isPuzzle = options.mode === "puzzle";
	const source = isPuzzle ? { game: game.game, position: game.position, moves } : game;
	return markdownText(await board.solver, source, shown, options);
}

function form(view: ShareView): TemplateResult {
	const { embed: text, share } = view.words;
	const options = optionsOf(view);
	const hasCode = shownOf(view) !== null;
	const { note, guide } = text;
	const snippet = () => snippetOf(view, options);
	const download = (file: string) => html`<a href=${file} download>${note.download(file)}</a> `;
	return html`${pickers(view, options)}
		<pre class="snippet" id="embed-snippet" role="group" aria-label=${share.embed}>${until(snippet())}</pre>
		<div class="buttons">
			${copyButton(view, {
				id: "copy-snippet",
				label: text.copy,
				isPrimary: true,
				isReady: hasCode,
				text: snippet,
			})}
		</div>
		<p class="note" id="embed-note">
			${options.form === "markdown" ? note.markdown : html`${note.tag(isServed())} ${[script, styles].map(download)}`}
		</p>
		<p class="note" id="embed-guide">${guide.before} <a href=${guide.href}>${guide.text}</a></p>
		${hasCode ? nothing : html`<p class="note">${share.noLink}</p>`}`;
}

export const embedding = (view: ShareView): TemplateResult =>
	signalFold("share-embed", view.words.share.embed, view.share.isEmbedding, () => form(view));
