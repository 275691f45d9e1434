/** What both programs do with standard input and output that are full, closed or endless. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { test } from "node:test";

test("an answer that cannot be written ends either program with exit status 1", () => {
	const full = openSync("/dev/full", "w");
	try {
		for (const words of [["build/native/catchmate"], [process.execPath, "dist/cli.js"]]) {
			const [program = "", ...args] = words;
			for (const command of ["solve", "verify"]) {
				const { status, stderr } = spawnSync(program, [...args, command, "chase"], {
					cwd: new URL("../..", import.meta.url),
					input: "2 1 1 2 2",
					stdio: ["pipe", full, "pipe"],
					encoding: "utf8",
				});
				assert.equal(status, 1);
				assert.equal(stderr, "catchmate: the answer cannot be written\n");
			}
		}
	} finally {
		closeSync(full);
	}
});

test("a reader that goes away ends either program at once and in silence, as SIGPIPE ends others", async () => {
	const boards = `0 40\n${"3 3\n#.#\nO.O\n.X.\n".repeat(40)}`;
	for (const [program = "", ...args] of [
		["build/native/catchmate"],
		[process.execPath, "dist/cli.js"],
	]) {
		const cwd = new URL("../..", import.meta.url);
		const child = spawn(program, [...args, "solve", "crossing-pawn", "--line"], { cwd });
		child.stdout.destroy();
		await once(child.stdout, "close");
		// Only now has the program something to answer.
		child.stdin.on("error", () => {}).end(boards);
		const [message, end] = await Promise.all([text(child.stderr), once(child, "exit")]);
		assert.equal(message, "", program);
		// Node ignores the signal: the package's program exits as a shell reports it.
		assert.deepEqual(end, program === process.execPath ? [141, null] : [null, "SIGPIPE"]);
	}
});

test("either program fails on a closed standard output, and answers in spite of a closed standard error", () => {
	for (const program of ["build/native/catchmate", `"${process.execPath}" dist/cli.js`]) {
		const run = (redirection: string) => {
			const command = `${program} solve chase --stats ${redirection}`;
			const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
				cwd: new URL("../..", import.meta.url),
				input: "8 2 4 1 5",
				encoding: "utf8",
			});
			return { status, stdout, message: stderr.replace(/^\{.*\}\n/, "") };
		};
		const failure = "catchmate: the answer cannot be written\n";
		assert.deepEqual(run(">&-"), { status: 1, stdout: "", message: failure }, program);
		for (const redirection of ["2>&-", "2>/dev/full"]) {
			const expected = { status: 0, stdout: "BLACK 20\n", message: "" };
			assert.deepEqual(run(redirection), expected, program);
		}
		assert.deepEqual(run(">/dev/null"), { status: 0, stdout: "", message: "" }, program);
	}
});

test("either program answers a board before the next one comes, and refuses an endless input", async () => {
	for (const [program = "", ...args] of [
		["build/native/catchmate"],
		[process.execPath, "dist/cli.js"],
	]) {
		const cwd = new URL("../..", import.meta.url);
		const child = spawn(program, [...args, "solve", "crossing-pawn"], { cwd });
		child.stdin.write("0 2\n3 3\n#.#\nO.O\n.X.\n");
		const [answer] = await once(child.stdout, "data");
		assert.equal(String(answer), "Black 2\n", program);
		child.stdin.end("3 3\n#.#\nO.O\n.X.\n");
		assert.deepEqual(await once(child, "exit"), [0, null], program);

		const command = `yes | "${program}" ${args.join(" ")} solve chase`;
		const { status, stderr } = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
		assert.equal(status, 2, program);
		assert.match(stderr, /^catchmate: line 1, column 1: found 'y', expected the number n/);
	}
});

test("either program says that a closed standard input cannot be read, where it would read it", () => {
	const run = (program: string, args: string) => {
		const command = `${program} ${args} <&-`;
		const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
			cwd: new URL("../..", import.meta.url),
			encoding: "utf8",
		});
		return { status, stdout, stderr };
	};
	for (const program of ["build/native/catchmate", `"${process.execPath}" dist/cli.js`]) {
		for (const args of ["solve chase", "verify chase -", "solve --board -", "solve --rules - f"]) {
			const expected = { status: 1, stdout: "", stderr: "catchmate: -: it cannot be read\n" };
			assert.deepEqual(run(program, args), expected, `${program} ${args}`);
		}
		const expected = { status: 0, stdout: "BLACK 20\n", stderr: "" };
		assert.deepEqual(run(program, "solve chase --standard"), expected, program);
	}
});
