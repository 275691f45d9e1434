/** What the page's address, and Back, do besides bringing a board back: after a link that is wrong. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "playwright-core";
import { seesVerdict, useBrowser, visit } from "./page-harness.ts";

useBrowser();

const first = "White to move. Black wins in 20 plies.";

/** Waits until the address says so behind its `#`. */
async function seesHash(page: Page, hash: string): Promise<void> {
	await page.waitForFunction((expected) => location.hash === expected, hash);
}

describe("an address that is refused", () => {
	for (const fromDisk of [false, true]) {
		test(`says nothing once the first preset is there, ${fromDisk ? "from the disk" : "from a host"}`, () =>
			visit({ hash: "#1rubbish", fromDisk }, async (page) => {
				await page.locator("#link-failure").getByText("it was changed on its way").waitFor();
				await seesVerdict(page, first);
				await seesHash(page, "");
				assert.ok(!page.url().includes("#"));
				// It is said until the reader has something else to link to.
				assert.ok(await page.locator("#link-failure").isVisible());
				await page.reload();
				await seesVerdict(page, first);
				assert.equal(await page.locator(".link-failure").count(), 0);
			}));
	}

	test("gives way to that of the board which is there, and Back leads on from it", () =>
		visit({}, async (page) => {
			await page.evaluate(() => {
				location.hash = "1Ac4WIF2p8r";
			});
			await seesVerdict(page, "Black to move. Black wins in 1 ply.");
			for (const broken of ["1Ac4WIF2p8R", "1Ac4WIF2p8r.7"]) {
				await page.evaluate((hash) => {
					location.hash = hash;
				}, broken);
				await page.locator(".link-failure").waitFor();
				await seesHash(page, "#1Ac4WIF2p8r");
				await page.getByRole("button", { name: "Dismiss" }).click();
				await page.locator(".link-failure").waitFor({ state: "detached" });
			}
			await page.goBack();
			await page.goBack();
			await seesVerdict(page, "Black to move. Black wins in 1 ply.");
			await page.goBack();
			await seesVerdict(page, first);
			assert.equal(await page.locator(".link-failure").count(), 0);
		}));
});
