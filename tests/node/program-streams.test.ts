/** Both programs on full, closed or endless standard input and output. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "node:test";

const cwd = new URL("../..", import.meta.url);
const cannotWrite = "catchmate: the answer cannot be written\n";
const cannotRead = "catchmate: -: it cannot be read\n";

for (const words of [["build/native/catchmate"], [process.execPath, "dist/cli.js"]] as const) {
	const [program, ...script] = words;
	const name = script.length > 0 ? "package" : "native";

	test(`the ${name} program answers or explains full and closed streams`, () => {
		// Node opens /dev/null in place of a closed stream.
		const closed = [
			["solve chase --stats", ">&-", 1, "", cannotWrite],
			["solve chase", "<&-", 1, "", cannotRead],
			["solve --board -", "<&-", 1, "", cannotRead],
		] as const;
		for (const [args, redirection, status, stdout, message] of [
			["solve chase", ">/dev/full", 1, "", cannotWrite],
			["solve chase --stats", "2>/dev/full", 0, "BLACK 20\n", ""],
			["solve chase --standard", "<&-", 0, "BLACK 20\n", ""],
			["solve chase --standard", "1<>/dev/null", 0, "", ""],
			...(name === "native" ? closed : []),
		] as const) {
			const command = `"${words.join('" "')}" ${args} ${redirection}`;
			const options = { cwd, input: "8 2 4 1 5", encoding: "utf8" } as const;
			const run = spawnSync("sh", ["-c", command], options);
			const said = run.stderr.replace(/^\{.*\}\n/, "");
			assert.deepEqual([run.status, run.stdout, said], [status, stdout, message], command);
		}
	});

	test(`the ${name} program answers each board as it arrives, and refuses endless input`, async () => {
		const child = spawn(program, [...script, "solve", "crossing-pawn"], { cwd });
		child.stdin.write("0 2\n3 3\n#.#\nO.O\n.X.\n");
		const [answer] = await once(child.stdout, "data");
		assert.equal(String(answer), "Black 2\n");
		child.stdin.end("3 3\n#.#\nO.O\n.X.\n");
		assert.deepEqual(await once(child, "exit"), [0, null]);
		// Reading a text of maximum length is slow for the package's program.
		const endless = [
			["y", "solve chase", 2, /^catchmate: line 1, column 1: found 'y', expected the number n/],
			["", "validate chase", 3, /found a longer text, expected at most 67108864 bytes\n$/],
		] as const;
		for (const [line, args, status, message] of endless.slice(0, name === "native" ? 2 : 1)) {
			const command = `yes '${line}' | "${words.join('" "')}" ${args}`;
			const run = spawnSync("sh", ["-c", command], { cwd, encoding: "utf8" });
			assert.equal(run.status, status);
			assert.match(run.stderr, message);
		}
	});

	test(`the ${name} program exits silently when its reader leaves, as on SIGPIPE`, async () => {
		const child = spawn(program, [...script, "solve", "crossing-pawn", "--line"], { cwd });
		child.stdout.destroy();
		await once(child.stdout, "close");
		// Only now can the program answer.
		child.stdin.on("error", () => {}).end(`0 40\n${"3 3\n#.#\nO.O\n.X.\n".repeat(40)}`);
		const [message, end] = await Promise.all([text(child.stderr), once(child, "exit")]);
		assert.equal(message, "");
		// Node ignores the signal: the package's program exits as a shell reports it.
		assert.deepEqual(end, name === "package" ? [141, null] : [null, "SIGPIPE"]);
	});
}
