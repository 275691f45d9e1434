/** The packed package in the hosts of the author's guide, in a reader's Chromium. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { expect, test } from "../browser/fixtures.ts";
import { expectNoShift, recordShifts } from "../browser/layout-shift.ts";
import { expectWorkers } from "../browser/workers.ts";
import { Installation } from "./packed.ts";
import { expectAnnotated, expectPlayable, expectVerdict, move } from "./play.ts";
import { strictPolicy } from "./site.ts";

let installed: Installation;

test.beforeAll(() => {
	installed = new Installation();
});

test.afterAll(() => installed.remove());

test("plain pages work from the disk: two boards, and a commented game", async ({ open }) => {
	const show = (name: string) => open(pathToFileURL(join(installed.plainHost(), name)).href);
	const page = await show("index.html");
	await expectPlayable(page);
	await page.locator("catchmate-board").nth(1).getByRole("grid").waitFor();
	await expectWorkers(page, 1);
	const told = await show("told.html");
	await told.locator("catchmate-board button[part=button]").nth(2).click();
	await expect(told.locator("catchmate-board .comment")).toHaveText("Red closes in from below.");
});

test("a plain page works under a strict policy, with its styles in a file", async ({ open }) => {
	const origin = await installed.serve(installed.plainHost(), strictPolicy);
	const page = await open(`${origin}/`);
	await expectPlayable(page);
	const width = await page
		.locator("catchmate-board")
		.first()
		.evaluate((each) => each.clientWidth);
	assert.equal(width, 480);
});

test("a picture replaces the board without JavaScript, and print shows the board", async ({
	open,
}) => {
	const folder = installed.host("fallback");
	installed.program(folder, "sh", "make.sh");
	const url = pathToFileURL(join(folder, "index.html")).href;
	const plain = await open(url, { javaScriptEnabled: false });
	const box = await plain.getByRole("img", { name: "White on row 2" }).boundingBox();
	assert.deepEqual([box?.width, box?.height], [414, 414]);
	const page = await open(url);
	const picture = page.getByRole("img", { name: "White on row 2" });
	await page.getByRole("grid").waitFor();
	await picture.waitFor({ state: "hidden" });
	await page.emulateMedia({ media: "print" });
	await page.locator(".root canvas").waitFor();
	await expect(picture).toBeHidden();
});

test("a framed page shows only the board, and reports moves to its host", async ({ open }) => {
	const { board, host } = await installed.serveFramed();
	const page = await open(`${host}/`, { others: [board] });
	const frame = page.frameLocator("iframe");
	await expectVerdict(frame, "You lose in 10 moves. White to move: your turn.");
	await expect(frame.locator("#setup")).toHaveCount(0);
	await move(frame, "2,4", "3,4");
	await page.waitForFunction(
		() => document.querySelector("output")?.textContent === "white 1 black 2 ",
	);
	await page.waitForFunction(() => document.querySelector("iframe")?.height !== "600");
	await page.getByRole("button").click();
	await expectVerdict(frame, "白方必胜，还有 1 步。轮到白方走。");
});

test("a Vite app serves worker and module as files, under a policy without blobs", async ({
	open,
}) => {
	const folder = installed.host("vite");
	installed.tool(folder, "vite/bin/vite.js", "build", "--logLevel", "error");
	const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
	const files = "worker-src 'self'; connect-src 'self'";
	const origin = await installed.serve(join(folder, "dist"), `${policy}; ${files}`);
	const page = await open(`${origin}/`);
	await expectPlayable(page);
	await expectWorkers(page, 1);
	assert.match(page.workers()[0]?.url() ?? "", /\/assets\/worker-[\w-]+\.js$/);
	const loaded = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1) ?? ""),
	);
	assert.ok(loaded.some((name) => /^solver-.*\.wasm$/.test(name)));
	assert.ok(!loaded.some((name) => name.startsWith("embedded-")));
});

for (const [framework, folderName] of [
	["React", "react"],
	["Vue", "vue"],
] as const) {
	test(`a ${framework} app shows a board and receives its moves`, async ({ open }) => {
		const folder = installed.host(folderName);
		installed.tool(folder, "vite/bin/vite.js", "build", "--logLevel", "error");
		const origin = await installed.serve(join(folder, "dist"), strictPolicy);
		const page = await open(`${origin}/`);
		await expectPlayable(page);
		await page.locator("output").getByText("white 1 black 2").waitFor();
	});
}

/** Values that frameworks set in turn on one board, the last one valid. */
const turns = [
	{ puzzle: "12" },
	{ position: "8 2 4 1 5", marks: "1,5", arrows: "2,4-3,4", human: ["white", "black"], moves: 7 },
	{ position: {}, controls: false, marks: null, heat: {}, problem: "x", pointed: undefined },
	{ position: "8 2 4 1 5", mode: "play", human: "black", hints: "full" },
];

const apps = {
	React: `import { useState } from "react";
import { createRoot } from "react-dom/client";
function App() {
	const [turn, setTurn] = useState(0);
	return <><button onClick={() => setTurn(turn + 1)}>Next</button><catchmate-board {...turns[turn]} /></>;
}
createRoot(document.getElementById("root")).render(<App />);`,
	Vue: `import { createApp, h, ref } from "vue";
const turn = ref(0);
const next = h => h("button", { onClick: () => turn.value++ }, "Next");
createApp({ render: () => [next(h), h("catchmate-board", turns[turn.value])] }).mount("#root");`,
};

for (const [name, app] of Object.entries(apps)) {
	test(`${name} sets and removes properties of any kind`, async ({ open }) => {
		const folder = installed.host("react");
		const main = `import "catchmate/define";\nconst turns = ${JSON.stringify(turns)};\n${app}`;
		writeFileSync(join(folder, "src/main.jsx"), main);
		installed.tool(folder, "vite/bin/vite.js", "build", "--logLevel", "error");
		const origin = await installed.serve(join(folder, "dist"), strictPolicy);
		const page = await open(`${origin}/`, { expects: [/^<catchmate-board>: /] });
		const board = page.locator("catchmate-board");
		const button = page.getByRole("button", { name: "Next", exact: true });
		await expect(board).toHaveJSProperty("puzzleState", "open");
		await expect
			.poll(() => board.evaluate((each) => Boolean(Reflect.get(each, "record"))))
			.toBe(true);
		await button.click();
		await expectVerdict(page, "Black wins in 20 plies. White to move.");
		await button.click();
		await button.click();
		await expectPlayable(page);
	});
}

for (const [name, script, ...args] of [
	["vitest", "vitest/vitest.mjs", "run"],
	["jest", "jest/bin/jest.js"],
] as const) {
	test(`jsdom solves and leaves the tag a tag, in ${name}`, () => {
		const folder = installed.host(name);
		// Jest loads modules through it, and prints everything on standard error.
		const command = `NODE_OPTIONS=--experimental-vm-modules node node_modules/${[script, ...args].join(" ")} 2>&1`;
		const printed = installed.program(folder, "sh", "-c", command);
		assert.match(printed, /<catchmate-board> stays as it is: \w+ is not there/);
	});
}

test("a scaled reveal.js deck moves pressed pieces and keeps its slide at the board's keys", async ({
	open,
}) => {
	const folder = installed.host("reveal");
	for (const file of ["widget.js", "catchmate.css"]) installed.vendor(file, folder);
	cpSync(join(folder, "node_modules/reveal.js/dist"), join(folder, "dist"), { recursive: true });
	const page = await open(`${await installed.serve(folder)}/`, {
		viewport: { width: 1440, height: 900 },
	});
	await expectPlayable(page);
	const slides = page.locator(".slides");
	assert.notEqual(await slides.evaluate((each) => each.getBoundingClientRect().width), 960);
	const shown = () => page.evaluate("Reveal.getIndices().h");
	for (const key of ["p", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "End", "Home"]) {
		await page.keyboard.press(key);
		assert.equal(await shown(), 0, key);
	}
	await page.evaluate("document.activeElement.blur()");
	await page.keyboard.press("ArrowRight");
	await expect.poll(shown).toBe(1);
	await expectAnnotated(page);
	await page.keyboard.press("ArrowLeft");
	assert.equal(await shown(), 1);
});

test("a GitHub page shows code blocks, and boards with the widget", async ({ open }) => {
	const folder = installed.host("fences");
	const options = ["--github-pre-lang", "--full-info-string"];
	const html = installed.program(folder, "cmark-gfm", ...options, "index.md");
	installed.vendor("widget.js", folder);
	const script = '<script src="widget.js" defer data-fences></script>';
	writeFileSync(join(folder, "index.html"), `<meta charset="utf-8" />${script}${html}`);
	const url = pathToFileURL(join(folder, "index.html")).href;
	const plain = await open(url, { javaScriptEnabled: false });
	await expect(plain.locator("pre > code").first()).toHaveText("8 2 4 1 5\n");
	await expect(plain.locator("pre:visible")).toHaveCount(2);
	const page = await open(url);
	await expectPlayable(page);
	await expectAnnotated(page);
});

/** A Markdown page as HTML, from the tools that sites use. */
const engines: Readonly<Record<string, (folder: string) => string>> = {
	"Python-Markdown": (folder) => installed.program(folder, "markdown_py", "index.md"),
	"markdown-it": (folder) =>
		new MarkdownIt({ html: true }).render(readFileSync(join(folder, "index.md"), "utf8")),
	remark: (folder) => {
		const code = `import { readFileSync } from "node:fs";
import { micromark } from "micromark";
console.log(micromark(readFileSync("index.md", "utf8"), { allowDangerousHtml: true }));`;
		return installed.program(folder, process.execPath, "--input-type=module", "-e", code);
	},
	goldmark: (folder) => {
		mkdirSync(join(folder, "content"));
		mkdirSync(join(folder, "layouts"));
		renameSync(join(folder, "index.md"), join(folder, "content/_index.md"));
		writeFileSync(join(folder, "layouts/index.html"), "{{ .Content }}");
		writeFileSync(join(folder, "config.toml"), "[markup.goldmark.renderer]\nunsafe = true\n");
		installed.program(folder, "hugo", "--quiet", "--destination", "site");
		return readFileSync(join(folder, "site/index.html"), "utf8");
	},
};

for (const [name, render] of Object.entries(engines)) {
	test(`a drawing in Markdown survives ${name}`, async ({ open }) => {
		const folder = installed.host("markdown");
		const html = render(folder);
		writeFileSync(join(folder, "index.html"), `<script src="widget.js"></script>${html}`);
		installed.vendor("widget.js", folder);
		const url = pathToFileURL(join(folder, "index.html")).href;
		const page = await open(url, { prepare: recordShifts });
		await expect(page.getByRole("gridcell")).toHaveCount(16);
		await expectNoShift(page);
	});
}

test("a Node program solves, draws and imports the element", () => {
	const folder = installed.host("node");
	assert.equal(
		installed.program(folder, process.execPath, "index.mjs"),
		"BLACK 20\n<title>Chase, 8 × 8: White to move</title>\nfunction\n",
	);
});
