/** The card at the end of a game: winner, best play, the person's slips, and what to do next. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { nameWinner } from "../../model/naming.ts";
import { isBest } from "../../model/score-card.ts";
import { endHeadingId, focusWords } from "./focus.ts";
import type { EndedGame } from "./state.ts";
import type { PlayView } from "./view.ts";

/** The most slips that are listed. */
const mostSlips = 8;

interface Slips {
	/** The person's moves that were not best, each as the number of moves up to and including it. */
	readonly all: readonly number[];
	/** The first of them that changed the outcome; null for none. */
	readonly decisive: number | null;
	/** Whether all the person's moves were graded. */
	readonly areAllKnown: boolean;
}

function slipsIn({ play }: PlayView, { record }: EndedGame): Slips {
	const { moves } = play.state.card;
	const own = record.positions
		.slice(0, record.index)
		.flatMap(({ toMove }, before) => (play.humans.includes(toMove) ? [before + 1] : []));
	const gradeOf = (ply: number) => {
		const made = moves.get(ply);
		return made?.by === "reader" ? made.grade : null;
	};
	const all = own.filter((ply) => {
		const grade = gradeOf(ply);
		return grade !== null && !isBest(grade);
	});
	return {
		all,
		decisive: all.find((ply) => gradeOf(ply)?.before !== gradeOf(ply)?.after) ?? null,
		areAllKnown: own.every((ply) => gradeOf(ply) !== null),
	};
}

function slipButton(view: PlayView, ply: number): TemplateResult {
	return html`<button type="button" class="slip" @click=${() => view.review(ply)}>
		${view.words.play.end.slip(ply)}
	</button>`;
}

/** The move that changed the outcome, then the other moves that were not best. */
function slipLines(view: PlayView, { all, decisive, areAllKnown }: Slips): TemplateResult {
	const text = view.words.play.end;
	const others = all.filter((ply) => ply !== decisive);
	const count = others.length;
	const isSilent = count === 0 && (decisive !== null || !areAllKnown);
	return html`${
		decisive === null ? nothing : html`<p>${text.decisive} ${slipButton(view, decisive)}</p>`
	}
	${
		isSilent
			? nothing
			: html`<p>
					${text.slips(count, decisive !== null, decisive === null && areAllKnown)}
					${others.slice(0, mostSlips).map((ply) => slipButton(view, ply))}
				</p>`
	}`;
}

/** Begins a new game, which closes the card. */
function playAgain({ play }: PlayView): void {
	focusWords();
	void play.newGame();
}

/** The card, or nothing while the game goes on. */
export function endCard(view: PlayView): TemplateResult | typeof nothing {
	const { play, words } = view;
	const { ended, humans } = play;
	if (ended === null) {
		return nothing;
	}
	const text = words.play.end;
	const { record, winner, start } = ended;
	const slips = slipsIn(view, ended);
	const [only, another] = humans;
	const own = only !== undefined && another === undefined ? only : null;
	return html`<section class="end-card" aria-labelledby=${endHeadingId}>
		<h3 id=${endHeadingId} tabindex="-1">${text.result(winner, own)}</h3>
		<p>${text.length(record.index, play.hintsTaken)}</p>
		${start === null ? nothing : html`<p>${text.best(nameWinner(start, play.naming))}</p>`}
		${start === null || humans.length === 0 ? nothing : slipLines(view, slips)}
		<div class="buttons">
			<button type="button" @click=${() => view.review(slips.decisive ?? slips.all[0] ?? 1)}>${text.review}</button>
			<button type="button" @click=${() => playAgain(view)}>${text.rematch}</button>
			<button
				type="button"
				@click=${() => {
					play.swapSides();
					playAgain(view);
				}}
			>
				${words.play.swapSides}
			</button>
		</div>
	</section>`;
}
