/** A visit when the host has a new version of the page. */
import { expectVerdict } from "../../browser/board.ts";
import { test } from "../../browser/changing-host.ts";
import { chaseLink, expect, moduleWith } from "../../browser/fixtures.ts";
import { expectAnnounced } from "../../browser/page.ts";

test("a new version takes over at the next visit, and an open page shows a notice", async ({
	server,
	call,
}) => {
	const page = await call(chaseLink, [/404/]);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.reload();
	await expectVerdict(page, "Black wins in 20 plies. White to move.");
	// The browser checks for a new version some time after each visit: this check must not find the next.
	const looks = () => server.site.asked.filter((path) => path === "/service-worker.js").length;
	await expect.poll(looks).toBe(2);
	await server.change(["index.html"], (text) =>
		text.replace("<title>", "<title>New ").replace('id="panels"', 'id="panels" data-new'),
	);
	const old = moduleWith("game-name");
	await server.lose(old);
	await server.change(["service-worker.js"], (text) =>
		text.replace(/[0-9a-f]{16}/, "0123456789abcdef").replace(`"${old}",`, ""),
	);
	await page.reload();
	await expectVerdict(page, "Black wins in 20 plies. White to move.");
	await expectAnnounced(page, "A new version is ready");
	await expect(page.locator("[data-new]")).toHaveCount(0);
	await page.getByRole("button", { name: "Best move" }).click();
	await expectVerdict(page, "Black wins in 19 plies. Black to move.");
	await page.locator("#games-picker").click();
	await page.locator(".notice").getByText("the page may have been updated: reload it").waitFor();
	await page.locator("#library").waitFor({ state: "hidden" });
	await page.reload();
	await page.locator("[data-new]").waitFor({ state: "attached" });
	await expectVerdict(page, "Black wins in 19 plies. Black to move.");
	await expect
		.poll(() => page.evaluate(() => caches.keys()))
		.toEqual([expect.stringMatching(/0123456789abcdef$/)]);
});
