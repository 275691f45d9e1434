/** A build in another folder, byte-identical. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A build's files in a folder, without compressed ones, by path. */
function filesOf(folder: string): ReadonlyMap<string, Buffer> {
	const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
		/^(?!learn|guide|service-worker).*\.(js|css|html|svg|wasm|ts|json|webmanifest)$/.test(path),
	);
	return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

test("the package, the element and the page are byte-identical wherever built", () => {
	const copy = realpathSync(mkdtempSync(join(root, "build/built elsewhere-")));
	try {
		for (const name of [
			"core/bench",
			"core/cli",
			"wasm",
			"web",
			"build/wasm",
			"package.json",
			"tsconfig.json",
		]) {
			cpSync(join(root, name), join(copy, name), {
				recursive: true,
				filter: (source) => !/CMakeFiles|\/(core|tests)\/.*\.(o|a)$/.test(source),
			});
		}
		// A link would lead bundlers back to this folder.
		execFileSync("cp", ["-al", join(root, "node_modules"), copy]);
		for (const step of ["wasm/build/package.mjs", "web/element/build.mjs", "web/build.mjs"]) {
			execFileSync(process.execPath, [step], { cwd: copy, stdio: ["ignore", "ignore", "inherit"] });
		}
		for (const folder of ["dist", "build/page"]) {
			const [here, there] = [filesOf(join(root, folder)), filesOf(join(copy, folder))];
			assert.deepEqual([...there.keys()].sort(), [...here.keys()].sort(), folder);
			assert.ok(here.size > 10, `${here.size} files`);
			const others = [...here].filter(([path, bytes]) => !there.get(path)?.equals(bytes));
			assert.deepEqual(
				others.map(([path]) => path),
				[],
			);
		}
	} finally {
		rmSync(copy, { recursive: true });
	}
});
