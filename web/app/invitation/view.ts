/** Suggestions for a person who has not made a move yet. */
import "./invitation.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { chapterOf } from "../kernel/controls/chapter-link.ts";
import type { PageParts } from "../kernel/parts.ts";

export interface InvitationView extends PageParts {
	/** Opens the puzzle of the day. */
	readonly openPuzzle: () => void;
	/** Opens the form for embedding the board. */
	readonly openEmbedding: () => void;
	/** Opens the text box, with its text selected. */
	readonly openText: () => void;
}

export function invitation(view: InvitationView): TemplateResult | typeof nothing {
	const { frame, words } = view;
	const { heading, learn, puzzle, embed, text } = words.help.ways;
	const way = (name: string, act: () => void) =>
		html`<li><button type="button" @click=${act}>${name}</button></li>`;
	return frame.isBeginning
		? html`<h2 class="group-heading">${heading}</h2>
				<ul class="ways" role="list">
					<li><a class="button" href=${chapterOf(words)}>${learn}</a></li>
					${way(puzzle, view.openPuzzle)} ${way(embed, view.openEmbedding)}
					${way(text, view.openText)}
				</ul>`
		: nothing;
}
