/** Packages of crossing pawn with all their promises, and packaged validators on altered inputs. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "catchmate/workshop";
import { parse } from "yaml";
import type { Workshop as Internal } from "../../wasm/workshop.ts";
import { compiled } from "../node/compiled.ts";
import { programs } from "../node/fixtures.ts";
import { at } from "../node/folder.ts";
import { judged } from "../node/judges.ts";
import { checkTests, type Files, packed, runOn, testsOf, textOf } from "../node/packed.ts";

const solver = await load();
const internal = solver as unknown as Internal;
after(() => solver.dispose());

/** The mistakes that fail on a test, by its description. */
const shownOn = (files: Files, path: string): readonly string[] =>
	textOf(files, path.replace(/in$/, "desc")).trimEnd().split(": ")[1]?.split(", ") ?? [];

describe("a package of crossing pawn", () => {
	let files: Files = {};
	let stdout = "";
	const secret = (subtask: number) =>
		testsOf(files).filter(({ path }) => path.includes(`/subtask${subtask}/`));
	const all = () => [1, 2, 3, 4, 5].flatMap(secret);
	const scoreOf = (subtask: number) =>
		Number(
			parse(textOf(files, `crossingpawn/data/secret/subtask${subtask}/testdata.yaml`)).accept_score,
		);

	let wrong: Files = {};
	before(async () => {
		({ files, stdout, wrong = {} } = await judged("crossing-pawn", "kattis"));
	});

	test("has valid inputs, and its programs find the answers of a fresh solve", () => {
		checkTests("crossing-pawn", files, "crossingpawn");
	});

	test("has the contest's subtasks, with matching boards", async () => {
		const sizes = [1, 2, 3, 4, 5].map((subtask) => [secret(subtask).length, scoreOf(subtask)]);
		assert.deepEqual(sizes.flat().map(Number), [4, 20, 2, 10, 3, 15, 4, 20, 7, 35]);
		for (const { path, input } of all()) {
			assert.equal(Number(/(\d+)\.in$/.exec(path)?.[1]), Number(input.split(" ")[0]), path);
			assert.match(input, /^\d+ 10\n/);
		}
		for (const { answer } of secret(1)) assert.match(answer, /^(?:(?:Tie|Black 0)\n)+$/);
		for (const { input } of secret(2)) {
			const { problems } = await solver.read("crossing-pawn", input);
			for (const { game, position } of problems) {
				const { rows, columns, obstacles } = game.board;
				const wall = Array.from({ length: columns }, () => rows - 1);
				assert.deepEqual(
					obstacles.map(({ row }) => row),
					wall,
				);
				assert.equal(position.pieces.red?.filter(({ row }) => row === rows).length, 1);
				assert.ok((position.pieces.black?.[0]?.row ?? rows) <= rows - 2);
			}
		}
		for (const { input } of secret(3)) {
			const lines = input.split("\n").slice(1, -1);
			assert.ok(lines.every((line) => /^(?:\d+ 1|.)$/.test(line)));
		}
		for (const { answer } of secret(4)) assert.match(answer, /^(?:(?:Tie|(?:Red|Black) \d)\n)+$/);
		// One is the known longest, others come from hunts.
		const long = secret(5).flatMap(({ answer }) => answer.match(/ \d{3}$/gm) ?? []);
		assert.ok(long.includes(" 303") && long.length >= 2, `${long}`);
	});

	test("has a test for every mistake that changes a contest answer", () => {
		const shown = new Set(all().flatMap(({ path }) => shownOn(files, path)));
		const { mistaken } = internal.answersFor("crossing-pawn", "0 1\n2 2\nO.\nOX\n", 0);
		const others = mistaken.map(({ id }) => id).filter((id) => !shown.has(id));
		// The order of two endings changes nothing (see the tutorial's chapter on crossing pawn).
		assert.deepEqual(others, ["meets-first"]);
		const count = mistaken.length;
		assert.ok(stdout.includes(`${count - 1} known mistakes of ${count} make a program fail`));
		assert.match(stdout, /change no answer here\n\n.*\n.*\n\| meets-first \| [^\n]*\|\n\n/);
	});

	test("fails its programs with mistakes on the reported tests", () => {
		for (const [name, text] of Object.entries(wrong)) {
			const mistake = name.replace(".cpp", "");
			const program = compiled(text);
			const shown = all().filter(({ path }) => shownOn(files, path).includes(mistake));
			assert.ok(shown.length > 0, mistake);
			for (const { path, input, answer } of shown) {
				assert.notEqual(runOn(program, input).stdout, answer, `${mistake} on ${path}`);
			}
		}
	});
});

for (const format of ["kattis-2025-09", "polygon", "cms", "hydro", "uoj", "plain"]) {
	test(`a package of chase for ${format} is judged as its report says`, async () => {
		await judged("chase", format);
	});
}

const cops = fileURLToPath(new URL("../fixtures/problems/cops.json", import.meta.url));

test("a package of a problem's file is judged as its report says", async () => {
	await judged(cops, "kattis");
});

test("a package in an empty folder has the same files", async () => {
	mkdirSync(at("alone"));
	const args = ["pack", cops, "--format", "uoj", "--out", at("alone/")];
	assert.equal((await programs.package(args)).status, 0);
	const { files } = await packed(cops, "uoj");
	for (const [path, text] of Object.entries(files)) {
		assert.equal(readFileSync(at(`alone/${path}`), "utf8"), text, path);
	}
});

test("another seed gives other tests", async () => {
	const [inputs, others] = await Promise.all(
		["7", "8"].map(async (seed) => {
			const out = at(`seed-${seed}`);
			const args = ["pack", "chase", "--format", "plain", "--seed", seed, "--out", out];
			assert.equal((await programs.package(args)).status, 0);
			return readFileSync(`${out}/tests/20.in`, "utf8");
		}),
	);
	assert.notEqual(inputs, others);
});

test("the packaged validators agree with the validate command on altered inputs", async () => {
	const isValid = (game: string, input: string) =>
		programs.native(["validate", game], Buffer.from(input)).status === 0;
	for (const [game, input] of [
		["chase", "10 1 2 3 10\n"],
		["crossing-pawn", "0 2\n3 2\nO#\n.O\nX.\n2 3\n.O#\nOX.\n"],
	] as const) {
		const { files } = await packed(game, "plain");
		const validator = compiled(textOf(files, `${game}/validator.cpp`));
		const inputs = new Set(["", input, `${input}\n`, `\ufeff${input}`]);
		for (let place = 0; place < input.length; place++) {
			const [head, tail] = [input.slice(0, place), input.slice(place + 1)];
			for (const put of ["", " ", "\t", "\r\n", "\n", "0", "1", "11", "X", "O", "#", "-"]) {
				inputs.add(head + put + tail);
			}
			inputs.add(`${head}0${input.slice(place)}`);
		}
		for (const each of inputs) {
			const { status } = runOn(validator, each);
			assert.equal(status, isValid(game, each) ? 0 : 1, JSON.stringify(each));
		}
	}
});

test("pack shows progress at a terminal", () => {
	const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
	const command = `'${process.execPath}' '${cli}' pack chase --format plain --out '${at("seen.zip")}'`;
	const seen = execFileSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
	assert.match(seen, /Making subtask 1 of 1 …[^\n]*# Chase: the tests\r\n/);
});
