/**
 * The package `catchmate/workshop`: the solver with tools for problem setters and program authors.
 * Importing it does nothing; `load()` makes a workshop.
 */
import create from "../build/wasm/workshop.mjs";
import { Checker } from "./checker.ts";
import type { Control, Engine } from "./engine/engine.ts";
import type { Engines } from "./engine/engines.ts";
import { expectValue } from "./engine/failures.ts";
import type { CopProgress, HuntTask } from "./engine/jobs.ts";
import type * as module from "./engine/workshop-module.ts";
import type { CoverOptions, CoverState, HuntOptions, HuntState, HuntTarget } from "./hunt.ts";
import { type LoadOptions, loadWith } from "./loading.ts";
import {
	checkBudget,
	checkListener,
	checkObject,
	checkSignal,
	checkText,
	checkWhole,
	type ReadOptions,
} from "./options.ts";
import { Solver } from "./solver.ts";
import type { CopNumber, Detection, Game, Mistake, Position, Problem, Rules } from "./types.ts";

export type { Checker } from "./checker.ts";
export type { CopProgress } from "./engine/jobs.ts";
export * from "./errors.ts";
export type {
	CoverOptions,
	CoverState,
	HuntedBoard,
	HuntGoal,
	HuntOptions,
	HuntState,
	SearchOptions,
} from "./hunt.ts";
export type * from "./index.ts";
export type { Workshop };

/** Options of `detect`. */
export interface DetectOptions extends ReadOptions {
	/** Stops the work; its promise is rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
}

/** Options of `copNumber`. */
export interface CopOptions {
	/** The most cops to try, up to 6, the default. */
	readonly most?: number | undefined;
	/** The memory limit of each solve in bytes; at most, and by default, the module's 4 GB. */
	readonly memoryBudget?: number | undefined;
	/** Stops the search; its promise is rejected with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
	/** Called with the progress, at most 60 times a second and once at the end. */
	readonly onProgress?: ((progress: CopProgress) => void) | undefined;
}

const MOST_COPS = 6;

/** A copy of a state as plain data. */
function copied(from: HuntState): HuntState {
	const path = "options.from";
	try {
		return JSON.parse(JSON.stringify(checkObject(from, path)));
	} catch (error) {
		if (error instanceof TypeError && error.message.startsWith(path)) throw error;
		throw new TypeError(`${path} cannot be read: ${error}`);
	}
}

/** Checks the options of both kinds of hunts. */
function taskOf(rules: Rules, given: HuntTarget): HuntTask {
	const { goal = "longest", obstacles = 30, seed = 1, search = 0 } = given;
	const { rows, columns, tries, from, mistake } = given;
	const whole = (value: number, name: string, most?: number) =>
		checkWhole(value, `options.${name}`, most);
	return {
		rules,
		goal: checkText(goal, "options.goal"),
		mistake: mistake === undefined ? null : checkText(mistake, "options.mistake"),
		rows: rows === undefined ? null : whole(rows, "rows"),
		columns: columns === undefined ? null : whole(columns, "columns"),
		obstacles: whole(obstacles, "obstacles", 100),
		seed: whole(seed, "seed"),
		search: whole(search, "search"),
		tries: tries === undefined ? Infinity : whole(tries, "tries"),
		from: from === undefined ? null : copied(from),
		memoryBudget: checkBudget(given.memoryBudget),
	};
}

/** A solver that also judges programs and finds boards. `load()` makes it. */
class Workshop extends Solver {
	/** @internal */
	declare protected readonly engines: Engines<module.WorkshopModule>;

	/**
	 * Compares what a program printed for an input of a game's contest with the right answers, in the worker. White space
	 * counts as judges take it.
	 * @returns the first difference, and the mistakes that explain the whole output; null if there is no difference.
	 * @throws InputError if it is not an input of the game.
	 * @throws TypeError if the package has no game with that id.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const input = "0 2\n3 3\n#.#\nO.O\n.X.\n3 3\nO..\n.#X\n.O.\n";
	 * const { board, expected, got, explanations } = await solver.detect("crossing-pawn", input, "Black 2\nBlack 3");
	 * console.log(board, expected, got, explanations);
	 * console.log(await solver.detect("crossing-pawn", input, "Black 2 Black 2"));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 2 Black 2 Black 3 []
	 * null
	 * ```
	 */
	async detect(
		game: string | Rules,
		input: string,
		output: string,
		options: DetectOptions = {},
	): Promise<Detection | null> {
		const { memoryBudget, signal } = checkObject(options);
		const budget = checkBudget(memoryBudget);
		checkSignal(signal)?.throwIfAborted();
		const rules = this.rulesOf(game);
		const engine = await this.#engineForJobs();
		return engine.run("detect", [rules, checkText(input), checkText(output), budget], { signal });
	}

	/**
	 * The mistakes that programs for a game may have, those of the checker and of `detect`.
	 * @throws TypeError if the package has no game with that id; InvalidRulesError.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const [mistake] = solver.mistakes("crossing-pawn");
	 * console.log(mistake.id, mistake.about, mistake.rules.sides[0].mayShare);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * shares-red lets two of red's pieces stand on one square true
	 * ```
	 */
	mistakes(game: string | Rules): readonly Mistake[] {
		const rules = this.rulesOf(game);
		return this.engines.local.call((module) => expectValue(module.mistakes(rules)));
	}

	/**
	 * The output of a program with a mistake for a board, found in the worker.
	 * @param mistake the id of one of the game's `mistakes`
	 * @returns null if a program with it cannot play on this board, or the board does not fit in memory.
	 * @throws TypeError if the game has no such mistake; InvalidRulesError or InvalidPositionError as `write`.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const { problems } = await solver.read("crossing-pawn", "0 1\n3 3\n#.#\nO.O\n.X.\n");
	 * const { game, position } = problems[0];
	 * console.log(await solver.answerWith("rounds", game, position));
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * Black 1
	 * ```
	 */
	async answerWith(mistake: string, game: Game, position: Position): Promise<string | null> {
		const engine = await this.#engineForJobs();
		return engine.run("answerWith", [checkText(mistake), game, position], {});
	}

	/**
	 * A checker of programs for a game of the package.
	 * @param seed a whole number that decides which boards are chosen
	 * @throws TypeError if the package has no game with that id.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const checker = solver.checker("chase", 1);
	 * for (let input = checker.next(); input !== null; input = checker.next()) {
	 * 	checker.take({ end: "exited", status: 0, output: "BLACK 2" });
	 * }
	 * console.log(checker.failures()[0].input, checker.failures()[0].expected);
	 * checker.dispose();
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 2 1 1 1 2
	 *  WHITE 1
	 *
	 * ```
	 */
	checker(game: string, seed: number): Checker {
		return new Checker(
			this.engines.local,
			this.rulesOf(checkText(game, "game")).id,
			checkWhole(seed, "seed"),
		);
	}

	/**
	 * Hunts for the hardest board of a game, in the worker: changes boards again and again, by simulated annealing, and
	 * solves each with the pieces on all squares. The seed decides all boards. Boards of rules that are not the package's
	 * are rectangles of any size.
	 * @returns the finds after `tries` boards, or once the game has no other board.
	 * @throws HuntSizeError if the game has no boards of that size.
	 * @throws TableTooLargeError if such a board needs more memory than allowed or available.
	 * @throws TypeError if the package has no game with that id, or there is no such goal; InvalidRulesError.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const size = { rows: 4, columns: 4 };
	 * const scores = [];
	 * const { boards, best } = await solver.hunt("crossing-pawn", {
	 * 	...size,
	 * 	goal: "longest",
	 * 	tries: 500,
	 * 	onProgress({ best }) {
	 * 		if (best && best.score !== scores.at(-1)) scores.push(best.score);
	 * 	},
	 * });
	 * console.log(boards, best.score === scores.at(-1), best.score > scores[0]);
	 *
	 * const { game, position } = solver.decode(best.code);
	 * const table = await solver.solve(game, { position });
	 * console.log((await table.lookup(position)).distance === best.score);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 500 true true
	 * true
	 * ```
	 */
	async hunt(game: string | Rules, options: HuntOptions = {}): Promise<HuntState> {
		const { engine, task, control } = await this.#readyFor(game, options);
		return engine.run("hunt", [task], control);
	}

	/**
	 * Hunts for boards on which programs with known mistakes answer wrongly, in the worker: all of them on as few boards
	 * as possible. Such boards test programs.
	 * @throws HuntSizeError if the game has no boards of that size.
	 * @throws TypeError if the package has no game with that id, or knows no such mistake; InvalidRulesError.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const { boards, unseen } = await solver.cover("crossing-pawn", {
	 * 	mistake: "shares-red",
	 * 	rows: 3,
	 * 	columns: 3,
	 * 	tries: 10,
	 * });
	 * console.log(boards.length, boards[0].mistakes.includes("shares-red"), unseen);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 1 true []
	 * ```
	 */
	async cover(game: string | Rules, options: CoverOptions = {}): Promise<CoverState> {
		const { engine, task, control } = await this.#readyFor(game, options);
		return engine.run("cover", [task], control);
	}

	/**
	 * The fewest cops that always catch a robber on a game's graph, found in the worker. The cops choose their points,
	 * then the robber its own; they move in turn, all cops at once and first, each along an edge or not at all. Of the
	 * game only open points and edges count: each edge leads both ways, for all.
	 * @returns null if it takes more cops than `most`.
	 * @throws TypeError if the board is not a graph; InvalidRulesError.
	 * @throws TableTooLargeError if a solve needs more memory than allowed or available.
	 * @example
	 * ```js
	 * import { load } from "catchmate/workshop";
	 *
	 * const solver = await load();
	 * const { problems } = await solver.read(
	 * 	"cops-and-robber",
	 * 	"graph 5\nedges 1-2 2-3 3-4 4-5 5-1\npieces cops 1 1\npieces robber 3\n",
	 * );
	 * const { cops, start, plies } = await solver.copNumber(problems[0].game);
	 * console.log(cops, start.map(({ column }) => column), plies);
	 * solver.dispose();
	 * ```
	 * prints
	 * ```text
	 * 2 [ 1, 3 ] 1
	 * ```
	 */
	async copNumber(game: Game, options: CopOptions = {}): Promise<CopNumber | null> {
		const { most = MOST_COPS, memoryBudget, signal, onProgress } = checkObject(options);
		const budget = checkBudget(memoryBudget);
		const control = { signal: checkSignal(signal), onProgress: checkListener(onProgress) };
		const engine = await this.#engineForJobs();
		const args = [game, checkWhole(most, "options.most", MOST_COPS), budget] as const;
		return engine.run("copNumber", [...args], control);
	}

	async #readyFor<Found>(game: string | Rules, options: HuntTarget & Control<Found>) {
		const rules = this.rulesOf(game);
		const { signal, onProgress } = checkObject(options);
		const task = taskOf(rules, options);
		const control = { signal: checkSignal(signal), onProgress: checkListener(onProgress) };
		return { engine: await this.#engineForJobs(), task, control };
	}

	async #engineForJobs(): Promise<Engine> {
		return this.engines.forLongWork();
	}

	/**
	 * Random boards of a game, for the package's program; null if the pieces do not fit.
	 * @internal
	 */
	randomProblems(
		game: string | Rules,
		target: module.RandomBoard,
		count: number,
		seed: number,
	): Problem[] | null {
		const rules = this.rulesOf(game);
		return this.engines.local.call((module) =>
			expectValue(module.randomProblems(rules, target, count, seed)),
		);
	}

	/**
	 * Why a board breaks a promise of a contest's subtask, for the package's program; null if it keeps it.
	 * @internal
	 */
	brokenPromise(
		promise: module.Promised,
		{ game, position }: Problem,
		lang: string,
	): string | null {
		const inChinese = lang !== "en";
		return this.engines.local.call((module) =>
			expectValue(module.brokenPromise(promise, game, position, inChinese)),
		);
	}

	/**
	 * The answers of right programs and of those with each known mistake for an input, for the package's program. On
	 * boards with more than `mostPositions` positions, only mistakes that need no solve are tried.
	 * @throws InputError if it is not an input of the game.
	 * @internal
	 */
	answersFor(game: string | Rules, input: string, mostPositions: number): module.FileAnswers {
		const rules = this.rulesOf(game);
		return this.engines.local.call((module) =>
			expectValue(module.answersFor(rules, input, mostPositions)),
		);
	}
}

/**
 * Makes a workshop, as `load` of `catchmate` makes a solver.
 * @example
 * ```js
 * import { load } from "catchmate/workshop";
 *
 * const workshop = await load();
 * console.log(workshop.mistakes("chase").length > 0);
 * workshop.dispose();
 * ```
 * prints
 * ```text
 * true
 * ```
 */
export function load(options: LoadOptions = {}): Promise<Workshop> {
	const inside = {
		create,
		wasm: () => import("catchmate-embedded/workshop-wasm"),
		worker: () => import("catchmate-embedded/workshop-worker"),
	};
	return loadWith(inside, options, (engines) => new Workshop(engines));
}
