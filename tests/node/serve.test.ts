/** The server of the built page: its port, its errors, and how it sends files. */
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
import { headersOf } from "../../web/policy.mjs";

const program = fileURLToPath(new URL("../../web/serve.mjs", import.meta.url));

function serve(port: string) {
	return spawn(process.execPath, [program], {
		env: { ...process.env, PORT: port },
		stdio: ["ignore", "pipe", "pipe"],
	});
}

/** The address printed by a listening server. */
async function address(server: ReturnType<typeof serve>): Promise<URL> {
	const [line] = await once(server.stdout.setEncoding("utf8"), "data");
	return new URL(String(line).replace(/^Catchmate: /, ""));
}

async function end(server: ChildProcess): Promise<void> {
	server.kill("SIGTERM");
	assert.deepEqual(await once(server, "exit"), [0, null]);
}

test("an invalid port, or a taken last one, is refused", async () => {
	const holder = createServer().listen(65535, "127.0.0.1");
	// If another process has the port, it is taken too.
	await once(holder, "listening").catch(() => undefined);
	try {
		for (const [port, message] of [
			["abc", /^PORT is "abc".* 1 to 65535\.\n$/],
			["0", /^PORT is "0"/],
			["65535", /^No port from 65535 to 65535/],
		] as const) {
			const refused = serve(port);
			const said = [text(refused.stdout), text(refused.stderr), once(refused, "exit")] as const;
			const [stdout, stderr, [status]] = await Promise.all(said);
			assert.deepEqual([status, stdout], [1, ""]);
			assert.match(stderr, message);
		}
	} finally {
		holder.close();
	}
});

/** Runs our package's `npm start` or `npm run dev` in its own process group, in a folder without a build step. */
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

for (const [script, signal] of [
	["start", "SIGKILL"],
	["dev", "SIGTERM"],
] as const) {
	test(`${signal} to npm run ${script} ends the server too`, { timeout: 300_000 }, async (t) => {
		const npm = await runWithNpm(script, "18280", t);
		// The server inherits the pipe: it closes when both have ended.
		const closed = once(npm, "close");
		for await (const text of npm.stdout.setEncoding("utf8")) {
			if (text.includes("Catchmate: ")) npm.kill(signal);
		}
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

/** A raw response, not decompressed. */
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

test("the page is served on the requested port, or the next free one", async () => {
	const second = serve(origin.port);
	const there = await address(second);
	assert.ok(Number(there.port) > Number(origin.port));
	assert.match(await (await fetch(there)).text(), /<title>Catchmate/);
	await end(second);
});

test("a browser gets files in its best encoding, with type and headers", async () => {
	for (const [path, accepted, encoding, type] of [
		["index.html", "gzip, deflate, br, zstd", "br", /^text\/html; *charset=utf-8$/],
		["page.css", "gzip", "gzip", /^text\/css/],
		["boot.js", "br;q=0.5, gzip;q=0.8", "gzip", /^text\/javascript/],
		["boot.js", "br; q=0, *; q=0.1", "gzip", /^text\/javascript/],
		["icon.svg", "*", "br", /^image\/svg\+xml/],
		["icon.svg", "gzip;q=0", "identity", /^image\/svg\+xml/],
		["manifest.webmanifest", "identity, br;q=0.5", "identity", /^application\/manifest\+json/],
		["page.css", "*;q=0", "identity", /^text\/css/],
	] as const) {
		const { status, headers, body } = await ask(`/${path}`, { "Accept-Encoding": accepted });
		assert.deepEqual([status, headers.vary], [200, "Accept-Encoding"]);
		assert.equal(headers["content-encoding"] ?? "identity", encoding, accepted);
		assert.equal(Number(headers["content-length"]), body.length);
		assert.match(headers["content-type"] ?? "", type);
		assert.deepEqual(DECODERS[encoding]?.(body), await readFile(new URL(path, built)));
		for (const [name, value] of Object.entries(headersOf(path))) {
			assert.equal(headers[name.toLowerCase()], value, name);
		}
	}
});

test("a cached file or a HEAD request gets no content, except in another encoding", async () => {
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

test("missing files, and those outside the page, are not found", async () => {
	for (const path of ["/nothing.js", "/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/package.json"]) {
		assert.equal((await ask(path)).status, 404, path);
	}
});
