/** The element's types for React, Vue and Svelte, checked by their template compilers. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { at, folder } from "../node/folder.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const frameworks = ["react", "vue", "svelte"] as const;

const vue = (template: string) =>
	`<script setup lang="ts">const told = (ply: number) => ply;</script>\n<template>${template}</template>`;
const svelte = (template: string) =>
	`<script lang="ts">const told = (ply: number) => ply;</script>\n${template}`;

const files = {
	"Right.tsx": `export const board = <catchmate-board game="chase" ply={2} ply-from="1" puzzle={12} trails={[]} className="wide"
		onmove={({ detail }) => detail.ply.toFixed()} ongive-up={(event) => event.preventDefault()}><p>A picture</p></catchmate-board>;`,
	"Right.vue":
		vue(`<catchmate-board game="chase" :ply="2" ply-from="1" :puzzle="12" :trails="[]" class="wide"
		@move="({ detail }) => told(detail.ply)" @give-up="(event) => event.preventDefault()"><p>A picture</p></catchmate-board>`),
	"Right.svelte":
		svelte(`<catchmate-board game="chase" ply={2} ply-from="1" puzzle={12} trails={[]} class="wide"
		onmove={({ detail }) => told(detail.ply)} ongive-up={(event) => event.preventDefault()}><p>A picture</p></catchmate-board>`),
	"Value.tsx": 'export const board = <catchmate-board mode="plays" />;',
	"Value.vue": vue('<catchmate-board mode="plays" />'),
	"Value.svelte": svelte('<catchmate-board mode="plays"></catchmate-board>'),
	"Event.tsx": "export const board = <catchmate-board onmove={({ detail }) => detail.plies} />;",
	"Event.vue": vue('<catchmate-board @move="({ detail }) => detail.plies" />'),
	"Event.svelte": svelte(
		"<catchmate-board onmove={({ detail }) => detail.plies}></catchmate-board>",
	),
};

before(() => {
	mkdirSync(at("node_modules"));
	symlinkSync(root, at("node_modules/catchmate"));
	for (const name of ["@types", ...frameworks]) {
		symlinkSync(join(root, "node_modules", name), at(`node_modules/${name}`));
	}
	for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
	const compilerOptions = {
		...{ strict: true, noEmit: true, jsx: "react-jsx" },
		...{ target: "es2022", module: "esnext", moduleResolution: "bundler" },
		types: frameworks.map((framework) => `catchmate/${framework}`),
	};
	writeFileSync(at("tsconfig.json"), JSON.stringify({ compilerOptions, include: ["."] }));
});

for (const [compiler, kinds] of [
	["vue-tsc/bin/vue-tsc.js", ["tsx", "vue"]],
	["svelte-check/bin/svelte-check", ["svelte", "tsx"]],
] as const) {
	test(`${compiler} knows the element's interface, and finds a wrong value and a wrong detail`, () => {
		const args = compiler.startsWith("vue") ? [] : ["--output", "machine"];
		const program = join(root, "node_modules", compiler);
		const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
			cwd: folder,
			encoding: "utf8",
		});
		assert.equal(status, compiler.startsWith("vue") ? 2 : 1, stdout);
		const found = stdout
			.split("\n")
			.filter((line) => /\berror\b/i.test(line) && !line.includes("COMPLETED"))
			.map((line) => /(\w+\.\w+)\W.*(plays|plies)/.exec(line)?.slice(1) ?? line);
		const expected = kinds.flatMap((kind) => [
			[`Event.${kind}`, "plies"],
			[`Value.${kind}`, "plays"],
		]);
		assert.deepEqual(found.sort(), expected.sort());
	});
}
