import { existsSync } from "node:fs";
import { type HuntSizeError, load, type Workshop } from "catchmate/workshop";
import english from "../../core/cli/help/hunt.txt";
import chinese from "../../web/locale/zh/help/hunt.txt";
import type { HuntGoal, HuntState } from "../hunt.ts";
import type { Workshop as Internal } from "../workshop.ts";
import { type Arguments, unexpectedArgument, WrongCall, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { writeWhole } from "./files.ts";
import { type Hunt, keptLines, lineOf, mergedLines, solvedLine, statesIn } from "./hunt-lines.ts";
import { inLanguage, told, words } from "./language.ts";
import { libraryGame } from "./sources.ts";
import { BAD_INPUT, Exit, FAILURE, placeOf, write } from "./terminal.ts";

/** Methods of Workshop that only this program uses. */
type Chooser = Pick<Internal, "huntGoals" | "huntSize">;

/** How often the file of a hunt is written. */
const SAVING_MS = 5000;

/** What a hunt begins with, and how long it lasts. */
interface Task {
	readonly solver: Workshop & Chooser;
	readonly hunt: Hunt;
	readonly options: {
		readonly rows?: number | undefined;
		readonly columns?: number | undefined;
		readonly obstacles?: number | undefined;
		readonly seed: number;
		readonly tries?: number | undefined;
	};
	readonly seconds: number;
	readonly out: string | undefined;
}

/** Runs `act` with a signal that its time is over, or that the program is interrupted. */
async function during(
	seconds: number,
	act: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
	const controller = new AbortController();
	const stop = () => controller.abort();
	const timer = setTimeout(stop, seconds * 1000);
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
	try {
		await act(controller.signal);
	} catch (error) {
		if (!controller.signal.aborted) throw error;
	} finally {
		clearTimeout(timer);
		for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
	}
}

/** The numbers in "2/8". */
function shardOf(text: string): readonly [number, number] {
	const [, shard = 0, shards = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
	if (shard < 1 || shard > shards) throw new WrongCall(words.noShard(text));
	return [shard, shards];
}

/** The states to begin with: those of the file, or new ones. */
async function statesFor(task: Task, resume: boolean): Promise<readonly HuntState[]> {
	const { solver, hunt, out = "-" } = task;
	const isThere = out !== "-" && existsSync(out);
	if (isThere && !resume) throw new Exit(FAILURE, placeOf(out) + words.huntFileExists);
	const kept = isThere ? await statesIn(hunt, out) : [];
	try {
		const states = Array.from({ length: hunt.jobs }, (_, job) =>
			solver.hunt(hunt.game, { ...optionsFor(task, job), from: kept[job], tries: 0 }),
		);
		return await Promise.all(states);
	} catch (error) {
		const isTooLarge = error instanceof Error && error.name === "TableTooLargeError";
		if (isTooLarge) throw new Exit(BAD_INPUT, told(error));
		throw error instanceof TypeError ? new Exit(BAD_INPUT, placeOf(out) + words.noHuntFile) : error;
	}
}

const optionsFor = ({ hunt, options }: Task, job: number) => ({
	...options,
	goal: hunt.goal as HuntGoal,
	search: (hunt.shard - 1) * hunt.jobs + job,
});

/** Hunts for the hardest board, and prints each that is the best so far. The jobs take turns. */
async function search(task: Task, begun: readonly HuntState[]): Promise<void> {
	const { solver, hunt, seconds, out } = task;
	const states = [...begun];
	const save = async () => {
		if (out !== undefined) writeWhole(out, await keptLines(solver, hunt, states));
	};
	await save();
	let best = Math.max(...states.map((state) => state.best?.score ?? 0));
	let last: string | undefined;
	let saved = performance.now();
	let writing = Promise.resolve();
	const take = (job: number, state: HuntState) => {
		states[job] = state;
		const { best: found } = state;
		if (found !== null && found.score > best) {
			best = found.score;
			last = found.code;
			writing = writing.then(async () => write(await lineOf(solver, hunt, job, found)));
		}
		if (performance.now() - saved < SAVING_MS) return;
		saved = performance.now();
		writing = writing.then(save);
	};
	await during(seconds, (signal) => {
		const jobs = begun.map((from, job) => {
			const onProgress = (state: HuntState) => take(job, state);
			return solver.hunt(hunt.game, { ...optionsFor(task, job), from, signal, onProgress });
		});
		return Promise.all(jobs);
	});
	await writing;
	await save();
	// Of equal boards, that of the first job is the hunt's whichever was quicker, and it is printed last.
	const job = states.findIndex((state) => state.best?.score === best);
	const found = states[job]?.best;
	if (!found) throw new Exit(FAILURE, words.noHunted);
	if (last !== found.code) await write(await lineOf(solver, hunt, job, found));
}

/** Hunts for boards that separate the mistakes that are meant, and says which ones show nowhere. */
async function separate({ solver, hunt, options, seconds, out }: Task, id: string): Promise<void> {
	const mistakes = solver.mistakes(hunt.game).map((mistake) => mistake.id);
	if (id !== "all" && !mistakes.includes(id)) {
		throw new WrongCall(words.unknownMistake(id, ["all", ...mistakes].join(", ")));
	}
	const mistake = id === "all" ? undefined : id;
	let found = await solver.cover(hunt.game, { ...options, mistake, tries: 0 });
	await during(seconds, (signal) =>
		solver.cover(hunt.game, {
			...options,
			mistake,
			signal,
			onProgress(state) {
				found = state;
			},
		}),
	);
	const lines = await Promise.all(
		found.boards.map(({ code, mistakes }) =>
			solvedLine(solver, code, { goal: "separates", mistakes }),
		),
	);
	if (out === undefined) await write(lines.join(""));
	else writeWhole(out, lines.join(""));
	for (const each of found.unseen) process.stderr.write(`catchmate: ${words.unseen(each)}\n`);
	if (lines.length === 0) throw new Exit(FAILURE);
}

function taskOf(solver: Workshop & Chooser, { value, operands }: Arguments): Task {
	const options = {
		rows: wholeNumber(words.numberOfRows, value("rows"), 1, 1000),
		columns: wholeNumber(words.numberOfColumns, value("columns"), 1, 1000),
		obstacles: wholeNumber(words.percentage, value("obstacles"), 0, 100),
		tries: wholeNumber(words.numberOfBoards, value("tries"), 1, 2 ** 53),
		seed: wholeNumber(words.seed, value("seed"), 0, Number.MAX_SAFE_INTEGER) ?? 1,
	};
	const seconds = wholeNumber(words.numberOfSeconds, value("seconds"), 1, 1e8) ?? 60;
	const jobs = wholeNumber(words.numberOfJobs, value("jobs"), 1, 1024) ?? 1;
	const game = libraryGame(solver, operands).rules.id;
	if (operands[1] !== undefined) throw unexpectedArgument(operands[1]);
	const goal = value("goal") ?? "longest";
	const goals = solver.huntGoals();
	if (!goals.includes(goal)) throw new WrongCall(words.unknownGoal(goal, goals.join(", ")));
	try {
		const size = solver.huntSize(game, options);
		const [shard, shards] = shardOf(value("shard") ?? "1/1");
		const hunt = { game, goal, size, seed: options.seed, jobs, shard, shards };
		return { solver, hunt, options, seconds, out: value("out") };
	} catch (error) {
		throw error instanceof Error && error.name === "HuntSizeError"
			? new WrongCall(words.huntSize(error as HuntSizeError, error.message))
			: error;
	}
}

export const hunt: Command = {
	name: "hunt",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: Infinity,
	async run(args) {
		const { given, value, operands } = args;
		const out = value("out");
		if (given("merge")) {
			if (operands.length === 0) throw new WrongCall(words.nothingToMerge);
			const text = await mergedLines(operands);
			return out === undefined ? write(text) : writeWhole(out, text);
		}
		const task = taskOf((await load()) as Workshop & Chooser, args);
		const separates = value("separates");
		if (separates !== undefined) return separate(task, separates);
		if (given("resume") && out === undefined) throw new WrongCall(words.resumeNeedsOut);
		await search(task, await statesFor(task, given("resume")));
	},
};
