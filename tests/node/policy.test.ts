/** The pages' content security policy, the server's addition, and the pages' compliance. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { headersOf, policy } from "../../web/policy.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("the policy allows no outside source, and of unsafe ones only compiled WebAssembly", () => {
	assert.deepEqual(policy.match(/unsafe-[\w-]+|wasm-unsafe-eval/g), ["wasm-unsafe-eval"]);
	assert.match(policy, /^default-src 'none'; /);
	assert.doesNotMatch(policy, /https?:|\*|data:/);
	assert.match(policy, /; require-trusted-types-for 'script'; trusted-types lit-html catchmate /);
});

test("every page starts with the policy and has nothing inline that it forbids", () => {
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

test("our server lets sites frame only the board, and forbids type sniffing", () => {
	const pages = ["/", "/index.html?embedded", "/learn/board.html", "/page.css", "/?x=embed"];
	for (const [framer, paths] of [
		["*", ["/?embed", "/index.html?embed&game=chase", "/?mode=play&embed="]],
		["'self'", [...pages, "//", "/%", "*", "/&embed"]],
	] as const) {
		for (const path of paths) {
			assert.deepEqual(
				headersOf(path),
				{
					"X-Content-Type-Options": "nosniff",
					"Content-Security-Policy": `frame-ancestors ${framer}`,
				},
				path,
			);
		}
	}
});
