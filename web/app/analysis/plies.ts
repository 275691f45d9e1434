/** The plies of a game or line: a list of buttons that keeps the current ply in view. */
import type { Game, Move } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/piece.ts";
import type { PageWords } from "../../locale/en/page.ts";

/** @param after more entries after a ply */
export function plyList(
	kind: "ply" | "line-ply",
	entries: readonly TemplateResult[],
	current: number,
	go: (ply: number) => void,
	after: (ply: number) => TemplateResult | typeof nothing = () => nothing,
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
			</li>
			${after(ply)}`,
		)}
	</ol>`;
}

/** The current ply found last in each visible list. */
const found = new WeakMap<Element, Element>();

/** Scrolls each list to its current ply when that changes or the list becomes visible. Only the list itself scrolls. */
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

/** A move with its number and side, and words around the number for screen readers. */
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
