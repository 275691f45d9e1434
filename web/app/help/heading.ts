/** The heading of the board: the reader's side and aim, and one line more. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { ownValue } from "../../locale/shared.ts";
import type { Context } from "../shell/context.ts";
import { gameWords, roleSentence } from "../shell/game-words.ts";
import type { Rendered } from "../shell/panels.ts";

export interface HeadingView extends Context {
	readonly text: { readonly state: { readonly rules: ReadonlySignal<Rules | null> } };
	readonly rules: { linesOf(rules: Rules, shown?: Rules): readonly string[] };
	readonly help: { openRules(): void };
	/** The streak and the week of a returning solver, before the day's puzzle begins; null at other times. */
	readonly arrival: () => Rendered | null;
	/** The note on the puzzle on the board; null for none. */
	readonly note: () => Rendered | null;
	/** Before the first move, the next step for a returning reader, or the page's description; null afterwards. */
	readonly nextStep: () => Rendered | null;
	/** The result of the puzzle on the board; null for none. On a small phone it replaces the aim. */
	readonly outcome: () => TemplateResult | null;
}

/** The one side that the reader plays or solves for; null for both sides or none. */
function ownSide({ board, page }: Context): string | null {
	if (page.activity === "puzzle") return board.record?.positions[0].toMove ?? null;
	const [person = null, ...others] = page.activity === "play" ? board.humans : [];
	return others.length === 0 ? person : null;
}

/** The reader's side and aim, or a line for each side; nothing in a game without words for them. */
function aimOf(view: Context, rules: Rules): Rendered {
	const { page, words } = view;
	const own = ownSide(view);
	if (own !== null) return html`<strong class="aim">${roleSentence(view, rules, own)}</strong>`;
	const { sideAim } = words.help.greeting;
	const { aims } = gameWords(words, page.games.value, rules);
	const lines = rules.sides.flatMap(({ name }) => {
		const aim = ownValue(aims, name);
		return aim === undefined ? [] : [html`<span class="aim">${sideAim(name, aim)}</span>`];
	});
	return lines.length === 0 ? nothing : html`${lines.map((line) => html`${line} `)}`;
}

/** The rules of a game in lines, as on the board. */
export function linesOf({ board, rules: lab }: Pick<HeadingView, "board" | "rules">, rules: Rules) {
	const shown = board.problem?.game.rules;
	return lab.linesOf(rules, shown?.id === rules.id ? shown : rules);
}

export function heading(view: HeadingView): Rendered {
	const { value: rules } = view.text.state.rules;
	if (rules === null) return nothing;
	const outcome = view.outcome();
	const [how] = linesOf(view, rules);
	const second = view.note() ?? view.nextStep();
	return html`${view.arrival() ?? nothing}
		${outcome === null ? nothing : html`<span class="outcome-line">${outcome}</span>`}
		${aimOf(view, rules)}
		<span class="second-line">${second ?? html`<span class="how">${how}</span>`}
		${
			second === null
				? html`<button type="button" class="quiet tagline to-rules" @click=${() => view.help.openRules()}>
						${view.words.rules.heading}
					</button>`
				: nothing
		}</span>`;
}
