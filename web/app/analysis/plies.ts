/** Plies of a game or a line: a list of them, each a button that leads to it, and a slider over them. */
import type { Game, Move } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/piece.ts";
import type { PageWords } from "../../locale/page.ts";

export function plyList(
	kind: "ply" | "line-ply",
	entries: readonly TemplateResult[],
	current: number,
	go: (ply: number) => void,
): TemplateResult {
	return html`<ol class="plies of-${kind}" role="list">
		${entries.map(
			(entry, ply) => html`<li>
				<button
					type="button"
					class=${kind}
					aria-current=${ply === current ? "step" : nothing}
					@click=${() => go(ply)}
				>
					${entry}
				</button>
			</li>`,
		)}
	</ol>`;
}

/** A move with its number and its side, with words around the number for screen readers only. */
export function plyEntry(
	words: PageWords,
	{ rules, board }: Game,
	{ number, side, move }: { readonly number: number; readonly side: string; readonly move: Move },
	[before, after]: readonly [before: string, after: string],
): TemplateResult {
	return html`<span class="visually-hidden">${before}</span
		><span class="ply-number">${number}</span
		><span class="visually-hidden">${after}</span>
		${sideIcon(rules, side)} ${words.moves.move(move, board)}`;
}

/** @param text names the place of the slider */
export function slider(
	name: string,
	place: number,
	last: number,
	text: string,
	go: (place: number) => void,
): TemplateResult {
	return html`<label class="scrubber">
		<span>${name}</span>
		<input
			type="range"
			min="0"
			max=${last}
			aria-valuetext=${text}
			.value=${live(String(place))}
			@input=${(event: Event) => go(Number((event.target as HTMLInputElement).value))}
		/>
		<output>${text}</output>
	</label>`;
}
