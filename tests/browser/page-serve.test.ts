/** The server of the built page: where it listens, and what it says when it cannot. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../web/serve.mjs", import.meta.url));

function serve(port: string) {
	return spawn(process.execPath, [program], {
		env: { ...process.env, PORT: port },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

async function outcome(server: ReturnType<typeof serve>) {
	const [stdout, stderr, [status]] = await Promise.all([
		text(server.stdout),
		text(server.stderr),
		once(server, "exit"),
	]);
	return { status, stdout, stderr };
}

/** The address that a server prints once it listens. */
async function address(server: ReturnType<typeof serve>): Promise<URL> {
	const [line] = await once(server.stdout.setEncoding("utf8"), "data");
	return new URL(String(line).replace(/^Catchmate: /, ""));
}

async function end(server: ChildProcess): Promise<void> {
	server.kill("SIGTERM");
	assert.deepEqual(await once(server, "exit"), [0, null]);
}

test("a port that is none is refused in a sentence", async () => {
	for (const port of ["abc", "99999", "-1", "0", "80.5"]) {
		assert.deepEqual(await outcome(serve(port)), {
			status: 1,
			stdout: "",
			stderr: `PORT is "${port}", which is not a port: it must be a number from 1 to 65535.\n`,
		});
	}
});

test("a port that is taken, the last there is, is refused in a sentence", async () => {
	const holder = createServer().listen(65535, "127.0.0.1");
	await once(holder, "listening");
	try {
		assert.deepEqual(await outcome(serve("65535")), {
			status: 1,
			stdout: "",
			stderr: "No port from 65535 to 65535 is free.\n",
		});
	} finally {
		holder.close();
	}
});

test("the page is served on the port asked for, or on a later one that is free", async () => {
	const first = serve("18080");
	const there = await address(first);
	const second = serve(there.port);
	try {
		assert.ok(Number((await address(second)).port) > Number(there.port));
		const page = await (await fetch(there)).text();
		assert.match(page, /<title>Catchmate/);
	} finally {
		await end(first);
		await end(second);
	}
});
