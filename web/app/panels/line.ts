/** Best play of both sides from the position on the board: a list and a slider of its plies, of which the board shows the path. */

import type { Line, Move } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { opponent } from "../../board/position.ts";
import { pieceIcon } from "../../view/piece.ts";
import type { Context } from "../context.ts";
import type { Subject } from "../study/study.ts";
import { answered } from "./fold.ts";

function plyName({ words }: Context, { table, position }: Subject, move: Move, index: number) {
	const { rules } = table.game;
	const side = index % 2 === 0 ? position.toMove : opponent(rules, position.toMove);
	const [before, after] = words.study.line.ply(side);
	return html`<span class="visually-hidden">${before}</span
		><span class="ply-number">${index + 1}</span
		><span class="visually-hidden">${after}</span>
		${pieceIcon(rules, side)} ${words.moves.move(move)}`;
}

function plies(context: Context, subject: Subject, { moves, repeatsFrom }: Line): TemplateResult {
	const { board, study, words, say } = context;
	const { position } = subject;
	const shown = study.plyIn(position, { moves, repeatsFrom });
	const look = (ply: number) => study.lookAt(position, ply);
	const adopt = async () => {
		await board.solution();
		say(words.study.line.adopted);
	};
	const after = words.study.line.after(shown, moves.length);
	return html`
		<label class="scrubber">
			<span>${words.study.line.ahead}</span>
			<input
				type="range"
				min="0"
				max=${moves.length}
				aria-valuetext=${after}
				.value=${live(String(shown))}
				@input=${(event: Event) => look(Number((event.target as HTMLInputElement).value))}
			/>
			<output>${after}</output>
		</label>
		<ol class="plies" role="list">
			${[null, ...moves].map(
				(move, ply) => html`<li>
					<button
						type="button"
						class="line-ply"
						aria-current=${ply === shown ? "step" : nothing}
						@click=${() => look(ply)}
					>
						${move === null ? words.study.line.now : plyName(context, subject, move, ply - 1)}
					</button>
				</li>`,
			)}
		</ol>
		${repeatsFrom === null ? nothing : html`<p class="note">${words.study.line.repeats(repeatsFrom + 1)}</p>`}
		<button type="button" class="adopt" @click=${() => void adopt()}>${words.study.line.adopt}</button>
	`;
}

export function line(context: Context, subject: Subject): TemplateResult {
	return answered(context, subject.line(), (known) =>
		known.moves.length === 0
			? html`<p class="note">${context.words.study.line.over}</p>`
			: plies(context, subject, known),
	);
}
