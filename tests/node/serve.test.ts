/** The server of the built page: where it listens, what it says when it cannot, and how it sends files. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { after, before, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

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

test("a port that is none, or the last there is and taken, is refused in a sentence", async () => {
	const holder = createServer().listen(65535, "127.0.0.1");
	// It is taken all the same where something else has it.
	await once(holder, "listening").catch(() => undefined);
	try {
		for (const [port, message] of [
			["abc", 'PORT is "abc", which is not a port: it must be a number from 1 to 65535.'],
			["0", 'PORT is "0", which is not a port: it must be a number from 1 to 65535.'],
			["65535", "No port from 65535 to 65535 is free."],
		] as const) {
			const expected = { status: 1, stdout: "", stderr: `${message}\n` };
			assert.deepEqual(await outcome(serve(port)), expected);
		}
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

/** Runs `npm start` or `npm run dev` of our package in a process group of its own, in a folder in which nothing is to be built first. */
async function runWithNpm(script: "start" | "dev", port: string, t: TestContext) {
	const root = new URL("../../", import.meta.url);
	const { scripts } = JSON.parse(await readFile(new URL("package.json", root), "utf8"));
	const folder = await mkdtemp(join(tmpdir(), "catchmate-start-"));
	const nothing = {
		scripts: { [script]: scripts[script], build: "echo built", package: "echo packed" },
	};
	await writeFile(join(folder, "package.json"), JSON.stringify(nothing));
	for (const name of ["core", "wasm", "web"]) {
		await symlink(new URL(name, root), join(folder, name));
	}
	const npm = spawn("npm", ["run", "--silent", script], {
		cwd: folder,
		env: { ...process.env, PORT: port },
		stdio: ["ignore", "pipe", "inherit"],
		detached: true,
	});
	t.after(async () => {
		try {
			process.kill(-Number(npm.pid), "SIGKILL");
		} catch {
			// All of them have ended.
		}
		await rm(folder, { recursive: true });
	});
	return npm;
}

for (const [number, [script, signal]] of (
	[
		["start", "SIGINT"],
		["start", "SIGKILL"],
		["dev", "SIGTERM"],
	] as const
).entries()) {
	test(`${signal} to npm run ${script} ends the server too`, { timeout: 300_000 }, async (t) => {
		const npm = await runWithNpm(script, String(18280 + number), t);
		// The server prints there as well: it is closed when both have ended.
		const closed = once(npm, "close");
		const printed = new Promise<void>((resolve) => {
			npm.stdout.setEncoding("utf8").on("data", (text: string) => {
				if (text.includes("Catchmate: ")) resolve();
			});
		});
		await printed;
		npm.kill(signal);
		await closed;
	});
}

const built = new URL("../../build/page/", import.meta.url);

let server: ReturnType<typeof serve>;
let origin: URL;
before(async () => {
	server = serve("18180");
	origin = await address(server);
});
after(() => end(server));

/** An answer as it comes, not decompressed. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
	const sent = request(new URL(path, origin), { method, headers }).end();
	const [answer] = await once(sent, "response");
	const got: IncomingHttpHeaders = answer.headers;
	return { status: Number(answer.statusCode), headers: got, body: await buffer(answer) };
}

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
	br: (body) => brotliDecompressSync(body),
	gzip: (body) => gunzipSync(body),
	identity: (body) => body,
};

test("a browser gets files in the best encoding that it accepts, or as they are", async () => {
	for (const [accepted, encoding] of [
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["br;q=0.5, gzip;q=0.8", "gzip"],
		["br; q=0, *; q=0.1", "gzip"],
		["*", "br"],
		["gzip;q=0", "identity"],
		["identity, br;q=0.5", "identity"],
		["*;q=0", "identity"],
	] as const) {
		for (const [path, name, type] of [
			["/", "index.html", /^text\/html; *charset=utf-8$/],
			["/page.css", "page.css", /^text\/css/],
			["/boot.js", "boot.js", /^text\/javascript/],
			["/icon.svg", "icon.svg", /^image\/svg\+xml/],
			["/manifest.webmanifest", "manifest.webmanifest", /^application\/manifest\+json/],
		] as const) {
			const { status, headers, body } = await ask(path, { "Accept-Encoding": accepted });
			assert.deepEqual([status, headers.vary], [200, "Accept-Encoding"]);
			assert.equal(headers["content-encoding"] ?? "identity", encoding, accepted);
			assert.equal(Number(headers["content-length"]), body.length);
			assert.match(headers["content-type"] ?? "", type);
			assert.deepEqual(DECODERS[encoding]?.(body), await readFile(new URL(name, built)));
		}
	}
});

test("a browser that has a file, or asks for its head, gets no content, unless it has another encoding", async () => {
	const brotli = { "Accept-Encoding": "br" };
	const { date: _, ...whole } = (await ask("/widget.js", brotli)).headers;
	const known = { "If-None-Match": whole.etag ?? "" };
	const again = await ask("/widget.js", { ...brotli, ...known });
	assert.deepEqual([again.status, again.body.length], [304, 0]);
	assert.equal((await ask("/widget.js", { "Accept-Encoding": "gzip", ...known })).status, 200);
	const { status, headers, body } = await ask("/widget.js", brotli, "HEAD");
	const { date: __, ...head } = headers;
	assert.deepEqual([status, head, body.length], [200, whole, 0]);
});

test("a file that is not there is not found, nor is one outside of the page", async () => {
	for (const path of ["/nothing.js", "/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/package.json"]) {
		assert.equal((await ask(path)).status, 404, path);
	}
});
