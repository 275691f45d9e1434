/** Reads rules and boards from JSON files. The core checks them and makes the error messages. */
import { InvalidRulesError, type Problem, type Rules, type Workshop } from "catchmate/workshop";
import type { Workshop as Internal } from "../workshop.ts";
import { parseJson } from "./json-text.ts";
import { words } from "./language.ts";
import { BAD_INPUT, Exit, placeOf, readBytes } from "./terminal.ts";

/** Methods of Workshop that only this program uses. */
type FileReader = Pick<Internal, "readRulesFile" | "readBoardFile">;

/** The longest JSON file that is read, in bytes. */
const MOST_BYTES = 2 ** 24;

/** Calls `take` with the parsed contents of a file. @throws Exit if they are not valid. */
async function readFile<T>(path: string, take: (content: unknown) => T): Promise<T> {
	const bytes = await readBytes(path, MOST_BYTES);
	try {
		return take(parseJson(bytes));
	} catch (error) {
		const isTheirs = error instanceof TypeError || error instanceof SyntaxError;
		if (isTheirs) throw new Exit(BAD_INPUT, placeOf(path) + words.dataFault(error.message));
		throw error;
	}
}

/** Reads the rules in a file. @throws Exit if they are not valid. */
export function readRules(solver: Workshop, path: string): Promise<Rules> {
	return readFile(path, (content) => (solver as Workshop & FileReader).readRulesFile(content));
}

/** Reads the board and position in a file, by `given` rules or else its own. @throws Exit if they are not valid. */
export async function readBoard(
	solver: Workshop,
	path: string,
	given: Rules | undefined,
	memoryBudget: number,
	refuseGiven: (error: InvalidRulesError) => never,
): Promise<Problem> {
	try {
		return await readFile(path, (content) =>
			(solver as Workshop & FileReader).readBoardFile(content, given, memoryBudget),
		);
	} catch (error) {
		if (error instanceof InvalidRulesError) refuseGiven(error);
		throw error;
	}
}
