/** Rules, boards and positions from files in JSON, checked as the package checks what it is called with. */
import {
	type Board,
	InvalidPositionError,
	InvalidRulesError,
	type Position,
	type Problem,
	type Rules,
	type Solver,
	TableTooLargeError,
} from "catchmate";
import { checkBoard, checkPosition, checkRules, record, shown } from "../engine/checks.ts";
import { parseJson } from "./json-text.ts";
import { BAD_INPUT, Exit, placeOf, readBytes } from "./terminal.ts";

/** The longest text in JSON that is read, in bytes. */
const MOST_BYTES = 2 ** 24;

/** The fields of a board's file, the parts of an answer among them, which are skipped. */
const FIELDS = [
	...["rules", "board", "position", "game", "number", "answer", "outcome", "distance", "winner"],
	...["moves", "line", "signature", "$schema"],
];

/** Says of a file what an error says of a value. */
export function refuse(path: string, error: unknown): never {
	if (error instanceof InvalidRulesError) {
		throw new Exit(BAD_INPUT, `${placeOf(path)}rules.${error.message}`);
	}
	if (error instanceof InvalidPositionError) {
		throw new Exit(BAD_INPUT, `${placeOf(path)}position.pieces.${error.side}: ${error.message}`);
	}
	const isTheirs =
		error instanceof TypeError ||
		error instanceof SyntaxError ||
		error instanceof TableTooLargeError;
	if (!isTheirs) throw error;
	// What JavaScript calls undefined is what a file does not have.
	const message = error.message.replace(" is undefined, expected ", " is missing, expected ");
	throw new Exit(BAD_INPUT, `${placeOf(path)}${message}`);
}

async function readFile<T>(path: string, take: (value: unknown) => T): Promise<T> {
	const bytes = await readBytes(path, MOST_BYTES);
	try {
		return take(parseJson(bytes));
	} catch (error) {
		return refuse(path, error);
	}
}

/** @throws InvalidRulesError when the rules are not a game's on boards of a kind. */
function suit(solver: Solver, rules: Rules, isGraph: boolean): void {
	const [one, two] = rules.sides;
	const graph = isGraph ? { graph: { edges: [] } } : {};
	const board = { rows: 1, columns: 1, ...graph, obstacles: [] };
	try {
		solver.validate(
			{ rules, board },
			{ toMove: rules.starts, pieces: { [one.name]: [], [two.name]: [] } },
		);
	} catch (error) {
		// Such rules have pieces.
		if (!(error instanceof InvalidPositionError)) throw error;
	}
}

/** Rules of a game on boards of either kind. */
function rulesFrom(solver: Solver, value: unknown): Rules {
	const rules = checkRules(value as Rules, "rules");
	try {
		suit(solver, rules, true);
	} catch {
		suit(solver, rules, false);
	}
	return rules;
}

/** The rules in a file. @throws Exit when there are none. */
export function readRules(solver: Solver, path: string): Promise<Rules> {
	return readFile(path, (value) => rulesFrom(solver, value));
}

/** The rules that a board's file has itself, or those of the game that it names. */
function ownRules(solver: Solver, { rules, game }: Readonly<Record<string, unknown>>): Rules {
	if (rules !== undefined) return rules as Rules;
	if (game === undefined) {
		throw new TypeError("rules is missing, expected it, or a game, or --rules");
	}
	const known = solver.games.find(({ id }) => id === game);
	if (known !== undefined) return known;
	const ids = solver.games.map(({ id }) => shown(id)).join(" or ");
	throw new TypeError(`game is ${shown(game)}, expected ${ids}, or rules`);
}

/** The board in a file and the position on it, by rules of its own or others. @throws Exit when there is none. */
export async function readBoard(
	solver: Solver,
	path: string,
	given: Rules | undefined,
	memoryBudget: number,
	refuseGiven: (error: InvalidRulesError) => never,
): Promise<Problem> {
	const file = await readFile(path, (value) => {
		const { rules, ...others } = record(value, "the file", FIELDS);
		return rules === undefined ? others : { ...others, rules: rulesFrom(solver, rules) };
	});
	try {
		const rules = given ?? ownRules(solver, file);
		suit(solver, rules, Object.hasOwn(record(file.board, "board"), "graph"));
		const board = checkBoard(rules, file.board as Board, "board");
		const position = checkPosition({ rules }, file.position as Position, "position", board);
		// Written and read, so that its squares and edges are in the order of every other problem's.
		const text = solver.write({ rules, board }, position);
		const { problems, error } = await solver.read(rules, text);
		const [problem] = problems;
		if (problem === undefined) throw new TableTooLargeError(error?.low ?? 0, error?.high ?? 0);
		return problem;
	} catch (error) {
		if (error instanceof TableTooLargeError) {
			const { bytes, budget } = error;
			refuse(path, new TableTooLargeError(bytes, Math.min(budget, memoryBudget)));
		}
		if (error instanceof InvalidRulesError && given !== undefined) refuseGiven(error);
		return refuse(path, error);
	}
}
