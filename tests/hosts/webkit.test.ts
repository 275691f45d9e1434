/** The page and a widget in WebKit: what a person does on them, with a mouse and keys as the browser hears them from a screen. */
import assert from "node:assert/strict";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { chaseLink, pagePolicy } from "../browser/fixtures.ts";
import { Site } from "./site.ts";
import { WebKit, withControl } from "./webkit.ts";

/** Forgets what the page has remembered, and keeps in `complaints` what goes wrong from its start on: WebDriver does neither. */
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

/** A board to play on, and one that is a puzzle. */
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

/** Opens the page with nothing remembered, does something, and finds that nothing went wrong. */
async function visit(hash: string, act: () => Promise<void>): Promise<void> {
	await webkit.open(`${site.origin}/${hash}`);
	await act();
	const complaints = () =>
		webkit.evaluate(() => (globalThis as unknown as { complaints: string[] }).complaints);
	assert.deepEqual(await complaints(), []);
}

/** Waits until the verdict reads so. */
function seesVerdict(expected: string | RegExp): Promise<void> {
	const read = () =>
		webkit.evaluate(
			() =>
				document
					.querySelector("catchmate-board")
					?.shadowRoot?.querySelector(".verdict-words")
					?.textContent?.trim() ?? "",
		);
	return expect.poll(read).toMatch(expected);
}

const square = ({ row, column }: { row: number; column: number }) =>
	`[data-row="${row}"][data-column="${column}"]`;
/** The number of plies that have been made on the board. Runs in the page. */
const plies = () => document.querySelector("catchmate-board")?.record?.moves.length;

const pickActivity = (value: string) => webkit.click(`label:has([value="${value}"])`);

test("the first board is there to be played on in WebKit, and says who wins to who asks", () =>
	visit("", async () => {
		await seesVerdict("Red to move: your turn.");
		await pickActivity("analyse");
		await seesVerdict(/^Red wins in \d+ plies\. Red to move\.$/);
	}));

test("a judge input that is pasted is answered in WebKit", () =>
	visit(chaseLink, async () => {
		await seesVerdict("Black wins in 20 plies. White to move.");
		await webkit.click("#tab-text");
		const selected = withControl("a");
		await webkit.type("#judge-input", `${selected}2 1 1 2 2${selected}${withControl("xv")}`);
		await seesVerdict("Black wins in 2 plies. White to move.");
		const output = () =>
			webkit.evaluate(() => document.querySelector("#judge-output")?.textContent?.trim());
		await expect.poll(output).toEqual("BLACK 2");
	}));

test("a move that is dragged is answered in WebKit", () =>
	visit(chaseLink, async () => {
		await seesVerdict("Black wins in 20 plies. White to move.");
		await webkit.click('label:has([value="play"])');
		// The person has the side that can win, and so the second move.
		await expect.poll(() => webkit.evaluate(plies)).toEqual(1);
		await webkit.drag(square({ row: 8, column: 8 }), square({ row: 8, column: 6 }));
		await expect.poll(() => webkit.evaluate(plies)).toEqual(3);
	}));

test("a board is changed with the brush and by dragging a piece in WebKit, and solved again", () =>
	visit(chaseLink, async () => {
		await seesVerdict("Black wins in 20 plies. White to move.");
		await webkit.click("#tab-edit");
		await webkit.drag(square({ row: 4, column: 4 }), square({ row: 4, column: 6 }));
		const changed = () =>
			webkit.evaluate(() => {
				const { problem } = document.querySelector("catchmate-board") ?? {};
				return [problem?.game.board.obstacles.length, problem?.position.pieces.white];
			});
		await expect.poll(changed).toEqual([3, [{ row: 1, column: 1 }]]);
		await seesVerdict("Draw: neither side can force a win. White to move.");
		await webkit.drag(square({ row: 1, column: 1 }), square({ row: 8, column: 7 }));
		await expect.poll(changed).toEqual([3, [{ row: 8, column: 7 }]]);
		await seesVerdict("White wins in 1 ply. White to move.");
	}));

test("a link is written of the game in WebKit, and opens it again", () =>
	visit(chaseLink, async () => {
		await seesVerdict("Black wins in 20 plies. White to move.");
		await webkit.click(".control:has(.control-icon):nth-of-type(4)");
		await seesVerdict("Black wins in 19 plies. Black to move.");
		const address = () => webkit.evaluate(() => location.href);
		await expect.poll(address).not.toContain(chaseLink);
		await webkit.open(await address());
		await seesVerdict("Black wins in 19 plies. Black to move.");
	}));

test("a puzzle is given up in WebKit, and its solution is played", () =>
	visit("#puzzle=1", async () => {
		await seesVerdict(/ to move: /);
		await webkit.click(".control:last-of-type");
		await webkit.click(".question button:not(.primary)");
		const solution = () =>
			webkit.evaluate(
				() =>
					document.querySelector("catchmate-board")?.shadowRoot?.querySelector("[part=hint]")
						?.textContent,
			);
		await expect.poll(solution).toContain("The solution: ");
	}));

test("a widget is solved and played on in WebKit", () =>
	visit("widget.html", async () => {
		await seesVerdict("Black wins in 2 plies. White to move.");
		await webkit.drag(square({ row: 1, column: 1 }), square({ row: 1, column: 2 }));
		await seesVerdict("Black wins in 1 ply. Black to move.");
	}));

test("the page visited once works without its host in WebKit", async () => {
	await visit(chaseLink, async () => {
		await seesVerdict("Black wins in 20 plies. White to move.");
		const isKept = () =>
			webkit.evaluate(
				async () => (await navigator.serviceWorker?.getRegistration())?.active?.state ?? "none",
			);
		await expect.poll(isKept).toBe("activated");
	});
	site.close();
	await webkit.open(`${site.origin}/${chaseLink}`);
	await seesVerdict("Black wins in 20 plies. White to move.");
});
