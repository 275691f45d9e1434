/** Pages with boards stay as they are when the script comes: the tag has the board's height from the beginning, and no more than it needs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { cell, hearsOf, withBoard } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hasNotShifted, watchShifts } from "./layout-shift.ts";

const policy =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'unsafe-inline'";

/** The body of a page of the author's guide. */
function bodyOf(path: string): string {
	const html = readFileSync(new URL(`../hosts/${path}`, import.meta.url), "utf8");
	return /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
}

const screens = {
	"a laptop": { viewport: { width: 1366, height: 768 } },
	"a phone": { viewport: { width: 390, height: 844 } },
	"a narrow phone": { viewport: { width: 320, height: 640 } },
} as const;

test.describe("the two boards of the guide's first page", () => {
	for (const [screen, options] of Object.entries(screens)) {
		for (const path of ["plain/index.html", "zh/plain/index.html"]) {
			test(`move nothing on ${screen}, and leave no band under them: ${path}`, async ({ host }) => {
				const body = `${bodyOf(path)}<p id="after">Read on.</p>`;
				const page = await host({ body, policy, script: "none", prepare: watchShifts, ...options });
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
						const end = controls?.getBoundingClientRect().bottom ?? 0;
						return board.getBoundingClientRect().bottom - end;
					}),
				);
				assert.ok(
					bands.every((band) => band <= 32),
					`${bands} pixels under the buttons`,
				);
			});
		}
	}
});

test("a notice moves neither the board nor the page, and a hint has its room while it is there", async ({
	host,
}) => {
	const page = await host({
		body: '<catchmate-board mode="play" position="3 1 1 3 3" human="white"></catchmate-board><p id="after">Read on.</p>',
		viewport: { width: 480, height: 800 },
	});
	await hearsOf(page, "solve");
	const placeOf = (selector: string) =>
		page.locator(selector).evaluate((each) => each.getBoundingClientRect().top + scrollY);
	const places = async () => [await placeOf("canvas"), await placeOf("#after")];
	const before = await places();
	await cell(page, 1, 1).click();
	await cell(page, 3, 1).click();
	await page.locator(".notice").getByText(/./).waitFor();
	assert.deepEqual(await places(), before);
	await page.getByRole("button", { name: "Hint" }).click();
	await page.locator(".said .note").waitFor();
	const hinted = await places();
	assert.equal(hinted[0], before[0]);
	assert.ok(Number(hinted[1]) > Number(before[1]));
	await cell(page, 1, 1).click();
	await cell(page, 3, 3).click();
	await page.locator(".notice").getByText("Not a legal move.").waitFor();
	assert.deepEqual(await places(), hinted);
	await withBoard(page, (board) => board.playBest());
	await expect(page.locator(".said .note")).toHaveCount(0);
	await expect.poll(places).toEqual(before);
});

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
