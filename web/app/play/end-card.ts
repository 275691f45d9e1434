/** The card at the end of a game: who won, what best play was, where the person slipped, and what to do next. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { nameWinner } from "../../board/naming.ts";
import { currentPosition } from "../../board/record.ts";
import type { Context } from "../context.ts";
import { endHeadingId, focusWords } from "./focus.ts";
import { isBest } from "./score-card.ts";
import type { EndedGame } from "./state.ts";

/** The most slips that are named one by one. */
const mostSlips = 8;

interface Slips {
	/** The person's moves that were not as good as another, by the number of moves up to each, it included. */
	readonly all: readonly number[];
	/** The first of them that made the outcome worse; null for none. */
	readonly decisive: number | null;
	/** Whether all the person's moves of the game were graded. */
	readonly areAllKnown: boolean;
}

function slipsIn({ play, state }: Context, { record }: EndedGame): Slips {
	const { moves } = state.play.card;
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

/** Looks at the game before a move, with an arrow of a best one. */
async function review({ analysis, board, frame }: Context, ply: number): Promise<void> {
	frame.setActivity("analyse");
	frame.openTab("moves");
	await board.seek(ply - 1);
	const { record, values } = board;
	const [best] = values;
	if (record !== null && best !== undefined) {
		analysis.choose({ pointed: { position: currentPosition(record), moves: [best.move] } });
	}
}

function slipButton(context: Context, ply: number): TemplateResult {
	return html`<button type="button" class="slip" @click=${() => void review(context, ply)}>
		${context.words.play.end.slip(ply)}
	</button>`;
}

/** The move that changed the outcome first, then the others that were not the best. */
function slipLines(context: Context, { all, decisive, areAllKnown }: Slips): TemplateResult {
	const text = context.words.play.end;
	const others = all.filter((ply) => ply !== decisive);
	const count = others.length;
	const isSilent = count === 0 && (decisive !== null || !areAllKnown);
	return html`${
		decisive === null ? nothing : html`<p>${text.decisive} ${slipButton(context, decisive)}</p>`
	}
	${
		isSilent
			? nothing
			: html`<p>
					${text.slips(count, decisive !== null, decisive === null && areAllKnown)}
					${others.slice(0, mostSlips).map((ply) => slipButton(context, ply))}
				</p>`
	}`;
}

/** Begins another game, which takes the card away. */
function playAgain({ play }: Context): void {
	focusWords();
	void play.newGame();
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
	const slips = slipsIn(context, ended);
	const [only, another] = humans;
	const own = only !== undefined && another === undefined ? only : null;
	return html`<section class="end-card" aria-labelledby=${endHeadingId}>
		<h3 id=${endHeadingId} tabindex="-1">${text.result(winner, own)}</h3>
		<p>${text.length(record.index, play.hintsTaken)}</p>
		${start === null ? nothing : html`<p>${text.best(nameWinner(start, play.naming))}</p>`}
		${start === null || humans.length === 0 ? nothing : slipLines(context, slips)}
		<div class="buttons">
			<button type="button" @click=${() => void review(context, slips.decisive ?? slips.all[0] ?? 1)}>${text.review}</button>
			<button type="button" @click=${() => playAgain(context)}>${text.rematch}</button>
			<button
				type="button"
				@click=${() => {
					play.swapSides();
					playAgain(context);
				}}
			>
				${words.play.swapSides}
			</button>
		</div>
	</section>`;
}
