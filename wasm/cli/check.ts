import { type Checker, load } from "catchmate/workshop";
import english from "../../core/cli/help/check.txt";
import chinese from "../../web/locale/zh/help/check.txt";
import { type Arguments, bytesFrom, WrongCall, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { inLanguage, words } from "./language.ts";
import { isProgram, type ProgramLimits, runProgram } from "./program-run.ts";
import { libraryGame } from "./sources.ts";
import { BAD_INPUT, Exit, write } from "./terminal.ts";

/** The exit status if a wrong answer was found. */
const FOUND = 1;

/** Several searches for the same mistake, each with boards of its own. The first that finds one goes on alone. */
class Search {
	readonly #limits: ProgramLimits;
	readonly #command: readonly string[];
	readonly #milliseconds: number;
	finder: Checker | undefined;

	constructor(args: Arguments, command: readonly string[]) {
		const seconds = wholeNumber(words.numberOfSeconds, args.value("seconds"), 1, 1e6) ?? 10;
		this.#milliseconds = seconds * 1000;
		const time = wholeNumber(words.numberOfMilliseconds, args.value("time"), 1, 1e6) ?? 2000;
		this.#limits = { time, memory: bytesFrom(args.value("memory") ?? "1G") };
		this.#command = command;
	}

	async run(checker: Checker): Promise<void> {
		let deadline = performance.now() + this.#milliseconds;
		while (this.finder === undefined || this.finder === checker) {
			if (performance.now() >= deadline) {
				if (checker.hasFound) return;
				checker.settle();
				if (!checker.hasFound) return;
			}
			if (this.finder === undefined && checker.hasFound) {
				this.finder = checker;
				// As long again to make it smaller.
				deadline = performance.now() + this.#milliseconds;
			}
			const input = checker.next();
			if (input === null) return;
			checker.take(await runProgram(this.#command, input, this.#limits));
		}
	}
}

export const check: Command = {
	name: "check",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: Infinity,
	wrongCall: BAD_INPUT,
	async run(args) {
		const command = args.operands.slice(1);
		const seed =
			wholeNumber(words.seed, args.value("seed"), 0, Number.MAX_SAFE_INTEGER) ??
			Math.floor(Math.random() * 2 ** 32);
		const jobs = wholeNumber(words.numberOfJobs, args.value("jobs"), 1, 1024) ?? 1;
		const search = new Search(args, command);
		using solver = await load();
		const game = libraryGame(solver, args.operands).rules.id;
		const [program] = command;
		if (program === undefined) throw new WrongCall(words.programMissing(game));
		if (!isProgram(program)) throw new Exit(BAD_INPUT, words.noProgram(program));
		const checkers = Array.from({ length: jobs }, (_, job) => solver.checker(game, seed + job));
		await Promise.all(checkers.map((checker) => search.run(checker)));
		const count = checkers.reduce((sum, { boards }) => sum + boards, 0);
		const findings = search.finder?.findings() ?? [];
		if (findings.length === 0) return write(`${words.nothingWrong(count, seed)}\n`);
		const reports = findings.map((finding) => `\n${words.finding(finding)}`);
		await write(`${words.runOn(count, seed)}\n${reports.join("")}`);
		process.exitCode = FOUND;
	},
};
