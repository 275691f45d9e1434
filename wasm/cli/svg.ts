/** The command `svg`, which only the package's program has: boards as pictures. */
import { InputError, InvalidPositionError, load, type Solver } from "catchmate";
import { type SvgOptions, svg } from "catchmate/svg";
import { fromCode, type Scene } from "./from-code.ts";
import { help } from "./help.ts";
import {
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
	code: { type: "string" },
	board: { type: "string" },
	moves: { type: "boolean" },
	lang: { type: "string" },
	theme: { type: "string" },
	cell: { type: "string" },
} as const;

/** A board of an input, by its number, from 1. */
async function fromInput(
	solver: Solver,
	gameId: string,
	path: string,
	number: number,
): Promise<Scene> {
	let count = 0;
	try {
		for await (const problem of solver.problems(gameId, readInput(path))) {
			count += 1;
			if (count === number) return { ...problem, lastMove: null };
		}
	} catch (error) {
		if (error instanceof InputError) throw new Exit(BAD_INPUT, `${placeOf(path)}${error.message}`);
		throw error;
	}
	const boards = count === 1 ? "1 board" : `${count} boards`;
	throw new Exit(BAD_INPUT, `${placeOf(path)}the input has ${boards}, there is no board ${number}`);
}

function wholeNumber(text: string, what: string): number {
	const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
	if (number < 1) throw usageError(`${what} is '${text}', expected a whole number from 1`);
	return number;
}

async function valuesOf(solver: Solver, { game, position }: Scene) {
	const table = await solver.solve(game, { position, moves: true });
	const values = await table.moves(position);
	table.dispose();
	return values;
}

/** Runs the command with the arguments that follow its name. */
export async function svgCommand(args: readonly string[]): Promise<void> {
	const { given, value, operands } = parseArguments(args, OPTIONS);
	if (given("help")) return write(help);
	const code = value("code");
	const number = wholeNumber(value("board") ?? "1", "the board");
	const options = {
		lang: value("lang") as SvgOptions["lang"],
		theme: value("theme") as SvgOptions["theme"],
		cell: given("cell") ? wholeNumber(value("cell") ?? "", "the width of a square") : undefined,
	};
	const [gameId, file = "-", unexpected] = code === undefined ? operands : ["", "-", ...operands];
	if (code !== undefined && given("board")) throw usageError("a code has no boards to choose from");
	if (unexpected !== undefined) throw usageError(`unexpected argument '${unexpected}'`);

	const solver = await load();
	const ids = solver.games.map(({ id }) => id).join(", ");
	if (gameId === undefined) throw usageError(`expected a game: ${ids}; or --code`);
	if (code === undefined && !solver.games.some(({ id }) => id === gameId)) {
		throw usageError(`unknown game '${gameId}', expected one of ${ids}`);
	}
	const scene =
		code === undefined ? await fromInput(solver, gameId, file, number) : fromCode(solver, code);
	try {
		// Options first: what is wrong with them is known without a solve.
		const { game, position, lastMove } = scene;
		const plain = svg(solver, game, position, { ...options, lastMove });
		const values = given("moves") ? await valuesOf(solver, scene) : undefined;
		await write(values ? svg(solver, game, position, { ...options, lastMove, values }) : plain);
	} catch (error) {
		const isTheirs = error instanceof InvalidPositionError || error instanceof TypeError;
		if (isTheirs) throw new Exit(FAILURE, error.message);
		throw error;
	}
}
