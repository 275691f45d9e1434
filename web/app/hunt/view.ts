/** The form of the hunt, and the hardest board so far. */
import "./hunt.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";
import { button } from "../shell/controls/button.ts";
import { copyButton } from "../shell/controls/copy.ts";
import { errorBox } from "../shell/controls/error.ts";
import { select } from "../shell/controls/select.ts";
import { stepper } from "../shell/controls/stepper.ts";
import { attempt, pageFailureText } from "../shell/failure.ts";
import type { Catch, HuntView } from "./model.ts";

const goals = ["longest", "fewest-saves", "zugzwang", "only-draw"] as const;

const pictureSize = { width: 256, height: 256, isNumbered: true };

function sizes({ hunt, words }: HuntView): TemplateResult | typeof nothing {
	const text = words.hunt;
	const { rows, columns } = hunt.game?.sizes ?? { rows: null, columns: null };
	if (rows === null) return html`<p class="note">${text.oneSize}</p>`;
	const { wish } = hunt;
	return html`${stepper(words, {
		id: "hunt-rows",
		name: columns === null ? text.size : text.rows,
		value: wish.rows,
		...rows,
		set: (rows) => hunt.change({ rows }),
	})}
	${
		columns === null
			? nothing
			: stepper(words, {
					id: "hunt-columns",
					name: text.columns,
					value: wish.columns,
					...columns,
					set: (columns) => hunt.change({ columns }),
				})
	}`;
}

function caught(view: HuntView, { goal, score, code, problem }: Catch): TemplateResult {
	const { hunt, words } = view;
	const text = words.hunt;
	const take = (activity: "analyse" | "play") => () =>
		void attempt(view, () => hunt.take(activity));
	return html`
		<p class="hunt-worth"><strong>${text.worth(goal, score)}</strong></p>
		${boardPicture(problem, stillScene, pictureSize)}
		<div class="buttons">
			${button(text.analyse, true, take("analyse"))} ${button(text.play, true, take("play"))}
			${copyButton(view, {
				id: "copy-hunted",
				label: words.share.copyLink,
				text: () => new URL(`#${code}`, location.href).href,
			})}
		</div>`;
}

export function huntView(view: HuntView): TemplateResult {
	const { hunt, words } = view;
	const text = words.hunt;
	const { isRunning, wish } = hunt;
	const { value: tried } = hunt.tried;
	const { value: best } = hunt.best;
	const { value: failure } = hunt.failure;
	const toggle = () => (isRunning ? hunt.stop() : void hunt.start());
	return html`
		<p class="note">${text.about}</p>
		<label class="field">
			<span>${text.goal}</span>
			${select({
				id: "hunt-goal",
				options: goals.map((value) => ({ value, name: text.goals[value] })),
				isChosen: (value) => value === wish.goal,
				choose: (goal) => hunt.change({ goal }),
			})}
		</label>
		<div class="hunt-sizes">
			${sizes(view)}
			${stepper(words, {
				id: "hunt-obstacles",
				name: text.obstacles,
				value: wish.obstacles,
				least: 0,
				most: 90,
				set: (obstacles) => hunt.change({ obstacles }),
			})}
		</div>
		<div class="buttons">
			<button type="button" id="hunt-toggle" class="primary" @click=${toggle}>
				${isRunning ? text.stop : text.start}
			</button>
		</div>
		<div id="hunted">
			${tried === null ? nothing : html`<p class="note" id="hunt-tried">${text.tried(tried)}</p>`}
			${best === null ? nothing : caught(view, best)}
		</div>
		<div role="status">${
			failure !== null
				? errorBox(pageFailureText(words, failure).message)
				: isRunning
					? html`<p class="note">${text.running}</p>`
					: tried === null
						? nothing
						: html`<p class="note">${best === null ? text.none : text.stopped}</p>`
		}</div>`;
}
