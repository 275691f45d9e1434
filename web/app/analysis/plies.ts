/** Plies of a game or a line: a list of them, each a button that leads to it and the current one in sight, and a slider over them. */
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

/** The current plies of the lists in sight, as they were found last. */
const found = new WeakMap<Element, Element>();

/**
 * Brings the current ply of each list into sight when another has become current, or the list itself has come into sight. The
 * list scrolls, nothing around it.
 */
export function followPlies(): void {
	for (const list of document.querySelectorAll(".plies")) {
		const current = list.querySelector<HTMLElement>("[aria-current]");
		if (current === null || list.closest("[hidden]") !== null) {
			found.delete(list);
		} else if (found.get(list) !== current) {
			found.set(list, current);
			const { offsetTop: top, offsetHeight: height } = current;
			list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight));
		}
	}
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
