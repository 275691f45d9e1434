/** Explains a board's own marks as list items: goals, closed squares and edges. */
import type { Game } from "catchmate";
import { html, type TemplateResult } from "lit/html.js";
import { colourClass } from "../../element/icons.ts";
import type { HelpWords } from "../../locale/en/help.ts";
import { obstaclesOf } from "../../model/draughtboard.ts";
import { featuresOf, squaresWith } from "../../model/features.ts";
import { headingOf, linksOf } from "../../model/graph.ts";
import { type Naming, ownNames } from "../../model/naming.ts";
import { isSame } from "../../model/same.ts";
import { wrapsOf } from "../../model/wraps.ts";

/** The words of the explanations, short or long. */
type MarkWords = Pick<
	HelpWords["legend"],
	| "goal"
	| "goalSquare"
	| "closed"
	| "sideWay"
	| "sideHead"
	| "neverGoes"
	| "oneWay"
	| "wraps"
	| "obstacle"
>;

function goals({ rules }: Game, words: MarkWords, naming: Naming): readonly TemplateResult[] {
	return rules.sides.flatMap(({ name, goals }) =>
		goals.map(
			(edge) => html`<li>
				<span class="goal-icon ${colourClass(rules, name)}" aria-hidden="true"></span>
				${words.goal(naming(name), edge)}
			</li>`,
		),
	);
}

/** Explanations of goals and closed squares. */
function squares(game: Game, words: MarkWords, naming: Naming): readonly TemplateResult[] {
	const { rules, board } = game;
	const form = board.graph === undefined ? "" : "is-point";
	const [one, two] = rules.sides.map(({ name }) =>
		squaresWith(board, { kind: "goal", side: name }),
	);
	const areShared = isSame(one, two);
	return featuresOf(rules).flatMap((feature, index) => {
		const marked =
			feature.kind === "obstacle" ? obstaclesOf(game).walls : squaresWith(board, feature);
		// A goal of both sides has one explanation.
		if (marked.length === 0 || (areShared && marked === two)) {
			return [];
		}
		if (feature.kind === "obstacle") {
			return [
				html`<li><span class="obstacle-icon ${form}" aria-hidden="true"></span> ${words.obstacle}</li>`,
			];
		}
		const { kind, side } = feature;
		const turn = index % 2 === 0 ? "is-rising" : "is-falling";
		return [
			html`<li>
				<span class="${kind}-square-icon ${turn} ${form} ${colourClass(rules, side)}" aria-hidden="true"></span>
				${kind === "goal" ? words.goalSquare(areShared ? null : naming(side), rules.id) : words.closed(naming(side))}
			</li>`,
		];
	});
}

/** Explanations of a graph's edges for one side, and of one-way edges. */
function edges(game: Game, words: MarkWords, naming: Naming): readonly TemplateResult[] {
	const { rules, board } = game;
	const heading = headingOf(game);
	const links = board.graph === undefined ? [] : linksOf(board.graph);
	const sides = rules.sides.filter(({ name }) => links.some(({ side }) => side === name));
	const heads = rules.sides.filter(
		({ name }) => heading === null && links.some(({ back }) => back === name),
	);
	const [first] = rules.sides;
	const { across, down } = wrapsOf(board.graph ?? { edges: [] });
	return [
		...sides.map(
			({ name }) => html`<li>
				<span class="way-icon ${name === first.name ? "is-long" : ""} ${colourClass(rules, name)}" aria-hidden="true"></span>
				${words.sideWay(naming(name))}
			</li>`,
		),
		...heads.map(
			({ name }) => html`<li>
				<svg class="way-head-icon ${colourClass(rules, name)}" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 4L20 12L5 20z"></path></svg>
				${words.sideHead(naming(name))}
			</li>`,
		),
		...(heading === null
			? []
			: [html`<li>${words.neverGoes(naming(heading.side), heading.never)}</li>`]),
		...(across || down
			? [
					html`<li><span class="wrap-icon" aria-hidden="true"></span> ${words.wraps(across && down)}</li>`,
				]
			: []),
		...(links.some(({ oneWay, back }) => oneWay && back === null)
			? [html`<li><span class="endless-icon" aria-hidden="true">⟶</span> ${words.oneWay}</li>`]
			: []),
	];
}

export const boardMarks = (
	game: Game,
	words: MarkWords,
	naming = ownNames,
): readonly TemplateResult[] => [
	...goals(game, words, naming),
	...squares(game, words, naming),
	...edges(game, words, naming),
];
