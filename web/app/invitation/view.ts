/** The ways on for a person who has not made a move yet. */
import "./invitation.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";
import { attempt } from "../failure.ts";
import { chapterOf } from "../frame/chapter-link.ts";
import { whenDrawn } from "../frame/when-drawn.ts";
import { puzzleHeadingId } from "../puzzles/view.ts";
import { loadScript } from "../script.ts";
import { textBoxId } from "../text/view.ts";

/** Whether the person is shown where to begin. */
export const isInvited = ({ board, state }: Context): boolean =>
	state.frame.activity === "analyse" && !state.frame.hasMoved && board.record?.moves.length === 0;

/** Sets the puzzle of the day. The keyboard goes to its heading, as the ways are gone then. */
async function openPuzzle({ puzzles }: Context): Promise<void> {
	await puzzles.show(null);
	document.getElementById(puzzleHeadingId)?.focus({ preventScroll: true });
}

/** Opens the tab for sharing, and in it what puts the board in a page. */
const openEmbedding = (context: Context): Promise<void> =>
	attempt(context, async () => {
		// The tab is drawn at once when its script is there.
		await loadScript("share");
		context.share.set({ isEmbedding: true });
		context.frame.openTab("share");
		whenDrawn(() => document.querySelector<HTMLElement>("#share-embed > summary")?.focus());
	});

/** Has the text box wait for another text. */
function openText({ frame }: Context): void {
	frame.openTab("text");
	whenDrawn(() => {
		const box = document.getElementById(textBoxId);
		if (box instanceof HTMLTextAreaElement) {
			box.focus();
			box.select();
		}
	});
}

export function invitation(context: Context): TemplateResult | typeof nothing {
	const { words } = context;
	const { heading, learn, puzzle, embed, text } = words.help.ways;
	const way = (name: string, act: () => void) =>
		html`<li><button type="button" @click=${act}>${name}</button></li>`;
	return isInvited(context)
		? html`<h2 class="group-heading">${heading}</h2>
				<ul class="ways" role="list">
					<li><a class="button" href=${chapterOf(words)}>${learn}</a></li>
					${way(puzzle, () => void openPuzzle(context))}
					${way(embed, () => void openEmbedding(context))} ${way(text, () => openText(context))}
				</ul>`
		: nothing;
}
