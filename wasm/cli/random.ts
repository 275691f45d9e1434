import { randomBytes } from "node:crypto";
import { load, type Workshop } from "catchmate/workshop";
import english from "../../core/cli/help/random.txt";
import chinese from "../../web/locale/zh/help/random.txt";
import type { Workshop as Internal } from "../workshop.ts";
import { WrongCall, wholeNumber } from "./arguments.ts";
import type { Command } from "./command.ts";
import { inLanguage, words } from "./language.ts";
import { libraryGame, problemObject } from "./sources.ts";
import { MOST_TEXT_BYTES, write } from "./terminal.ts";

/** Methods of Workshop that only this program uses. */
type Maker = Pick<Internal, "randomProblems" | "randomText">;

const anySeed = () => Number(randomBytes(8).readBigUInt64LE() >> 11n);

export const random: Command = {
	name: "random",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: 1,
	async run({ given, value, operands }) {
		const wanted = {
			rows: wholeNumber(words.numberOfRows, value("rows"), 1, 1000) ?? 8,
			columns: wholeNumber(words.numberOfColumns, value("columns"), 1, 1000) ?? 8,
			percent: wholeNumber(words.percentage, value("obstacles"), 0, 100) ?? 20,
		};
		const count = wholeNumber(words.numberOfBoards, value("count"), 1, 100_000) ?? 1;
		const seed = wholeNumber(words.seed, value("seed"), 0, Number.MAX_SAFE_INTEGER) ?? anySeed();
		const solver = (await load()) as Workshop & Maker;
		const { id } = libraryGame(solver, operands).rules;
		// A text of so many squares is no longer read.
		if (wanted.rows * wanted.columns * count > MOST_TEXT_BYTES) {
			throw new WrongCall(words.tooManySquares(MOST_TEXT_BYTES));
		}
		const made = given("json")
			? solver
					.randomProblems(id, wanted, count, seed)
					?.map((problem) => `${JSON.stringify(problemObject(solver, problem))}\n`)
					.join("")
			: solver.randomText(id, wanted, count, seed);
		if (made === null || made === undefined) throw new WrongCall(words.noRoom);
		if (made === "") throw new WrongCall(words.oneBoard(id));
		if (!given("seed")) process.stderr.write(`--seed ${seed}\n`);
		await write(made);
	},
};
