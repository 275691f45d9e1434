/** The view of the comparison of rules: the numbers of changed positions, with examples. */
import "./rules.css";
import type { ChangedPosition, Changes, Game, Outcome, Rules } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { areComparable, areSame, originOf } from "../../model/own-rules.ts";
import { opponent, positionKey } from "../../model/position.ts";
import { changeBoard } from "../shell/change-board.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import { choices } from "../shell/controls/choices.ts";
import { errorBox } from "../shell/controls/error.ts";
import { pageFailureText } from "../shell/failure.ts";
import type { Rendered } from "../shell/panels.ts";
import type { RulesView } from "./model.ts";

const sum = <T>(all: readonly T[], number: (each: T) => number): number =>
	all.reduce((total, each) => total + number(each), 0);

/** The numbers of positions by change of winner, most frequent first; the winner of a draw is null. */
function kindsOf(rules: Rules, { toMove }: Changes) {
	const kinds: { before: string | null; after: string | null; positions: number }[] = [];
	for (const [mover, { outcomes }] of Object.entries(toMove)) {
		const winner = (outcome: Outcome) =>
			outcome === "draw" ? null : outcome === "win" ? mover : opponent(rules, mover);
		for (const change of outcomes.filter(({ before, after }) => before !== after)) {
			const [before, after] = [winner(change.before), winner(change.after)];
			const known = kinds.find((each) => each.before === before && each.after === after);
			if (known) known.positions += change.positions;
			else kinds.push({ before, after, positions: change.positions });
		}
	}
	return kinds.sort((one, other) => other.positions - one.positions);
}

function summary({ words }: RulesView, { rules, board }: Game, changes: Changes) {
	const text = words.rules.comparison;
	const sides = Object.values(changes.toMove);
	const all = sum(sides, ({ outcomes }) => sum(outcomes, ({ positions }) => positions));
	const kinds = kindsOf(rules, changes);
	const changed = sum(kinds, ({ positions }) => positions);
	const otherDistance = sum(sides, (side) => side.otherDistance);
	const only = sum(sides, (side) => side.onlyBefore + side.onlyAfter);
	const list = kinds.map(({ positions, before, after }) => text.kind(positions, before, after));
	return html`<div role="status">
		<p class="remark">
			${changed === 0 ? text.none(all) : html`<strong>${text.changed(changed, all)}</strong>${text.list(list)}`}${
				otherDistance === 0 ? nothing : text.otherDistance(otherDistance)
			}
		</p>
		${only === 0 ? nothing : html`<p class="note">${text.only(only, board)}</p>`}
	</div>`;
}

function example(
	{ board, rules, words }: RulesView,
	game: Game,
	changed: ChangedPosition,
): TemplateResult {
	const text = words.rules.comparison;
	const { position, before, after } = changed;
	const shown = rules.problem?.position;
	const isShown = shown !== undefined && positionKey(shown) === positionKey(position);
	const setUp = () => {
		changeBoard(board, (problem) => ({ ...problem, position }));
		board.scrollIntoView({ block: "nearest" });
	};
	return html`<li>
		<button type="button" class="change-example" aria-current=${isShown ? "true" : nothing} @click=${setUp}>
			${boardPicture(changed, () => stillScene({ game, position }), cardSize)}
			<span>
				<strong>${text.toMove(position.toMove)}</strong>
				<span class="visually-hidden">${words.picture.description(game, position, null)}</span>
				<span>${text.beforeValue(before)}</span>
				<span>${text.afterValue(after)}</span>
			</span>
		</button>
	</li>`;
}

function examples(view: RulesView, game: Game, { toMove }: Changes): Rendered {
	const text = view.words.rules.comparison;
	const found = Object.values(toMove)
		.flatMap(({ outcomes }) => outcomes)
		.sort((one, other) => other.positions - one.positions)
		.flatMap((change) => change.example ?? []);
	return found.length === 0
		? nothing
		: html`<h3 class="group-heading">${text.examples}</h3>
				<p class="note">${text.examplesNote}</p>
				<ul class="change-examples" role="list">
					${found.map((changed) => example(view, game, changed))}
				</ul>`;
}

/** The choice of the rules to compare with. */
function againstChoice({ page, rules, words }: RulesView, onBoard: Rules, against: Rules) {
	const text = words.rules.comparison;
	const origin = originOf(page.games.value, onBoard);
	const previous = rules.previous.value;
	const nameOf = (other: Rules) =>
		origin !== undefined && areSame(other, origin)
			? text.origin(words.game(origin.id).name)
			: previous !== null && areSame(other, previous)
				? text.previous
				: text.given;
	const chosen = rules.others.find((other) => areSame(other, against));
	const choose = (other: Rules) => rules.compareWith(other);
	return html`<fieldset class="choice">
		<legend>${text.with}</legend>
		${choices("comparison-with", rules.others, chosen, choose, nameOf)}
	</fieldset>`;
}

/** The result, or the progress; with the same pieces, the previous result stays meanwhile, greyed out. */
function result(view: RulesView, onBoard: Rules): TemplateResult {
	const { rules, words } = view;
	const text = words.rules.comparison;
	const { compared, isCurrent, progress } = rules;
	const waiting = html`<p class="note counting">
		${progress.value === null ? text.solving : text.counting(progress.value.counted, progress.value.positions)}
	</p>`;
	if (compared.value === null || !areComparable(compared.value.game.rules, onBoard)) {
		return waiting;
	}
	const { found, game } = compared.value;
	return html`${isCurrent ? nothing : waiting}
		${
			"changes" in found
				? html`<div class="comparison ${isCurrent ? "" : "is-stale"}" ?inert=${!isCurrent}>
						${summary(view, game, found.changes)} ${examples(view, game, found.changes)}
					</div>`
				: errorBox(pageFailureText(words, found).message)
		}`;
}

export function comparison(view: RulesView): Rendered {
	const { rules, words } = view;
	const { against, problem } = rules;
	if (problem === null || against === null) {
		return nothing;
	}
	const text = words.rules.comparison;
	const { rules: onBoard } = problem.game;
	return html`<div id="comparison-content">
		<p class="note">${text.note}</p>
		${againstChoice(view, onBoard, against)}
		${
			areSame(onBoard, against)
				? html`<p class="note">${text.same}</p>`
				: areComparable(onBoard, against)
					? result(view, onBoard)
					: html`<p class="note">${text.pieces}</p>`
		}
	</div>`;
}
