#!/usr/bin/env node
/** The package's program: the same arguments, output and exit status as the native one. */
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { load, type Problem, type Solver, type Table } from "catchmate";
import help from "../core/cli/help.txt";

const BAD_INPUT = 2;
const FAILURE = 1;

/** What ends the program with a message on standard error. */
class Exit extends Error {
	constructor(
		readonly status: number,
		message: string,
	) {
		super(message);
	}
}

function usageError(reason: string): Exit {
	return new Exit(FAILURE, `${reason}\nTry 'catchmate --help'.`);
}

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

/** What is wrong with the arguments as they are written. parseArgs is less strict: it takes -hx for -h -x. */
function wrongOption(args: string[]): string | undefined {
	const names = Object.entries(OPTIONS);
	const flags = [
		"-h",
		...names.filter(([, { type }]) => type === "boolean").map(([name]) => `--${name}`),
	];
	const withValue = names.filter(([, { type }]) => type === "string").map(([name]) => `--${name}`);
	for (let place = 0; place < args.length; place++) {
		const arg = args[place] ?? "";
		if (arg === "--") break;
		if (arg.length < 2 || !arg.startsWith("-") || flags.includes(arg)) continue;
		const [name = "", value] = arg.split("=", 2);
		if (!withValue.includes(name)) return `unknown option '${arg}'`;
		if (value === undefined) place += 1;
		if (value === "" || place === args.length) return `expected a value for ${name}`;
	}
	return undefined;
}

interface Arguments {
	readonly given: (name: Option) => boolean;
	readonly scope: string;
	readonly memory: string | undefined;
	readonly operands: readonly string[];
}

function parseArguments(args: string[]): Arguments {
	const wrong = wrongOption(args);
	if (wrong !== undefined) throw usageError(wrong);
	// Joined, so that a value that looks like an option is one all the same.
	const joined = args.flatMap((arg, place) => {
		const takesNext = (option: string | undefined) => option === "--scope" || option === "--memory";
		const end = args.indexOf("--");
		if (end >= 0 && place > end) return [arg];
		if (takesNext(arg)) return [`${arg}=${args[place + 1]}`];
		return takesNext(args[place - 1]) ? [] : [arg];
	});
	const { values, positionals } = parseArgs({
		args: joined,
		options: OPTIONS,
		allowPositionals: true,
	});
	return {
		given: (name) => values[name] !== undefined,
		scope: values.scope ?? "position",
		memory: values.memory,
		operands: positionals,
	};
}

/** A number of bytes such as 500000000, 500M or 4G, where K, M, G and T stand for powers of 1024. */
function bytesFrom(text: string): number {
	const [, digits, unit = ""] = /^(\d{1,18})([KMGT]?)$/.exec(text) ?? [];
	if (digits === undefined) {
		throw usageError(`'${text}' is no number of bytes, expected one such as 500M or 4G`);
	}
	return Number(digits) * 1024 ** " KMGT".indexOf(unit || " ");
}

const READ_FAILURES: Record<string, string> = {
	ENOENT: "there is no such file",
	EISDIR: "it is a directory",
	EACCES: "permission denied",
};

async function readInput(path: string): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	try {
		// process.stdin would read a directory as an empty text.
		const stream = path === "-" ? createReadStream("", { fd: 0 }) : createReadStream(path);
		for await (const chunk of stream) {
			chunks.push(chunk);
		}
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		throw new Exit(FAILURE, `${path}: ${READ_FAILURES[code] ?? "it cannot be read"}`);
	}
	return Buffer.concat(chunks);
}

function write(text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		process.stdout.write(text, (error) =>
			error ? reject(new Exit(FAILURE, "the answer cannot be written")) : resolve(),
		);
	});
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
	const where = file === "-" ? "" : `${file}: `;
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
	if (error) throw new Exit(BAD_INPUT, `${where}${error.message}`);
}

type Given = Arguments["given"];

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
	const { given, scope, memory, operands } = parseArguments(args);
	if (given("help")) return write(help);
	const solver = await load();
	if (given("version")) return write(`catchmate ${solver.version}\n`);

	const [command, gameId, file = "-", unexpected] = operands;
	const ids = solver.games.map(({ id }) => id);
	const commands = Object.keys(COMMANDS).join(" or ");
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
