/** The boards that every way into the solver is tried on, and what runs the programs. */
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

export interface GoodFixture extends Fixture {
	/** The answers that a contest's judge expects. */
	readonly output: string;
}

export interface BadFixture extends Fixture {
	/** The message on standard error; a * stands for what depends on the machine's memory. */
	readonly message: string;
}

function inputs(path: string): string[] {
	const names = readdirSync(new URL(path, folder)).filter((name) => name.endsWith(".in"));
	return names.map((name) => path + name.slice(0, -".in".length));
}

export const goodFixtures: readonly GoodFixture[] = games.flatMap((game) =>
	inputs(`${game}/`).map((name) => ({
		name,
		game,
		input: readFileSync(new URL(`${name}.in`, folder)),
		output: readFileSync(new URL(`${name}.out`, folder), "utf8"),
	})),
);

/** The game that a bad input is given to: of those that its name begins with the one of the longest id. */
function gameOf(name: string): string {
	const begun = games.filter((game) => name.startsWith(`bad/${game}-`));
	return begun.reduce((longest, game) => (game.length > longest.length ? game : longest), "");
}

export const badFixtures: readonly BadFixture[] = inputs("bad/").map((name) => ({
	name,
	game: gameOf(name),
	input: readFileSync(new URL(`${name}.in`, folder)),
	message: readFileSync(new URL(`${name}.err`, folder), "utf8"),
}));

/** The signatures of the boards of some good fixtures, by the fixture's name. */
export const signatures: ReadonlyMap<string, readonly string[]> = new Map(
	(
		JSON.parse(readFileSync(new URL("signatures.json", folder), "utf8")) as {
			fixture: string;
			signatures: string[];
		}[]
	).map(({ fixture, signatures }) => [fixture.slice(0, -".in".length), signatures]),
);

/** Finds that a program computes the pinned signatures. */
export function assertSignatures(run: (args: readonly string[], input: Uint8Array) => Run): void {
	for (const { name, game, input } of goodFixtures) {
		const expected = signatures.get(name);
		if (expected === undefined) continue;
		const lines = run(["solve", game, "--json", "--signature", "--scope", "table"], input)
			.stdout.trimEnd()
			.split("\n");
		assert.deepEqual(
			lines.map((line) => JSON.parse(line).signature),
			expected,
			name,
		);
	}
}

/** Whether a message is the expected one, in which a * stands for anything. */
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

/** A native program and a package's, which are to behave as one. */
export const programsAt = (native: string, cli: string) => ({
	native: (args: readonly string[], input: Uint8Array = Buffer.of()) => run(native, args, input),
	package: (args: readonly string[], input: Uint8Array = Buffer.of()) =>
		run(process.execPath, [cli, ...args], input),
});

export const programs = programsAt(
	new URL("build/native/catchmate", root).pathname,
	new URL("dist/cli.js", root).pathname,
);

/** The contest's solution of a game that the benchmark compares with. */
export function contestProgram(game: string, input: Uint8Array): Run {
	const name = `build/native/core/bench/contest_${game.replace("-", "_")}`;
	return run(new URL(name, root).pathname, [], input);
}
