/** The frame of the program: what a command is, and how arguments choose one and run it. */
import { load } from "catchmate/workshop";
import program from "../../core/cli/help/program.txt";
import shared from "../../core/cli/help/shared.txt";
import zhProgram from "../../web/locale/zh/help/program.txt";
import zhShared from "../../web/locale/zh/help/shared.txt";
import {
	type Arguments,
	asksForHelp,
	parseArguments,
	unexpectedArgument,
	WrongCall,
} from "./arguments.ts";
import { inLanguage, words } from "./language.ts";
import { Exit, FAILURE, write } from "./terminal.ts";

/** A command: `catchmate NAME [OPTION]... [OPERAND]...`. Each is made in the file of its name and listed in main.ts. */
export interface Command {
	readonly name: string;
	/** The parts of its help, which say what its options are. The first line is what the list of commands says of it. */
	readonly help: readonly string[];
	/** By default none. */
	readonly mostOperands?: number;
	/** The exit status for wrong arguments; by default 1. */
	readonly wrongCall?: number;
	run(args: Arguments): Promise<void>;
}

/** The program's help: its use, the commands, and what they share. */
function helpOn(commands: readonly Command[]): string {
	const width = Math.max(...commands.map(({ name }) => name.length));
	const lines = commands.map(({ name, help: [about = ""] }) => {
		return `  ${name.padEnd(width)}  ${about.slice(0, about.indexOf("\n") + 1)}`;
	});
	return [
		inLanguage({ en: program, "zh-CN": zhProgram }),
		...lines,
		inLanguage({ en: shared, "zh-CN": zhShared }),
	].join("");
}

async function runCommand(command: Command, args: readonly string[]): Promise<void> {
	const help = command.help.join("");
	const parsed = parseArguments(help, args);
	if (parsed.given("help")) return write(help);
	const unexpected = parsed.operands[command.mostOperands ?? 0];
	if (unexpected !== undefined) throw unexpectedArgument(unexpected);
	await command.run(parsed);
}

const refusal = (reason: string, command: string, status = FAILURE) =>
	new Exit(status, `${reason}\n${words.tryHelp(command)}`);

/** Runs the one of the commands that the arguments name. @throws Exit unless it succeeds */
export async function run(commands: readonly Command[], args: readonly string[]): Promise<void> {
	const [name, ...others] = args;
	const names = words.anyOf(commands.map((command) => command.name));
	if (name === undefined) throw refusal(words.commandMissing(names), "");
	if (asksForHelp(name)) return write(helpOn(commands));
	if (name === "--version") return write(`catchmate ${(await load()).version}\n`);
	const command = commands.find((each) => each.name === name);
	if (command === undefined) throw refusal(words.unknownCommand(name, names), "");
	try {
		await runCommand(command, others);
	} catch (error) {
		if (!(error instanceof WrongCall)) throw error;
		throw refusal(error.message, `${name} `, command.wrongCall);
	}
}
