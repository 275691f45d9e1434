/** The buttons that download all positions, and the progress. */
import type { Table, TableFormat } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { errorBox } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import { work } from "../shell/work.ts";
import type { AnalysisView } from "./model.ts";

const formats = ["npy", "csv", "jsonl"] as const satisfies readonly TableFormat[];

export function tableDownload({ analysis, words }: AnalysisView, table: Table): TemplateResult {
	const text = words.topics.download;
	const { download } = analysis;
	const { value: progress } = download.progress;
	const { value: failure } = download.failure;
	const buttons =
		progress === null
			? formats.map(
					(format) =>
						html`<button
							type="button"
							id="download-${format}"
							@click=${() => void work.track(download.start(table, format))}
						>
							${text.formats[format]}
						</button>`,
				)
			: html`<button type="button" @click=${() => download.stop()}>${text.stop}</button>`;
	return html`<h3 class="group-heading">${text.heading}</h3>
		<p class="note">${text.note}</p>
		<div class="buttons">${buttons}</div>
		<div role="status">${
			failure !== null
				? errorBox(pageFailureText(words, failure).message)
				: progress === null
					? nothing
					: html`<p class="note">${text.writing(progress.counted / progress.positions)}</p>`
		}</div>`;
}
