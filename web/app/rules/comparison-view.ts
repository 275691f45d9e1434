/** The view of a comparison: how many positions change and how, an example, and a map. */
import type { ChangedPosition, Changes, Outcome, Rules, SideChanges } from "catchmate";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import { failureText } from "../../element/failure.ts";
import { outcomeChip } from "../../element/icons.ts";
import type { RulesWords } from "../../locale/en/rules.ts";
import type { Ground } from "../../model/graph.ts";
import { areComparable, areSame, originOf } from "../../model/own-rules.ts";
import { opponent, positionKey } from "../../model/position.ts";
import { changeBoard } from "../shell/change-board.ts";
import { boardPicture, cardSize } from "../shell/controls/board-picture.ts";
import { choices } from "../shell/controls/choices.ts";
import { errorBox } from "../shell/controls/error.ts";
import type { Drawn } from "../shell/panels.ts";
import { changeMap } from "./change-map.ts";
import { currentOf } from "./comparison.ts";
import type { Compared, RulesView } from "./model.ts";

type Text = RulesWords["comparison"];

const outcomes: readonly Outcome[] = ["win", "draw", "loss"];

/** A change of outcome, by the winners before and after; null for a draw. */
interface Kind {
	readonly before: string | null;
	readonly after: string | null;
	readonly positions: number;
}

const winnerOf = (rules: Rules, toMove: string, outcome: Outcome): string | null =>
	outcome === "draw" ? null : outcome === "win" ? toMove : opponent(rules, toMove);

/** The changes of outcome with both sides to move, most frequent first. */
function kindsOf(rules: Rules, { toMove }: Changes): readonly Kind[] {
	const kinds = new Map<string, Kind>();
	for (const [name, side] of Object.entries(toMove)) {
		for (const { before: from, after: to, positions } of side.outcomes) {
			const before = winnerOf(rules, name, from);
			const after = winnerOf(rules, name, to);
			const key = `${before} ${after}`;
			const known = kinds.get(key)?.positions ?? 0;
			if (from !== to) {
				kinds.set(key, { before, after, positions: known + positions });
			}
		}
	}
	return [...kinds.values()].sort((one, other) => other.positions - one.positions);
}

const sumOf = <T>(all: readonly T[], number: (each: T) => number): number =>
	all.reduce((sum, each) => sum + number(each), 0);

function summary(
	text: Text,
	changes: Changes,
	kinds: readonly Kind[],
	ground: Ground,
): TemplateResult {
	const sides = Object.values(changes.toMove);
	const all = sumOf(sides, ({ outcomes }) => sumOf(outcomes, ({ positions }) => positions));
	const changed = sumOf(kinds, ({ positions }) => positions);
	const otherDistance = sumOf(sides, (side) => side.otherDistance);
	const only = sumOf(sides, (side) => side.onlyBefore + side.onlyAfter);
	const list = kinds.map(({ positions, before, after }) => text.kind(positions, before, after));
	return html`<p class="remark">
			${changed === 0 ? text.none(all) : html`<strong>${text.changed(changed, all)}</strong>${text.list(list)}`}${
				otherDistance === 0 ? nothing : text.otherDistance(otherDistance)
			}
		</p>
		${only === 0 ? nothing : html`<p class="note">${text.only(only, ground)}</p>`}`;
}

/** The table for one side to move: a row per outcome before, a column per outcome now. */
function sideTable(view: RulesView, text: Text, name: string, side: SideChanges): TemplateResult {
	const { words } = view;
	const head = (when: string, outcome: Outcome) =>
		html`<span class="visually-hidden">${when}: </span>${outcomeChip(words, { outcome })}
			${text.outcomes[outcome]}`;
	const count = (before: Outcome, after: Outcome) =>
		side.outcomes.find((pair) => pair.before === before && pair.after === after)?.positions ?? 0;
	return html`<table class="figures changes">
		<caption>${text.toMove(name)}</caption>
		<thead>
			<tr>
				<td class="note" aria-hidden="true">${text.before} ↓ ${text.after} →</td>
				${outcomes.map((after) => html`<th scope="col">${head(text.after, after)}</th>`)}
			</tr>
		</thead>
		<tbody>
			${outcomes.map(
				(before) => html`<tr>
					<th scope="row">${head(text.before, before)}</th>
					${outcomes.map((after) => {
						const number = count(before, after);
						const isChange = before !== after && number > 0;
						return html`<td class=${isChange ? "is-change" : ""}>${words.number(number)}</td>`;
					})}
				</tr>`,
			)}
		</tbody>
	</table>`;
}

function example(
	{ board, rules, words }: RulesView,
	text: Text,
	{ game }: Compared,
	changed: ChangedPosition,
): TemplateResult {
	const { position, before, after } = changed;
	const shown = rules.problem?.position;
	const isShown = shown !== undefined && positionKey(shown) === positionKey(position);
	const setUp = () => {
		changeBoard(board, (problem) => ({ ...problem, position }));
		board.scrollIntoView({ block: "nearest" });
	};
	return html`<li>
		<button
			type="button"
			class="change-example"
			aria-current=${isShown ? "true" : nothing}
			@click=${setUp}
		>
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

function examples(view: RulesView, text: Text, compared: Compared, changes: Changes) {
	const found = Object.values(changes.toMove)
		.flatMap(({ outcomes }) => outcomes)
		.sort((one, other) => other.positions - one.positions)
		.flatMap((change) => change.example ?? []);
	return found.length === 0
		? nothing
		: html`<h3 class="group-heading">${text.examples}</h3>
				<p class="note">${text.examplesNote}</p>
				<ul class="change-examples" role="list">
					${found.map((changed) => example(view, text, compared, changed))}
				</ul>`;
}

/** The choice of the rules to compare; nothing if there is only one. */
function against(view: RulesView, text: Text, rules: Rules) {
	const { frame, rules: lab, words } = view;
	const origin = originOf(frame.games.value, rules);
	const { against, others } = lab;
	const previous = lab.previous.value;
	const nameOf = (other: Rules) =>
		origin !== undefined && areSame(other, origin)
			? text.origin(words.game(origin.id).name)
			: previous !== null && areSame(other, previous)
				? text.previous
				: text.given;
	const chosen = others.find((other) => against !== null && areSame(other, against));
	const choose = (other: Rules) => lab.compareWith(other);
	return html`<fieldset class="choice">
		<legend>${text.with}</legend>
		${choices("comparison-with", others, chosen, choose, nameOf)}
	</fieldset>`;
}

/** The result or the progress. The last result remains meanwhile if the board has the same pieces. */
function result(view: RulesView, text: Text, onBoard: Rules): TemplateResult {
	const { rules, words } = view;
	const compared = rules.compared.value;
	const progress = rules.progress.value;
	const current = currentOf(rules);
	const waiting =
		current !== null
			? nothing
			: html`<p class="note counting">
					${progress === null ? text.solving : text.counting(progress.counted, progress.positions)}
				</p>`;
	if (compared === null || !areComparable(compared.game.rules, onBoard)) {
		return html`${waiting}`;
	}
	const { found, game } = compared;
	if ("failure" in found) {
		return html`${waiting} ${errorBox(failureText(words, found.failure).message)}`;
	}
	const changes = found.known;
	const kinds = kindsOf(game.rules, changes);
	return html`${waiting}
		<div class="comparison ${current === null ? "is-stale" : ""}" ?inert=${current === null}>
			<div role="status">${summary(text, changes, kinds, game.board)}</div>
			<div class="change-tables">
				${Object.entries(changes.toMove).map(([name, side]) => sideTable(view, text, name, side))}
			</div>
			${kinds.length === 0 ? nothing : [examples(view, text, compared, changes), changeMap(view, text, compared)]}
		</div>`;
}

export function comparisonContent(view: RulesView): Drawn {
	const { rules: lab, words } = view;
	const { against: other, problem } = lab;
	if (problem === null || other === null) {
		return nothing;
	}
	const text = words.rules.comparison;
	const { rules } = problem.game;
	return html`<p class="note">${text.note}</p>
		${against(view, text, rules)}
		${
			areSame(rules, other)
				? html`<p class="note">${text.same}</p>`
				: areComparable(rules, other)
					? result(view, text, rules)
					: html`<p class="note">${text.pieces}</p>`
		}`;
}
