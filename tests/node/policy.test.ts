/** The policy that pages ship with, what our server adds to it, and that pages keep it. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { policy } from "../../web/policy.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("the policy takes nothing from elsewhere, and of what is unsafe only compiled WebAssembly", () => {
	assert.deepEqual(policy.match(/unsafe-[\w-]+|wasm-unsafe-eval/g), ["wasm-unsafe-eval"]);
	assert.match(policy, /^default-src 'none'; /);
	assert.doesNotMatch(policy, /https?:|\*|data:/);
	assert.match(policy, /; require-trusted-types-for 'script'; trusted-types lit-html catchmate /);
});

test("every page has the policy before all that it loads, and nothing inline that it would forbid", () => {
	const folder = `${root}build/page/`;
	const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
		path.endsWith(".html"),
	);
	assert.ok(pages.length > 20, `${pages.length} pages`);
	for (const path of pages) {
		const html = readFileSync(`${folder}${path}`, "utf8");
		const [, content] =
			/<meta charset="utf-8" \/>\s*<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
				html,
			) ?? [];
		assert.equal(content, policy, path);
		assert.doesNotMatch(
			html,
			/<script(?![^>]*\ssrc=)(?![^>]*type="text\/plain")[^>]*>|<style|\sstyle="|\son\w+="/,
			path,
		);
	}
});

test("our server lets other sites frame the board alone, and types be only what they are", async () => {
	const server = spawn(process.execPath, ["web/serve.mjs"], {
		cwd: root,
		env: { ...process.env, PORT: "8460" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		const [line] = await once(createInterface({ input: server.stdout }), "line");
		const [address] = /http:\S+/.exec(line) ?? [];
		assert.ok(address);
		const framers = async (path: string) => {
			const { headers } = await fetch(new URL(path, address));
			assert.equal(headers.get("x-content-type-options"), "nosniff", path);
			return headers.get("content-security-policy");
		};
		for (const path of ["", "index.html?embedded", "learn/board.html", "page.css", "?x=embed"]) {
			assert.equal(await framers(path), "frame-ancestors 'self'", path);
		}
		for (const path of ["//", "/%", "*", "/&embed"]) {
			const [response] = (await once(get(address, { path }), "response")) as [IncomingMessage];
			assert.equal(response.headers["content-security-policy"], "frame-ancestors 'self'", path);
			response.resume();
		}
		for (const path of ["?embed", "index.html?embed&game=chase", "?mode=play&embed="]) {
			assert.equal(await framers(path), "frame-ancestors *", path);
		}
	} finally {
		server.kill();
	}
});
