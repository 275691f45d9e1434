/** The plies of a game or line: a list of buttons that keeps the current ply in view. */
import type { Game, Line } from "catchmate";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { html, noChange, nothing, type TemplateResult } from "lit/html.js";
import { sideIcon } from "../../element/icons.ts";
import type { PageWords } from "../../locale/en/page.ts";
import { work } from "../shell/work.ts";

/** Scrolls a list, and nothing else, to its current ply when that changes. */
class Following extends Directive {
	#current: number | null = null;

	override render(_current: number) {
		return noChange;
	}

	override update({ element: list }: ElementPart, [current]: [number]): typeof noChange {
		if (current !== this.#current) {
			this.#current = current;
			work.inFrame(() => {
				const ply = list.querySelector<HTMLElement>("[aria-current]");
				if (ply === null) return;
				const { offsetTop: top, offsetHeight: height } = ply;
				list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight));
			});
		}
		return noChange;
	}
}

const following = directive(Following);

/** @param after adds entries after a ply */
export function plyList(
	kind: "ply" | "line-ply",
	entries: readonly TemplateResult[],
	current: number,
	go: (ply: number) => void,
	after: (ply: number) => TemplateResult | typeof nothing = () => nothing,
): TemplateResult {
	return html`<ol class="plies of-${kind}" role="list" ${following(current)}>
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
