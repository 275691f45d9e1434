/** The arguments of a command, read as its help says. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { words } from "./language.ts";

/** Says of arguments why they are wrong. */
export class WrongCall extends Error {}

/** The error of an operand that is one too many. */
export function unexpectedArgument(argument: string): WrongCall {
	return new WrongCall(words.unexpected(argument));
}

/** Whether an argument is -h or --help, which every command has. */
export const asksForHelp = (argument: string | undefined): boolean =>
	argument === "-h" || argument === "--help";

/** Parsed arguments. */
export interface Arguments {
	given(option: string): boolean;
	/** The value of an option; of several, the last. */
	value(option: string): string | undefined;
	/** The arguments that are no options, in order; those after -- are among them, whatever they look like. */
	readonly operands: readonly string[];
}

/**
 * Parses the arguments of a command whose options are those of its help. Each begins a line, with a word for its value
 * if it has one: `  --rows N        rows, 1 to 1000`, `  --json          print an object`.
 * @throws WrongCall if an option is unknown or lacks its value
 */
export function parseArguments(help: string, args: readonly string[]): Arguments {
	const options: NonNullable<ParseArgsConfig["options"]> = {
		help: { type: "boolean", short: "h" },
	};
	for (const [, name = "", value] of help.matchAll(/^ {2}--(\w+) (\S?)/gm)) {
		options[name] = { type: value ? "string" : "boolean" };
	}
	// Strict parsing would refuse wrong options itself, in English only.
	const parsed = parseArgs({ args: [...args], options, strict: false, tokens: true });
	const values = new Map<string, string>();
	for (const token of parsed.tokens) {
		if (token.kind !== "option") continue;
		const { name, rawName, value = "", index } = token;
		const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
		if (type === undefined || (type === "boolean" && value !== "")) {
			throw new WrongCall(words.unknownOption(args[index] ?? rawName));
		}
		if (type === "string" && value === "") throw new WrongCall(words.valueMissing(rawName));
		values.set(name, value);
	}
	return {
		given: (name) => values.has(name),
		value: (name) => values.get(name),
		operands: parsed.positionals,
	};
}

/** The whole number that an option has, which `what` it is; undefined without it. @throws WrongCall if it is none from `low` to `high`. */
export function wholeNumber(
	what: string,
	text: string | undefined,
	low: number,
	high: number,
): number | undefined {
	if (text === undefined) return undefined;
	const number = /^\d+$/.test(text) ? Number(text) : -1;
	if (number >= low && number <= high) return number;
	throw new WrongCall(words.notNumber(what, text, low, high));
}

/** The bytes in "500000000", "500M" or "4G"; K, M, G and T are powers of 1024. */
export function bytesFrom(text: string): number {
	const [, digits, unit = ""] = /^(\d{1,18})([KMGT]?)$/.exec(text) ?? [];
	if (digits === undefined) {
		throw new WrongCall(words.notBytes(text));
	}
	return Number(digits) * 1024 ** " KMGT".indexOf(unit || " ");
}
