/** The form that changes the rules of the game on the board. */
import "./rules.css";
import type { Rules, SideRules } from "catchmate";
import { live } from "lit/directives/live.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { pieceIcon, sideLabel } from "../../element/icons.ts";
import { longestSide } from "../../model/boards.ts";
import { fitTo } from "../../model/fit.ts";
import {
	canDraw,
	canWinEndless,
	edges,
	fitsGraph,
	isDecisive,
	isLastWay,
	listed,
	named,
	optionsOf,
	originOf,
	withDirection,
	withGoal,
	withOption,
	withSide,
} from "../../model/own-rules.ts";
import { movesTogether, tokenHolder } from "../../model/position.ts";
import { isSame } from "../../model/same.ts";
import { changeBoard } from "../shell/change-board.ts";
import { button } from "../shell/controls/button.ts";
import { choices } from "../shell/controls/choices.ts";
import { fieldOf } from "../shell/controls/field.ts";
import { type Option, select } from "../shell/controls/select.ts";
import { stepper } from "../shell/controls/stepper.ts";
import type { Rendered } from "../shell/panels.ts";
import type { RulesView } from "./model.ts";

const mostPieces = 6;

/** The directions around a piece, row by row; null is the piece. */
const compass = [
	...(["up-left", "up", "up-right"] as const),
	...(["left", null, "right"] as const),
	...(["down-left", "down", "down-right"] as const),
];
const arrows = [..."↖↑↗← →↙↓↘"];

/** Changes the board's rules, fits the position to them, and remembers the old rules. */
function change({ board, page, rules: lab }: RulesView, changed: Rules): void {
	const rules = named(page.games.value, changed);
	const before = lab.problem?.game.rules ?? null;
	changeBoard(board, (problem) => fitTo(rules, problem));
	if (lab.against === lab.previous.value) {
		lab.compareWith(lab.against && before);
	}
	lab.previous.value = before;
}

interface RuleField<Value> {
	readonly id: string;
	readonly name: string;
	readonly options: readonly Option<Value>[];
	readonly isChosen: (value: Value) => boolean;
	readonly choose: (value: Value) => void;
	/** The meaning of the value, or the reason for disabled ones. */
	readonly note?: string | null;
	readonly isDisabled?: boolean;
}

function ruleField<Value>(field: RuleField<Value>): TemplateResult {
	const { id, name, note = null } = field;
	return html`<div class="field rule">
		<label class="field-name" for=${id}>${name}</label>
		${select({ ...field, describedBy: note === null ? undefined : `${id}-note` })}
		${note === null ? nothing : html`<p class="note" id="${id}-note">${note}</p>`}
	</div>`;
}

/** Pairs values with their names. */
const optionsIn = <Value extends string>(
	values: readonly Value[],
	names: Readonly<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, name: names[value] }));

/** @param lockedBy the id of the element with the reason for a disabled box */
function check(
	name: string,
	isOn: boolean,
	set: (isOn: boolean) => void,
	lockedBy?: string,
): TemplateResult {
	return html`<label class="check">
		<input
			type="checkbox"
			aria-describedby=${lockedBy ?? nothing}
			?disabled=${lockedBy !== undefined}
			.checked=${live(isOn)}
			@change=${(event: Event) => set(fieldOf(event).checked)}
		/>
		<span>${name}</span>
	</label>`;
}

/** The context of a side's fields. */
interface SideFields {
	readonly rules: Rules;
	readonly side: SideRules;
	readonly set: (changed: SideRules) => void;
	readonly id: (field: string) => string;
}

/** The directions in which a side moves on rectangles. */
function directions({ words }: RulesView, { rules, side, set, id }: SideFields): TemplateResult {
	const text = words.rules.form;
	const direction = (toward: (typeof compass)[number], place: number) => {
		if (toward === null) {
			return pieceIcon(rules, side.name);
		}
		const has = side.directions.includes(toward);
		const isFixed = has && isLastWay(side);
		return html`<label title=${text.directions[toward]}>
			<input
				type="checkbox"
				aria-label=${text.directions[toward]}
				aria-describedby=${isFixed ? id("last") : nothing}
				?disabled=${isFixed}
				.checked=${live(has)}
				@change=${(event: Event) => set(withDirection(side, toward, fieldOf(event).checked))}
			/>
			<span aria-hidden="true">${arrows[place]}</span>
		</label>`;
	};
	return html`<fieldset>
		<legend class="field-name">${text.moves}</legend>
		<div class="segments compass">${compass.map(direction)}</div>
	</fieldset>`;
}

/** The fields of rectangles alone: what longer moves pass over, and goal borders. */
function leapsAndGoals({ words }: RulesView, { side, set, id }: SideFields): TemplateResult {
	const text = words.rules.form;
	const goal = (edge: (typeof edges)[number]) =>
		check(text.edges[edge], side.goals.includes(edge), (has) => set(withGoal(side, edge, has)));
	return html`${ruleField<SideRules["leaps"]>({
		id: id("leaps"),
		name: text.leaps,
		options: optionsIn(["nothing", "pieces", "everything"], text.passesOver),
		isChosen: (leaps) => leaps === side.leaps,
		choose: (leaps) => set({ ...side, leaps }),
		note: side.reach === 1 ? text.leapsNote : null,
		isDisabled: side.reach === 1,
	})}
		<fieldset class="rule">
			<legend class="field-name">${text.goals}</legend>
			<div class="rules-goals">${edges.map(goal)}</div>
		</fieldset>`;
}

function sideRules(view: RulesView, rules: Rules, side: SideRules, isGraph: boolean) {
	const { words } = view;
	const text = words.rules.form;
	const { name } = side;
	const set = (changed: SideRules) => change(view, withSide(rules, changed));
	const id = (field: string) => `rules-${field}-${name}`;
	const fields: SideFields = { rules, side, set, id };
	const isLast = !isGraph && isLastWay(side);
	const passLock = isLast && side.mayPass ? id("last") : undefined;
	const rival = rules.sides.find((other) => other !== side);
	const movesAll = movesTogether(rules, name);
	const pieces = stepper(words, {
		id: id("pieces"),
		name: text.pieces,
		value: side.pieces,
		least: rival?.pieces === 1 ? 0 : 1,
		most: rival?.pieces === 0 ? 1 : mostPieces,
		set: (pieces) => set(withOption({ ...side, pieces }, "movesAll", side.movesAll === true)),
	});
	const reach = () =>
		stepper(words, {
			id: id("reach"),
			name: text.reach,
			value: side.reach,
			most: movesAll ? 1 : longestSide,
			set: (reach) => set({ ...side, reach }),
		});
	return html`<fieldset class="rules-side">
		<legend>${sideLabel(words, rules, name)}</legend>
		<div class="rules-moves">
			${isGraph ? nothing : directions(view, fields)}
			<div class="rules-numbers">
				${pieces} ${isGraph ? nothing : reach()}
				${check(text.mayPass, side.mayPass, (mayPass) => set({ ...side, mayPass }), passLock)}
				${optionsOf(side).map((option) =>
					check(text[option], side[option] === true, (has) => set(withOption(side, option, has))),
				)}
			</div>
		</div>
		${movesAll ? html`<p class="note">${text.movesAllNote}</p>` : nothing}
		${side.pieces === 0 ? html`<p class="note">${text.tokenNote}</p>` : nothing}
		${isLast ? html`<p class="note" id=${id("last")}>${text.lastWay}</p>` : nothing}
		${isGraph ? nothing : leapsAndGoals(view, fields)}
	</fieldset>`;
}

/** The fields of the game: the side that starts, captures, no moves, and endless play. */
function gameRules(view: RulesView, rules: Rules): TemplateResult {
	const { words } = view;
	const text = words.rules.form;
	const names = rules.sides.map(({ name }) => name);
	const set = (changed: Partial<Rules>) => change(view, { ...rules, ...changed });
	const label = (side: string) => sideLabel(words, rules, side);
	const capture = () =>
		ruleField<Rules["capture"]>({
			id: "rules-capture",
			name: text.capture,
			options: [
				...optionsIn(["wins", "forbidden"], text.captures),
				...names.map((winner) => ({ value: { winner }, name: text.captures.winner(winner) })),
			],
			isChosen: (capture) => isSame(capture, rules.capture),
			choose: (capture) => set({ capture }),
			note:
				typeof rules.capture === "string"
					? text.captureNotes[rules.capture]
					: text.captureNotes.winner(rules.capture.winner),
		});
	const noMoves = optionsIn(["loses", "draws", "passes"], text.noMoves);
	return html`<fieldset class="rules-game">
		<legend>${text.game}</legend>
		<fieldset class="rule">
			<legend class="field-name">${text.starts}</legend>
			${choices("rules-starts", names, rules.starts, (starts) => set({ starts }), label, "rules-starts-note")}
			<p class="note" id="rules-starts-note">${text.startsNote}</p>
		</fieldset>
		${tokenHolder(rules) === null ? capture() : nothing}
		${ruleField<Rules["noMove"]>({
			id: "rules-no-move",
			name: text.noMove,
			options: noMoves.map((option) => ({
				...option,
				isExcluded: option.value === "draws" && !canDraw(rules),
			})),
			isChosen: (noMove) => noMove === rules.noMove,
			choose: (noMove) => set({ noMove }),
			note: canDraw(rules) ? text.noMoveNotes[rules.noMove] : text.noDraw,
		})}
		${ruleField<Rules["endless"]>({
			id: "rules-endless",
			name: text.endless,
			options: [
				{ value: "draws", name: text.endlessDraws },
				...names.map((winner) => ({
					value: { winner },
					name: text.endlessWins(winner),
					isExcluded: !canWinEndless(rules),
				})),
			],
			isChosen: (endless) => isSame(endless, rules.endless),
			choose: (endless) => set({ endless }),
			note: !canWinEndless(rules)
				? text.noEndlessWin
				: rules.endless === "draws"
					? text.endlessNotes.draws
					: text.endlessNotes.winner(rules.endless.winner),
		})}
	</fieldset>`;
}

/** The button that restores the original game's rules. */
function restoreButton(view: RulesView, rules: Rules, isGraph: boolean): Rendered {
	const { page, words } = view;
	const games = page.games.value;
	const shown = listed(games, rules);
	const isOwn = !games.includes(shown);
	const origin = isOwn ? originOf(games, rules) : shown;
	if (origin === undefined || (isGraph && !fitsGraph(origin))) {
		return nothing;
	}
	const label = words.rules.form.back(words.game(origin.id).name);
	return button(label, isOwn, () => change(view, origin), "rules-back");
}

export function rulesForm(view: RulesView): Rendered {
	const { words } = view;
	const { problem } = view.rules;
	if (problem === null) {
		return nothing;
	}
	const { rules, board } = problem.game;
	const text = words.rules.form;
	const isGraph = board.graph !== undefined;
	return html`<p class="note">${text.note}</p>
		${restoreButton(view, rules, isGraph)}
		${rules.sides.map((side) => sideRules(view, rules, side, isGraph))}
		${gameRules(view, rules)}
		${
			isDecisive(rules, board)
				? nothing
				: html`<p class="rules-warning" role="status">${text.undecided}</p>`
		}`;
}
