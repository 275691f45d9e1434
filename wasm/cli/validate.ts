import { InputError, load, type Workshop } from "catchmate/workshop";
import english from "../../core/cli/help/validate.txt";
import chinese from "../../web/locale/zh/help/validate.txt";
import type { Workshop as Internal } from "../workshop.ts";
import type { Command } from "./command.ts";
import { inLanguage, told } from "./language.ts";
import { contestGame, faultObject } from "./sources.ts";
import { Exit, MOST_TEXT_BYTES, placeOf, readStart } from "./terminal.ts";

/** Method of Workshop that only this program uses. */
type Validator = Pick<Internal, "validateInput">;

/** As a validator made with testlib ends. */
const NOT_VALID = 3;
const WRONG_CALL = 2;

async function readText(path: string): Promise<Uint8Array> {
	try {
		return await readStart(path, MOST_TEXT_BYTES + 1);
	} catch (error) {
		throw error instanceof Exit ? new Exit(WRONG_CALL, error.message) : error;
	}
}

export const validate: Command = {
	name: "validate",
	help: [inLanguage({ en: english, "zh-CN": chinese })],
	mostOperands: 2,
	wrongCall: WRONG_CALL,
	async run({ given, operands }) {
		const solver = (await load()) as Workshop & Validator;
		const game = contestGame(solver, operands);
		const path = operands[1] ?? "-";
		const text = await readText(path);
		try {
			solver.validateInput(game.rules.id, text);
		} catch (error) {
			if (!(error instanceof InputError)) throw error;
			if (!given("json")) throw new Exit(NOT_VALID, placeOf(path) + told(error));
			process.stderr.write(`${faultObject(error, path)}\n`);
			throw new Exit(NOT_VALID);
		}
	},
};
