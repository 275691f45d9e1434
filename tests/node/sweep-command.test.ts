/** `catchmate sweep`: its lines in each format, resumed and in parts, its formulas and its refusals. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { load } from "catchmate";
import { runBoth } from "./fixtures.ts";
import { at } from "./folder.ts";

const native = new URL("../../build/native/catchmate", import.meta.url).pathname;
const lines = (printed: string) => printed.trimEnd().split("\n");
const sweep = (line: string) => runBoth(["sweep", ...line.split(" ")]);
const printed = async (line: string) => {
	const { status, stdout } = await sweep(line);
	assert.equal(status, 0, line);
	return stdout;
};

test("a sweep's numbers are those of the package's statistics", async () => {
	const [head = "", ...rows] = lines(
		await printed("crossing-pawn --rows 2..4 --columns 3 --statistics --csv"),
	);
	const names = head.split(",");
	const objects = lines(
		await printed("crossing-pawn --rows 2..4 --columns 3 --statistics --json"),
	).map((line) => JSON.parse(line));
	using solver = await load();
	for (const [index, object] of objects.entries()) {
		const size = index + 2;
		const board = `${size} 3\nO.O\n${"...\n".repeat(size - 2)}.X.\n`;
		const { problems } = await solver.read("crossing-pawn", board);
		using table = await solver.solve((problems[0] ?? assert.fail()).game);
		const { toMove, zugzwangs } = await table.statistics();
		const bySide = Object.entries(toMove).flatMap(([side, found]) => [
			[`${side}_wins`, found.wins],
			[`${side}_draws`, found.draws],
			[`${side}_losses`, found.losses],
			[`${side}_longest_win`, found.longestWin?.distance ?? null],
			[`${side}_longest_loss`, found.longestLoss?.distance ?? null],
		]);
		assert.deepEqual(object, {
			game: "crossing-pawn",
			rows: size,
			columns: 3,
			positions: table.positions,
			longest: table.longest,
			...Object.fromEntries(bySide),
			zugzwangs: zugzwangs.reduce((sum, { placements }) => sum + placements, 0),
			fault: null,
		});
		assert.equal(rows[index], names.map((name) => object[name] ?? "").join());
	}
});

test("a formula fits the longest distances of chase, and says where it was checked", async () => {
	const { stdout, stderr } = await sweep("chase --rows 2..28");
	assert.equal(lines(stdout).length, 28);
	const formula =
		/^longest = (.*) from n = 3 on: fitted on n = 3\.\.10, checked on n = 11\.\.28\n$/.exec(
			stderr,
		)?.[1];
	const numbers = new Map(
		lines(await printed("chase --rows 2..28 --bfile"))
			.filter((line) => !line.startsWith("#"))
			.map((line) => line.split(" ").map(Number) as [number, number]),
	);
	assert.equal(numbers.size, 27);
	for (const term of formula?.split(", ") ?? assert.fail(stderr)) {
		const [, slope, sign = "", constant = "", residue] =
			/^(\d+)n ([+-]) (\d+) \(n mod 4 = (\d)\)$/.exec(term) ?? assert.fail(term);
		for (let n = 3; n <= 28; n += 1) {
			if (n % 4 !== Number(residue)) continue;
			assert.equal(numbers.get(n), Number(slope) * n + Number(sign + constant), `n = ${n}`);
		}
	}
});

test("a size that does not fit says so, and the others follow", async () => {
	const line = "chase --rows 10..12 --memory 100000";
	assert.match(
		await printed(line),
		/\n10,10,\d+,28,\n11,11,\d+,32,\n12,12,,,"solving this board takes \d+ bytes of memory, 100000 are allowed"\n$/,
	);
	assert.match(await printed(`${line} --bfile`), /^10 28\n11 32\n# 12: solving this board takes/);
});

test("a sweep goes on with its file, and the files of its parts are one", async () => {
	const whole = await printed("crossing-pawn --rows 2..9 --columns 2..3 --json");
	for (const part of ["1/2", "2/2"]) {
		// Each program has a file of its own.
		const path = at(`part-${part[0]}`);
		await printed(
			`crossing-pawn --rows 2..9 --columns 2..3 --shard ${part} --json --out ${path} --resume`,
		);
	}
	const both = ["1", "2"].map((part) => readFileSync(at(`part-${part}`), "utf8")).join("");
	writeFileSync(at("parts"), both);
	// Nothing that is in the file is solved again.
	const marked = both.replace(
		'"rows":9,"columns":2,"positions":',
		'"rows":9,"columns":2,"positions":1',
	);
	writeFileSync(at("marked"), marked);
	const again = "crossing-pawn --rows 2..9 --columns 2..3 --json --resume --out";
	assert.equal(await printed(`${again} ${at("parts")}`), whole);
	assert.notEqual(await printed(`${again} ${at("marked")}`), whole);
	// More sizes, in another format.
	const more = lines(
		await printed(`crossing-pawn --rows 9..10 --columns 3 --resume --out ${at("parts")}`),
	);
	assert.equal(more.length, 3);
	assert.equal(lines(readFileSync(at("parts"), "utf8")).length, 17);
});

test("both programs refuse ranges that are none and files of other sweeps", async () => {
	writeFileSync(
		at("chase"),
		'{"game":"chase","rows":2,"columns":2,"positions":32,"longest":2,"fault":null}\n',
	);
	for (const [line, status, message] of [
		["chase", 1, /expected --rows with a range/],
		["chase --rows 5..2", 1, /'5\.\.2' is not a range of rows, expected .* from 1 to 1000\n/],
		["chase --rows 2..", 1, /'2\.\.' is not a range/],
		["chase --rows 0..3", 1, /'0\.\.3' is not a range/],
		["chase --rows 2 --columns 1..1001", 1, /'1\.\.1001' is not a range of columns/],
		["chase --rows 2..3 --columns 1..2 --bfile", 1, /a b-file has one range/],
		["chase --rows 2 --csv --json", 1, /expected one of --csv/],
		["chase --rows 2 --of white_wins", 1, /'white_wins', expected one of positions, longest\n/],
		["chase --rows 2 --shard 3/2", 1, /'3\/2' is not a shard/],
		["chase --rows 2 --resume", 1, /--resume needs --out/],
		["chase 8 --rows 2", 1, /unexpected argument '8'/],
		["cat-and-mouse --rows 2", 2, /^catchmate: cat-and-mouse: sides\[0\]\.directions is empty/],
		[`chase --rows 2 --out ${at("chase")}`, 1, /the file exists; --resume continues it/],
		[`crossing-pawn --rows 2 --resume --out ${at("chase")}`, 2, /line 1: not a line of this sweep/],
		[
			`chase --rows 2 --statistics --resume --out ${at("chase")}`,
			2,
			/line 1: not a line of this sweep/,
		],
		["chase --rows 2 --out /nowhere/x", 1, /^catchmate: \/nowhere\/x: there is no such directory/],
	] as const) {
		const run = await sweep(line);
		assert.equal(run.status, status, line);
		assert.match(run.stderr, message);
	}
});

for (const [name, [command = "", ...script]] of [
	["native", [native]],
	["package", [process.execPath, "dist/cli.js"]],
] as const) {
	test(`an interrupted sweep of the ${name} program keeps its lines`, async () => {
		const out = at(`interrupted-${name}`);
		const line = `sweep crossing-pawn --rows 2..60 --out ${out}`.split(" ");
		const child = spawn(command, [...script, ...line]);
		const [stderr, ended] = [text(child.stderr), once(child, "close")];
		let printed = "";
		for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
			printed += piece;
			if (printed.includes("\n3,3,")) break;
		}
		child.stdout.on("data", (piece) => {
			printed += piece;
		});
		child.kill("SIGINT");
		assert.deepEqual(await ended, [130, null]);
		assert.equal(await stderr, "catchmate: interrupted, --resume continues\n");
		assert.equal(existsSync(`${out}.part`), false);
		const saved = lines(readFileSync(out, "utf8"));
		assert.equal(lines(printed).length, saved.length + 1);
		assert.deepEqual(JSON.parse(saved[0] ?? "").rows, 2);
	});
}
