/** Fills the texts of packages: statements, validators and solutions have `{{name}}` where a problem has its own value. */
import type { Direction, Edge, Rules, SideRules } from "catchmate";
import type { ProblemTask } from "./task.ts";

type Values = Readonly<Record<string, string | number>>;

/** Fills in each `{{name}}` that has a value. */
export const filled = (text: string, values: Values): string =>
	text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

const bits: Readonly<Record<Edge, number>> = { top: 1, right: 2, bottom: 4, left: 8 };

/** A side's goals as a sum of bits. */
const goalsOf = ({ goals }: SideRules) => goals.reduce((sum, edge) => sum + bits[edge], 0);

/** The numbers in statements and validators. */
export function limitsOf({ rules, rows, columns, boards, problem }: ProblemTask): Values {
	const [one, two] = rules.sides;
	return {
		...{ leastRows: rows.least, mostRows: rows.most },
		...{ leastColumns: columns.least, mostColumns: columns.most, mostBoards: boards },
		mostTests: problem.subtasks.reduce((sum, { tests }) => sum + tests, 0),
		...{ piecesO: one.pieces, piecesX: two.pieces, goalsO: goalsOf(one), goalsX: goalsOf(two) },
		subtasks: problem.subtasks
			.map((subtask) => {
				const { least, most } = subtask.rows ?? rows;
				const range = subtask.columns ?? columns;
				return `{${least}, ${most}, ${range.least}, ${range.most}, ${subtask.walled ?? false}}`;
			})
			.join(", "),
	};
}

const steps: Readonly<Record<Direction, string>> = {
	...{ up: "{-1, 0}", down: "{1, 0}", left: "{0, -1}", right: "{0, 1}" },
	...{ "up-left": "{-1, -1}", "up-right": "{-1, 1}" },
	...{ "down-left": "{1, -1}", "down-right": "{1, 1}" },
};

function sideOf(side: SideRules, winner: string): string {
	const directions = side.directions.map((direction) => steps[direction]).join(", ");
	const over = `${side.leaps !== "nothing"}, ${side.leaps === "everything"}`;
	const turn = `${side.mayPass}, ${side.movesAll ?? false}, ${side.mayShare ?? false}`;
	return `{"${winner}", ${side.pieces}, {${directions}}, ${side.reach}, ${over}, ${goalsOf(side)}, ${turn}}`;
}

/** The rules in the solution of drawings, with the words of answers. */
export function rulesIn(rules: Rules, { winners, draw }: ProblemTask): Values {
	const [one, two] = rules.sides;
	const numberOf = (name: string) => (name === one.name ? 0 : 1);
	const { capture, endless } = rules;
	return {
		sides: `${sideOf(one, winners[0])}, ${sideOf(two, winners[1])}`,
		starts: numberOf(rules.starts),
		meeting:
			typeof capture === "object"
				? `k${numberOf(capture.winner) === 0 ? "First" : "Second"}Wins`
				: { wins: "kMoverWins", forbidden: "kForbidden" }[capture],
		stuck: { loses: "kLoses", draws: "kDraws", passes: "kPasses" }[rules.noMove],
		endless: typeof endless === "object" ? numberOf(endless.winner) : -1,
		draw,
	};
}
