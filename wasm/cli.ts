#!/usr/bin/env node
/** The package's program: the same arguments, output and exit status as the native one, and the command `svg` besides. */
import { load, type Problem, type Solver, type Table } from "catchmate";
import { help } from "./help.ts";
import { svgCommand } from "./svg-command.ts";
import {
	type Arguments,
	BAD_INPUT,
	Exit,
	FAILURE,
	parseArguments,
	placeOf,
	readInput,
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
	scope: { type: "string" },
	memory: { type: "string" },
} as const;

type Option = keyof typeof OPTIONS;

const ONLY_FOR_SOLVE = ["moves", "line", "boards", "scope"] as const;

/** A number of bytes such as 500000000, 500M or 4G, where K, M, G and T stand for powers of 1024. */
function bytesFrom(text: string): number {
	const [, digits, unit = ""] = /^(\d{1,18})([KMGT]?)$/.exec(text) ?? [];
	if (digits === undefined) {
		throw usageError(`'${text}' is no number of bytes, expected one such as 500M or 4G`);
	}
	return Number(digits) * 1024 ** " KMGT".indexOf(unit || " ");
}

async function toJson({ game, position, board }: Problem, table: Table): Promise<string> {
	const { over: _, ...value } = await table.lookup(position);
	return JSON.stringify({
		game: game.rules.id,
		number: board,
		board: game.board,
		position,
		answer: await table.answer(position),
		...value,
		moves: await table.moves(position),
		line: await table.line(position),
		signature: await table.signature(),
	});
}

/** How to solve the boards of an input. */
interface Solving {
	readonly whole: boolean;
	readonly moves: boolean;
	readonly stats: boolean;
	readonly memoryBudget: number;
}

/** Solves each board of an input, and hands it and its table to `answer`. */
async function forEachBoard(
	solver: Solver,
	gameId: string,
	file: string,
	{ whole, moves, stats, memoryBudget }: Solving,
	answer: (problem: Problem, table: Table) => Promise<void>,
) {
	const { problems, error } = await solver.read(gameId, await readInput(file), { memoryBudget });
	for (const problem of problems) {
		const { game, position } = problem;
		const started = performance.now();
		const table = await solver.solve(game, {
			position: whole ? undefined : position,
			moves,
			memoryBudget,
		});
		const seconds = (performance.now() - started) / 1000;
		if (stats) {
			const line = JSON.stringify({
				game: gameId,
				scope: whole ? "table" : "position",
				rows: game.board.rows,
				columns: game.board.columns,
				positions: table.positions,
				layers: table.longest + 1,
				longest: table.longest,
				seconds,
				bytes: table.bytes,
				signature: await table.signature(),
			});
			process.stderr.write(`${line}\n`);
		}
		await answer(problem, table);
		table.dispose();
	}
	if (error) throw new Exit(BAD_INPUT, `${placeOf(file)}${error.message}`);
}

type Given = Arguments<Option>["given"];

/** What the commands do with each board. */
const COMMANDS = {
	async solve(problem: Problem, table: Table, given: Given) {
		const options = { moves: given("moves"), line: given("line"), boards: given("boards") };
		await write(
			given("json")
				? `${await toJson(problem, table)}\n`
				: await table.report(problem.position, options),
		);
	},
	async verify({ game, board }: Problem, table: Table, given: Given) {
		const { positions, fault } = await table.verify();
		if (given("json")) {
			await write(`${JSON.stringify({ game: game.rules.id, number: board, positions, fault })}\n`);
		} else if (fault === null) {
			await write(`board ${board}: ${positions} positions, every one agrees with its successors\n`);
		}
		if (fault !== null) throw new Exit(FAILURE, `board ${board}: ${fault.message}`);
	},
};

function isCommand(name: string): name is keyof typeof COMMANDS {
	return Object.hasOwn(COMMANDS, name);
}

async function run(args: string[]): Promise<void> {
	if (args[0] === "svg") return svgCommand(args.slice(1));
	const { given, value, operands } = parseArguments(args, OPTIONS);
	const { scope = "position", memory } = { scope: value("scope"), memory: value("memory") };
	if (given("help")) return write(help);
	const solver = await load();
	if (given("version")) return write(`catchmate ${solver.version}\n`);

	const [command, gameId, file = "-", unexpected] = operands;
	const ids = solver.games.map(({ id }) => id);
	const commands = "solve, verify or svg";
	if (command === undefined) throw usageError(`expected a command: ${commands}`);
	if (!isCommand(command)) {
		throw usageError(`unknown command '${command}', expected ${commands}`);
	}
	const foreign = ONLY_FOR_SOLVE.find(given);
	if (command === "verify" && foreign) throw usageError(`verify has no option --${foreign}`);
	if (scope !== "table" && scope !== "position") {
		throw usageError(`unknown scope '${scope}', expected table or position`);
	}
	const memoryBudget = memory === undefined ? Infinity : bytesFrom(memory);
	if (gameId === undefined) throw usageError(`expected a game: ${ids.join(", ")}`);
	if (!ids.includes(gameId)) {
		throw usageError(`unknown game '${gameId}', expected one of ${ids.join(", ")}`);
	}
	if (unexpected !== undefined) throw usageError(`unexpected argument '${unexpected}'`);
	const solving = {
		whole: command === "verify" || scope === "table",
		moves: given("moves") || given("json"),
		stats: given("stats"),
		memoryBudget,
	};
	await forEachBoard(solver, gameId, file, solving, (problem, table) =>
		COMMANDS[command](problem, table, given),
	);
}

// A reader that goes away early is told about by the write that fails.
process.stdout.on("error", () => {});

try {
	await run(process.argv.slice(2));
} catch (error) {
	const message = error instanceof Error ? error.message : String(error);
	process.stderr.write(`catchmate: ${message}\n`);
	process.exitCode = error instanceof Exit ? error.status : FAILURE;
}
