/** The programs of a package: right ones, ones with known mistakes, and the one that checks inputs. */
import type { Rules } from "catchmate";
import chaseSolution from "../../../core/bench/contest_chase.cpp";
import crossingPawnSolution from "../../../core/bench/contest_crossing_pawn.cpp";
import type { InEach } from "../languages.ts";
import chasePython from "./chase/solution.py";
import chaseEnglish from "./chase/statement.en.md";
import chaseChinese from "./chase/statement.zh.md";
import chaseValidator from "./chase/validator.cpp";
import crossingPawnScript from "./crossing-pawn/solution.js.txt";
import crossingPawnEnglish from "./crossing-pawn/statement.en.md";
import crossingPawnChinese from "./crossing-pawn/statement.zh.md";
import drawingsSolution from "./drawings/solution.cpp";
import drawingsValidator from "./drawings/validator.cpp";
import type { ProblemTask } from "./task.ts";
import { filled, rulesIn } from "./values.ts";

export interface Program {
	/** The name of its file. */
	readonly name: string;
	readonly text: string;
}

/** A program with a mistake of the list. */
interface WrongProgram extends Program {
	readonly mistake: string;
}

export interface Programs {
	/** Checks an input, with limits as in the statement. */
	readonly validator: string;
	/** In several languages, the quickest first. */
	readonly right: readonly Program[];
	readonly wrong: readonly WrongProgram[];
	/** The statement, if the problem has one of its own. */
	readonly statement?: InEach<string>;
}

/** A change of a program's text: what is replaced, and by what. */
type Change = readonly [from: string, to: string];

/** Programs made from a right one, each by its changes. @throws Error if a text to replace is not there once */
function changed(text: string, mistakes: Readonly<Record<string, readonly Change[]>>) {
	return Object.entries(mistakes).map(([mistake, changes]): WrongProgram => {
		let wrong = text;
		for (const [from, to] of changes) {
			if (wrong.split(from).length !== 2) throw new Error(`${mistake}: ${from} is not there once`);
			wrong = wrong.replace(from, () => to);
		}
		return { name: `${mistake}.cpp`, text: wrong, mistake };
	});
}

const chase = (): Programs => ({
	validator: chaseValidator,
	right: [
		{ name: "solution.cpp", text: chaseSolution },
		{ name: "solution.py", text: chasePython },
	],
	wrong: changed(chaseSolution, {
		"one-step-black": [["step <= 2", "step <= 1"]],
		"one-more": [["WIN - std::abs(score));", "WIN - std::abs(score) + 1);"]],
		"one-less": [["WIN - std::abs(score));", "WIN - std::abs(score) - 1);"]],
		rounds: [["WIN - std::abs(score));", "(WIN - std::abs(score) + 1) / 2);"]],
		"wrong-winner": [["score > 0 ?", "score < 0 ?"]],
		"swapped-pieces": [["a - 1, b - 1, c - 1, d - 1", "c - 1, d - 1, a - 1, b - 1"]],
	}),
	statement: { en: chaseEnglish, "zh-CN": chaseChinese },
});

const moveIntoLoss = "settle(before[k], true, distance[v] + 1);  // a move into a loss wins";
const noOtherMove = "settle(before[k], false, distance[v] + 1);  // no other move is left";

const crossingPawn = (): Programs => ({
	validator: drawingsValidator,
	right: [
		{ name: "solution.cpp", text: crossingPawnSolution },
		{ name: "solution.js", text: crossingPawnScript },
	],
	wrong: changed(crossingPawnSolution, {
		"shares-red": [
			["if (a >= 0 && a != p.b)", "if (a >= 0)"],
			["if (b >= 0 && b != p.a)", "if (b >= 0 && p.a != p.b)"],
			["if (a >= b) continue;", "if (a > b) continue;"],
		],
		"moves-as-other-black": [
			[
				"int first = backwards ? 1 : 0;  // backwards: left, right, down",
				"static_cast<void>(backwards);",
			],
			["int k = first; k < first + 3;", "int k = 0; k < 4;"],
		],
		"stuck-draws": [
			["    if (moves_left[number(p)] == 0) settle(p, false, 0);  // 3. no move\n", ""],
		],
		"meeting-red": [["settle(p, false, 0);  // 2.", "settle(p, p.turn == kRed, 0);  // 2."]],
		hurries: [
			["bool won[kMost];", "int first_loss[kMost];\nbool won[kMost];"],
			[
				"  queue.clear();",
				"  std::fill(first_loss, first_loss + squares * squares * squares, 0);\n  queue.clear();",
			],
			[
				`} else if (--moves_left[u] == 0) {\n        ${noOtherMove}`,
				"} else {\n        if (first_loss[u] == 0) first_loss[u] = distance[v] + 1;\n        if (--moves_left[u] == 0) settle(before[k], false, first_loss[u]);",
			],
		],
		rounds: [
			[moveIntoLoss, "settle(before[k], true, distance[v] + (p.turn == kBlack ? 1 : 0));"],
			[noOtherMove, "settle(before[k], false, distance[v] + (p.turn == kBlack ? 1 : 0));"],
		],
		byte: [['"Black", distance[found]', '"Black", distance[found] % 256']],
		"one-more": [['"Black", distance[found]', '"Black", distance[found] + 1']],
		"wrong-winner": [['? "Red" : "Black"', '? "Black" : "Red"']],
	}),
	statement: { en: crossingPawnEnglish, "zh-CN": crossingPawnChinese },
});

const library: Readonly<Record<string, () => Programs>> = {
	chase,
	"crossing-pawn": crossingPawn,
};

/** @throws Error if the game has no problem of its own */
export function libraryPrograms(id: string): Programs {
	const programs = library[id];
	if (programs === undefined) throw new Error(`${id} has no problem`);
	return programs();
}

/**
 * The programs of a problem from a file. Those with mistakes play by the rules of the mistakes.
 * @param mistakes the game's known mistakes
 */
export function programsFor(
	task: ProblemTask,
	mistakes: readonly { readonly id: string; readonly rules?: Rules | null | undefined }[],
): Programs {
	const playing = (rules: Rules) => filled(drawingsSolution, rulesIn(rules, task));
	return {
		validator: drawingsValidator,
		right: [{ name: "solution.cpp", text: playing(task.rules) }],
		wrong: mistakes.flatMap(({ id, rules }) =>
			rules ? [{ name: `${id}.cpp`, mistake: id, text: playing(rules) }] : [],
		),
	};
}
