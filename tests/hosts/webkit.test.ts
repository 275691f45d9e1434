/** The page and a widget in WebKit, used by raw mouse and key input. */
import assert from "node:assert/strict";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { chaseLink, pagePolicy } from "../browser/fixtures.ts";
import { Site } from "./site.ts";
import { WebKit, withControl } from "./webkit.ts";

/** Clears the page's storage, and records errors in `complaints` from its start on: WebDriver does neither. */
const keepComplaints = `
	localStorage.clear();
	globalThis.complaints = [];
	for (const type of ["error", "unhandledrejection", "securitypolicyviolation"]) {
		addEventListener(type, (event) => {
			complaints.push(String(event.message ?? event.reason ?? event.violatedDirective ?? event.target?.outerHTML));
		}, true);
	}
	for (const level of ["error", "warn"]) {
		console[level] = (...all) => complaints.push(all.join(" "));
	}`;

/** A board to play on, and a puzzle. */
const widgetPage = `<!doctype html>
<html lang="en">
	<head><meta charset="utf-8" /><title>Boards</title><script src="complaints.js"></script><script src="widget.js"></script></head>
	<body>
		<catchmate-board mode="analyse" position="2 1 1 2 2"></catchmate-board>
	</body>
</html>`;

let folder: string;
let site: Site;
let webkit: WebKit;

test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "catchmate-webkit-"));
	cpSync(new URL("../../build/page/", import.meta.url), folder, { recursive: true });
	writeFileSync(join(folder, "complaints.js"), keepComplaints);
	const index = join(folder, "index.html");
	const html = readFileSync(index, "utf8");
	writeFileSync(index, html.replace("<head>", '<head><script src="complaints.js"></script>'));
	copyFileSync(new URL("../../dist/widget.js", import.meta.url), join(folder, "widget.js"));
	writeFileSync(join(folder, "widget.html"), widgetPage);
	site = await Site.of([folder], () => pagePolicy);
	webkit = await WebKit.start();
});

test.afterAll(async () => {
	await webkit?.end();
	site?.close();
	rmSync(folder, { recursive: true });
});

/** Opens the page with empty storage, runs a function, and expects no errors. */
async function visit(hash: string, act: () => Promise<void>): Promise<void> {
	await webkit.open(`${site.origin}/${hash}`);
	await act();
	const complaints = () =>
		webkit.evaluate(() => (globalThis as unknown as { complaints: string[] }).complaints);
	assert.deepEqual(await complaints(), []);
}

/** Waits until the board has this distance after this number of moves. */
function expectDistance(distance: number, moves = 0): Promise<void> {
	const read = () =>
		webkit.evaluate(() => {
			const { value, record } = document.querySelector("catchmate-board") ?? {};
			return [value?.distance, record?.moves.length];
		});
	return expect.poll(read).toEqual([distance, moves]);
}

const square = (row: number, column: number) => `[data-row="${row}"][data-column="${column}"]`;

const pickActivity = (value: string) => webkit.click(`label:has([value="${value}"])`);

test("a pasted judge input is solved in WebKit, and a link reopens the game", () =>
	visit(chaseLink, async () => {
		await expectDistance(20);
		await webkit.click("#tab-text");
		const selected = withControl("a");
		await webkit.type("#judge-input", `${selected}2 1 1 2 2${selected}${withControl("xv")}`);
		await expectDistance(2);
		const output = () =>
			webkit.evaluate(() => document.querySelector("#judge-output")?.textContent?.trim());
		await expect.poll(output).toEqual("BLACK 2");
		await webkit.click(".control:has([data-icon=best])");
		await expectDistance(1, 1);
		const address = () => webkit.evaluate(() => location.href);
		await expect.poll(address).not.toContain(chaseLink);
		await webkit.open(await address());
		await expectDistance(1, 1);
	}));

test("a board is painted, dragged, solved again and played in WebKit", () =>
	visit(chaseLink, async () => {
		await expectDistance(20);
		await webkit.click("#tab-edit");
		await webkit.drag(square(4, 4), square(4, 6));
		const changed = () =>
			webkit.evaluate(() => {
				const { problem } = document.querySelector("catchmate-board") ?? {};
				return [problem?.game.board.obstacles.length, problem?.position.pieces.white];
			});
		await expect.poll(changed).toEqual([3, [{ row: 1, column: 1 }]]);
		await webkit.drag(square(1, 1), square(8, 7));
		await expect.poll(changed).toEqual([3, [{ row: 8, column: 7 }]]);
		await expectDistance(1);
		await webkit.open(`${site.origin}/${chaseLink}`);
		await expectDistance(20);
		await pickActivity("play");
		const plies = () =>
			webkit.evaluate(() => document.querySelector("catchmate-board")?.record?.moves.length);
		// The person has the side that can win, and thus the second move.
		await expect.poll(plies).toEqual(1);
		await webkit.drag(square(8, 8), square(8, 6));
		await expect.poll(plies).toEqual(3);
	}));

test("giving up a puzzle plays its solution in WebKit", () =>
	visit("#puzzle=1", async () => {
		const puzzle = () =>
			webkit.evaluate(() => {
				const board = document.querySelector("catchmate-board");
				return [board?.puzzleState, board?.shadowRoot?.querySelector("[part=hint]") !== null];
			});
		// Before the puzzle is solved, its buttons do nothing.
		await webkit.click(".control:has([data-icon=give-up])[aria-disabled=false]");
		await webkit.click(".question button:not(.primary)");
		await expect.poll(puzzle).toEqual(["given-up", true]);
	}));

test("a widget solves and plays in WebKit", () =>
	visit("widget.html", async () => {
		await expectDistance(2);
		await webkit.drag(square(1, 1), square(1, 2));
		await expectDistance(1, 1);
	}));

test("the page works offline after one visit in WebKit", async () => {
	await visit(chaseLink, async () => {
		await expectDistance(20);
		const isKept = () =>
			webkit.evaluate(
				async () => (await navigator.serviceWorker?.getRegistration())?.active?.state ?? "none",
			);
		await expect.poll(isKept).toBe("activated");
	});
	site.close();
	await webkit.open(`${site.origin}/${chaseLink}`);
	await expectDistance(20);
});
