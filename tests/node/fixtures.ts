/** The boards for every interface to the solver, and runners for the programs. */
import assert from "node:assert/strict";
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../fixtures/", import.meta.url);

export const games = [
	"chase",
	"crossing-pawn",
	"fox-and-hounds",
	"police-and-thief",
	"cat-and-mouse-2",
	"cat-and-mouse",
	"hare-and-hounds",
	"pong-hau-ki",
	"token",
	"cops-and-robber",
] as const;

export interface Fixture {
	/** The path below tests/fixtures. */
	readonly name: string;
	readonly game: string;
	/** The input, byte for byte. */
	readonly input: Buffer;
}

function inputs(path: string): string[] {
	const names = readdirSync(new URL(path, folder)).filter((name) => name.endsWith(".in"));
	return names.map((name) => path + name.slice(0, -".in".length));
}

/** With the expected answers of a contest's judge. */
export const goodFixtures = games.flatMap((game) =>
	inputs(`${game}/`).map((name) => ({
		name,
		game,
		input: readFileSync(new URL(`${name}.in`, folder)),
		output: readFileSync(new URL(`${name}.out`, folder), "utf8"),
	})),
);

/** A bad input's game: the longest id that its name starts with. */
function gameOf(name: string): string {
	const begun = games.filter((game) => name.startsWith(`bad/${game}-`));
	return begun.reduce((longest, game) => (game.length > longest.length ? game : longest), "");
}

/** With the message on standard error; a * stands for values that depend on the machine's memory. */
export const badFixtures = inputs("bad/").map((name) => ({
	name,
	game: gameOf(name),
	input: readFileSync(new URL(`${name}.in`, folder)),
	message: readFileSync(new URL(`${name}.err`, folder), "utf8"),
}));

/** The signatures of some good fixtures' boards, by fixture name. */
export const signatures: ReadonlyMap<string, readonly string[]> = new Map(
	(
		JSON.parse(readFileSync(new URL("signatures.json", folder), "utf8")) as {
			fixture: string;
			signatures: string[];
		}[]
	).map(({ fixture, signatures }) => [fixture.slice(0, -".in".length), signatures]),
);

/** The signatures in a program's output with `--json --signature`. */
export const signaturesIn = (printed: string): readonly string[] =>
	printed
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line).signature);

/** Whether a message matches the expected one, in which a * stands for anything. */
export function matches(message: string, expected: string): boolean {
	const parts = expected.split("*").map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"));
	return new RegExp(`^${parts.join(".*")}$`).test(message);
}

export type Run = Pick<SpawnSyncReturns<string>, "status" | "stdout" | "stderr">;

export function run(command: string, args: readonly string[], input: Uint8Array): Run {
	const { status, stdout, stderr, error } = spawnSync(command, args, {
		input,
		encoding: "utf8",
		maxBuffer: 2 ** 28,
	});
	if (error) throw error;
	return { status, stdout, stderr };
}

const root = new URL("../../", import.meta.url);

// The programs speak English, in any locale of the tests.
Object.assign(process.env, { LC_ALL: "C" });

const native = new URL("build/native/catchmate", root).pathname;
const cli = new URL("dist/cli.js", root).pathname;

/** The native program and the package's: the same program in two builds. Process-level behaviour is in program-streams.test.ts. */
export const programs = {
	native: (args: readonly string[], input: Uint8Array = Buffer.of()) => run(native, args, input),
	package: (args: readonly string[], input: Uint8Array = Buffer.of()) =>
		run(process.execPath, [cli, ...args], input),
};

let calls = 0;

/** Whether the package's program, which is the same source, repeats a call: every fifth one of a file, and all in `npm run test:more`. */
export const isRepeated = (): boolean =>
	process.env.CATCHMATE_REPEAT !== undefined || calls++ % 5 === 0;

/** The output of the native program, which the package's repeats. */
export async function runBoth(
	args: readonly string[],
	input: Uint8Array | string = "",
): Promise<Run> {
	const native = programs.native(args, Buffer.from(input));
	if (isRepeated()) {
		assert.deepEqual(await programs.package(args, Buffer.from(input)), native, args.join(" "));
	}
	return native;
}

/** The commands in a program's help. */
export const commandsIn = (help: string) =>
	[...help.matchAll(/^ {2}([a-z-]+) +[A-Z].*\.$/gm)].map(([, name = ""]) => name);

/** The contest solution of a game, for the benchmark too. */
export function contestProgram(game: string, input: Uint8Array): Run {
	const name = `build/native/core/bench/contest_${game.replace("-", "_")}`;
	return run(new URL(name, root).pathname, [], input);
}
