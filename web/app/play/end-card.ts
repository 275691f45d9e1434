/** The card at the end of a game: who won, what best play was, where the person slipped, and what to do next. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Context } from "../context.ts";

/** The most slips that are named one by one. */
const mostSlips = 8;

function slips({ board, play, words }: Context): TemplateResult {
	const { slips } = play;
	const text = words.play.end;
	const seek = (ply: number) => () => {
		void play.review().then(() => board.seek(ply - 1));
	};
	return html`<p>
		${text.slips(slips.length)}
		${slips.slice(0, mostSlips).map(
			(ply) => html`<button type="button" class="slip" @click=${seek(ply)}>
				${text.slip(ply)}
			</button>`,
		)}
	</p>`;
}

/** Nothing as long as the game goes on. */
export function endCard(context: Context): TemplateResult | typeof nothing {
	const { play, words } = context;
	const { ended, humans } = play;
	if (ended === null) {
		return nothing;
	}
	const text = words.play.end;
	const { record, winner, start } = ended;
	const [only, another] = humans;
	const own = only !== undefined && another === undefined ? only : null;
	return html`<section class="end-card" aria-labelledby="end-heading">
		<h3 id="end-heading">${text.result(winner, own)}</h3>
		<p>${text.length(record.index)} ${start === null ? nothing : text.best(start)}</p>
		${start === null || humans.length === 0 ? nothing : slips(context)}
		<div class="buttons">
			<button type="button" @click=${() => void play.review()}>${text.review}</button>
			<button type="button" @click=${() => void play.newGame()}>${text.rematch}</button>
			<button
				type="button"
				@click=${() => {
					play.swapSides();
					void play.newGame();
				}}
			>
				${words.play.swapSides}
			</button>
		</div>
	</section>`;
}
