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
} as const;

const ONLY_FOR_SOLVE = ["moves", "line", "boards"] as const;

function parseArguments(args: string[]) {
	// parseArgs is less strict: it takes -hx for -h -x and --moves=yes for --moves.
	const end = args.indexOf("--");
	const known = ["-h", ...Object.keys(OPTIONS).map((name) => `--${name}`)];
	const unknown = args
		.slice(0, end < 0 ? args.length : end)
		.find((arg) => arg.length > 1 && arg.startsWith("-") && !known.includes(arg));
	if (unknown !== undefined) throw usageError(`unknown option '${unknown}'`);
	const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
	const given = (name: keyof typeof OPTIONS) => values[name] === true;
	return { given, operands: positionals };
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

/** Hands each board of an input, and its table, to `answer`. */
async function forEachBoard(
	solver: Solver,
	gameId: string,
	file: string,
	answer: (problem: Problem, table: Table) => Promise<void>,
) {
	const { problems, error } = await solver.read(gameId, await readInput(file));
	for (const problem of problems) {
		const table = await solver.solve(problem.game);
		await answer(problem, table);
		table.dispose();
	}
	if (error) throw new Exit(BAD_INPUT, `${file === "-" ? "" : `${file}: `}${error.message}`);
}

type Given = (name: keyof typeof OPTIONS) => boolean;

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
	const { given, operands } = parseArguments(args);
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
	if (gameId === undefined) throw usageError(`expected a game: ${ids.join(", ")}`);
	if (!ids.includes(gameId)) {
		throw usageError(`unknown game '${gameId}', expected one of ${ids.join(", ")}`);
	}
	if (unexpected !== undefined) throw usageError(`unexpected argument '${unexpected}'`);
	await forEachBoard(solver, gameId, file, (problem, table) =>
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
