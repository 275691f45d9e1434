/** Pages with boards stay as they are when the script comes, and while the board is used: the tag has its height from the beginning. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { hearsOf, withBoard } from "./board.ts";
import { test } from "./fixtures.ts";
import { hasNotShifted, watchShifts } from "./layout-shift.ts";

const policy =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'";

for (const [path, viewport] of [
	["plain/index.html", { width: 390, height: 844 }],
	["zh/plain/index.html", { width: 1366, height: 768 }],
] as const) {
	test(`the boards of the guide's first page move nothing, and leave no band under them: ${path}, ${viewport.width} pixels`, async ({
		host,
	}) => {
		const html = readFileSync(new URL(`../hosts/${path}`, import.meta.url), "utf8");
		const body = `${/<body>([\s\S]*)<\/body>/.exec(html)?.[1]}<p>Read on.</p>`;
		const page = await host({ body, policy, script: "none", prepare: watchShifts, viewport });
		const drawn = () =>
			page.evaluate(
				() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
			);
		await drawn();
		await page.addScriptTag({ url: "/widget.js" });
		await hearsOf(page, "solve", 2);
		await drawn();
		await hasNotShifted(page);
		const bands = await page.locator("catchmate-board").evaluateAll((boards) =>
			boards.map((board) => {
				const controls = board.shadowRoot?.querySelector(".controls");
				return (
					board.getBoundingClientRect().bottom - (controls?.getBoundingClientRect().bottom ?? 0)
				);
			}),
		);
		assert.ok(
			bands.every((band) => band <= 32),
			`${bands} pixels under the buttons`,
		);
	});
}

test("no verdict from the first to the last moves anything, whatever the width", async ({
	host,
}) => {
	const page = await host({
		body: '<catchmate-board game="hare-and-hounds" ply-to="99"></catchmate-board>',
	});
	await hearsOf(page, "solve");
	for (const width of [656, 496, 390, 320]) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await withBoard(page, async (board) => {
			const last = board.record?.moves.length ?? 0;
			const found: (number | undefined)[] = [];
			for (const ply of [0, 1, last - 1, last]) {
				await board.seek(ply);
				await board.idle();
				found.push(board.shadowRoot?.querySelector(".controls")?.getBoundingClientRect().top);
			}
			return found;
		});
		assert.equal(new Set(tops).size, 1, `${width} pixels: ${tops}`);
	}
});
