/** The author's annotation of a position: its comment, and buttons to variations and to the next comment. */
import type { ReactiveController, ReactiveElement } from "lit";
import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Words } from "../locale/en/board.ts";
import { hasNotes, lineText } from "../model/annotated.ts";
import { commentParts, type Part } from "../model/comment-text.ts";
import { type GameRecord, lastMove } from "../model/record.ts";
import type { Session } from "./session.ts";

/** A part of a comment. Links to other sites open in another tab, in case a game is in progress. */
function shown(part: Part): string | TemplateResult {
	if (typeof part === "string") return part;
	const inner = part.parts.map(shown);
	switch (part.kind) {
		case "em":
			return html`<em>${inner}</em>`;
		case "strong":
			return html`<strong>${inner}</strong>`;
		case "code":
			return html`<code>${inner}</code>`;
		case "a": {
			const target = part.href?.includes("//") ? "_blank" : nothing;
			return html`<a href=${part.href ?? nothing} target=${target} rel="noopener">${inner}</a>`;
		}
	}
}

/** The comment, and buttons into variations, back, and to the next comment; in print the full line. */
export function annotation(
	words: Words,
	{ annotation: here, annotated, state: { match } }: Session,
	follow: (line: GameRecord) => void,
): TemplateResult | typeof nothing {
	if (here === null || annotated === null || match === null) return nothing;
	const moveText = (move: Parameters<typeof words.moves.move>[0]) =>
		words.moves.move(move, match.game.board);
	const button = (record: GameRecord, text: string) =>
		html`<button type="button" class="way" part="variation" @click=${() => follow(record)}>${text}</button>`;
	const variation = (record: GameRecord) => {
		const move = lastMove(record);
		return move && button(record, words.line.variation(moveText(move)));
	};
	const { comment, variations, back, next } = here;
	const nextSteps = html`<div class="next-steps">
		${comment?.text ? html`<p class="comment" part="comment">${commentParts(comment.text).map(shown)}</p>` : nothing}
		${variations.map(variation)}
		${back && button(back, words.line.back)}
		${next && button(next, words.line.next)}
	</div>`;
	return html`${hasNotes(annotated) || back !== null ? nextSteps : nothing}
		<p class="score">${guard([annotated, words], () => lineText(annotated, moveText))}</p>`;
}

/** Keeps the focus within the annotation when its buttons change with the position. */
export class AnnotationFocus implements ReactiveController {
	#wasInside = false;

	constructor(private readonly host: ReactiveElement) {}

	hostUpdate(): void {
		this.#wasInside = Boolean(this.host.shadowRoot?.activeElement?.closest(".next-steps"));
	}

	hostUpdated(): void {
		const root = this.host.shadowRoot;
		if (!this.#wasInside || root?.activeElement !== null) return;
		const near = root.querySelector<HTMLElement>(".next-steps button");
		(near ?? root.querySelector<HTMLElement>("[tabindex='0']"))?.focus();
	}
}
