#!/usr/bin/env node
/** The package's program: the native program's arguments, output and exit status, and one more command, `svg`. */
import { isDeepStrictEqual } from "node:util";
import {
	InputError,
	load,
	type PartialTable,
	type Problem,
	type Rules,
	type Solver,
	type Table,
	TableTooLargeError,
} from "catchmate";
import schema from "../../core/cli/schema.json" with { type: "json" };
import { help } from "./help.ts";
import { told, words } from "./language.ts";
import { sourceOf, unexpectedArgument } from "./sources.ts";
import { svgCommand } from "./svg.ts";
import {
	type Arguments,
	BAD_INPUT,
	Exit,
	FAILURE,
	parseArguments,
	placeOf,
	usageError,
	write,
} from "./terminal.ts";

const OPTIONS = {
	help: { type: "boolean", short: "h" },
	version: { type: "boolean" },
	moves: { type: "boolean" },
	line: { type: "boolean" },
	boards: { type: "boolean" },
	json: { type: "boolean" },
	stats: { type: "boolean" },
	signature: { type: "boolean" },
	standard: { type: "boolean" },
	scope: { type: "string" },
	memory: { type: "string" },
	threads: { type: "string" },
	code: { type: "string" },
	rules: { type: "string" },
	board: { type: "string" },
} as const;

type Given = Arguments<keyof typeof OPTIONS>["given"];

const ONLY_FOR_SOLVE = ["moves", "line", "boards", "scope"] as const;

/** The bytes in "500000000", "500M" or "4G"; K, M, G and T are powers of 1024. */
function bytesFrom(text: string): number {
	const [, digits, unit = ""] = /^(\d{1,18})([KMGT]?)$/.exec(text) ?? [];
	if (digits === undefined) {
		throw usageError(words.notBytes(text));
	}
	return Number(digits) * 1024 ** " KMGT".indexOf(unit || " ");
}

/** Refuses what is no number of threads. The module itself has one. */
function checkThreads(text: string): void {
	if (!/^\d{1,9}$/.test(text) || Number(text) < 1 || Number(text) > 1024) {
		throw usageError(words.notThreads(text));
	}
}

/** A solved board. */
interface Solved {
	readonly problem: Problem;
	readonly table: PartialTable;
	/** The table's signature for the JSON output, if it was asked for. */
	readonly signature: { readonly signature?: string };
}

async function toJson(
	{ problem, table, signature }: Solved,
	games: readonly Rules[],
): Promise<string> {
	const { game, position, board } = problem;
	const { over: _, ending: __, ...value } = await table.lookup(position);
	const { positions: ___, ...line } = await table.line(position);
	const moves = await table.moves(position);
	const { rules } = game;
	const isKnown = games.some((known) => isDeepStrictEqual(known, rules));
	return JSON.stringify({
		game: rules.id,
		...(!isKnown && { rules }),
		number: board,
		board: game.board,
		position,
		answer: await table.answer(position),
		...value,
		moves: moves.map(({ position: _, ...move }) => move),
		line,
		...signature,
	});
}

async function answerSolve(solved: Solved, games: readonly Rules[], given: Given): Promise<void> {
	const options = { moves: given("moves"), line: given("line"), boards: given("boards") };
	await write(
		given("json")
			? `${await toJson(solved, games)}\n`
			: await solved.table.report(solved.problem.position, options),
	);
}

async function answerVerify({ game, board }: Problem, table: Table, given: Given): Promise<void> {
	const { positions, fault, report } = await table.verify({ board });
	if (given("json")) {
		await write(`${JSON.stringify({ game: game.rules.id, number: board, positions, fault })}\n`);
	} else if (fault === null) {
		await write(report);
	}
	if (fault !== null) throw new Exit(FAILURE, report.trimEnd());
}

function writeStats({ problem, table, signature }: Solved, scope: string, seconds: number): void {
	const { rules, board } = problem.game;
	const line = JSON.stringify({
		game: rules.id,
		scope,
		rows: board.rows,
		columns: board.columns,
		positions: table.positions,
		layers: table.longest + 1,
		longest: table.longest,
		seconds,
		bytes: table.bytes,
		...signature,
	});
	process.stderr.write(`${line}\n`);
}

/** Solves a board and prints what the options ask for. */
async function answer(
	solver: Solver,
	problem: Problem,
	command: Command,
	scope: string,
	memoryBudget: number,
	given: Given,
): Promise<void> {
	const { game, position } = problem;
	const started = performance.now();
	const moves = given("moves") || given("json");
	const whole = scope === "table" ? await solver.solve(game, { memoryBudget }) : null;
	const table = whole ?? (await solver.solve(game, { position, moves, memoryBudget }));
	const seconds = (performance.now() - started) / 1000;
	const wantsSignature = whole !== null && given("signature");
	const signature = wantsSignature ? { signature: await whole.signature() } : {};
	const solved: Solved = { problem, table, signature };
	if (given("stats")) writeStats(solved, scope, seconds);
	if (command === "solve") await answerSolve(solved, solver.games, given);
	else if (whole !== null) await answerVerify(problem, whole, given);
	table.dispose();
}

const COMMANDS = ["solve", "verify"] as const;
type Command = (typeof COMMANDS)[number];

async function run(args: string[]): Promise<void> {
	if (args[0] === "svg") return svgCommand(args.slice(1));
	const { given, value, operands } = parseArguments(args, OPTIONS);
	const { scope = "position", memory } = { scope: value("scope"), memory: value("memory") };
	if (given("help")) return write(help);
	const solver = await load();
	if (given("version")) return write(`catchmate ${solver.version}\n`);

	const [commandName, ...others] = operands;
	const { commands } = words;
	if (commandName === undefined) throw usageError(words.commandMissing(commands));
	if (commandName === "games" || commandName === "schema") {
		if (others[0] !== undefined) throw unexpectedArgument(others[0]);
		const text = `${JSON.stringify(schema, null, "\t")}\n`;
		return write(commandName === "games" ? solver.listGames() : text);
	}
	const command = COMMANDS.find((name) => name === commandName);
	if (command === undefined) {
		throw usageError(words.unknownCommand(commandName, commands));
	}
	const foreign = ONLY_FOR_SOLVE.find(given);
	if (command === "verify" && foreign) throw usageError(words.notForVerify(foreign));
	if (scope !== "table" && scope !== "position") {
		throw usageError(words.unknownScope(scope));
	}
	const memoryBudget = memory === undefined ? Infinity : bytesFrom(memory);
	const threads = value("threads");
	if (threads !== undefined) checkThreads(threads);
	const { boards, path } = sourceOf(solver, {
		code: value("code"),
		rules: value("rules"),
		board: value("board"),
		isStandard: given("standard"),
		operands: others,
	});
	const solvedScope = command === "verify" ? "table" : scope;
	if (given("signature") && solvedScope !== "table") {
		throw usageError(words.needsTable);
	}
	if (given("signature") && !given("stats") && (command === "verify" || !given("json"))) {
		const isShown = command === "verify" ? "--stats" : words.statsOrJson;
		throw usageError(words.needsShown(isShown));
	}
	try {
		for await (const problem of boards(memoryBudget)) {
			await answer(solver, problem, command, solvedScope, memoryBudget, given);
		}
	} catch (error) {
		const isInput = error instanceof InputError || error instanceof TableTooLargeError;
		throw isInput ? new Exit(BAD_INPUT, placeOf(path) + told(error)) : error;
	}
}

// Failed writes to standard output are told to their writer; errors on standard error are ignored.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
	await run(process.argv.slice(2));
} catch (error) {
	const message = error instanceof Error ? error.message : String(error);
	process.stderr.write(`catchmate: ${message}\n`);
	process.exitCode = error instanceof Exit ? error.status : FAILURE;
}
