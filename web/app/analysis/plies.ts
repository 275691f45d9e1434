/** The plies of a game or line: a list of buttons that keeps the current ply in view. */
import type { Game, Line } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
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

/**
 * The entries of a game or line: its start, and each move with its number and side.
 * @param spoken words around the number for screen readers
 */
export function plyEntries(
	words: PageWords,
	{ rules, board }: Game,
	{ moves, positions }: Pick<Line, "moves" | "positions">,
	start: string,
	spoken: (side: string) => readonly [before: string, after: string],
): readonly TemplateResult[] {
	const entries = moves.map((move, index) => {
		const side = positions[index]?.toMove ?? "";
		const [before, after] = spoken(side);
		return html`<span class="visually-hidden">${before}</span
			><span class="ply-number">${index + 1}</span
			><span class="visually-hidden">${after}</span>
			${sideIcon(rules, side)} ${words.moves.move(move, board)}`;
	});
	return [html`${start}`, ...entries];
}
