/** Solver failures: a game continues on a new solver, other failures are shown and announced. */
import assert from "node:assert/strict";
import { expectVerdict } from "./board.ts";
import { expect, moduleWith, test } from "./fixtures.ts";
import { expectAnnounced, nextAnnouncement, pickActivity, pickHints, solve } from "./page.ts";
import { controlWorkers, countWorkers, killWorker, setFault } from "./workers.ts";

test("the next move restarts a failed solver, and failures are announced @more", async ({
	visit,
}) => {
	const page = await visit({ prepare: controlWorkers });
	const best = page.getByRole("button", { name: "Best move" });
	const expectPlies = (plies: number) =>
		expect(page.locator(".verdict-words")).toContainText(`Black wins in ${plies} plies.`);
	await best.click();
	await expectPlies(19);
	await killWorker(page);
	await best.click();
	await expectPlies(18);
	assert.equal(await countWorkers(page), 2);
	await killWorker(page);
	await setFault(page, "dead");
	await best.click();
	await page.locator("#board .error").getByText("out of order").waitFor();
	await expectAnnounced(page, /out of order/);
	await setFault(page, "none");
	await best.click();
	await expectPlies(17);
	await expect(page.locator("#board .error")).toHaveCount(0);
	await page.getByRole("button", { name: "Restart" }).click();
	await expectPlies(20);
	await setFault(page, "full");
	await solve(page, "9 1 1 9 9");
	await page.locator("#judge-error").getByText("5 GB").waitFor();
	await expectAnnounced(page, /5 GB/);
	await expect(page.locator(".notice")).toHaveText("");
});

test("a solver that fails to load shows an error and can be retried", async ({ visit }) => {
	const page = await visit({
		serviceWorkers: "block",
		expects: [/^failed: .*solver-\w+\.wasm$/, /^Failed to load resource/],
	});
	const solver = "**/modules/solver-*.wasm";
	await page.context().route(solver, (route) => route.abort());
	await page.reload();
	const failure = page.getByRole("alert").filter({ hasText: "could not be loaded" });
	await expect(failure).toBeInViewport();
	await page.context().unroute(solver);
	await failure.getByRole("button", { name: "Try again" }).click();
	await expectVerdict(page, "Black wins in 20 plies. White to move.");
	await expect(failure).toHaveCount(0);
});

test("a language that fails to load leaves the page unchanged and can be retried @more", async ({
	visit,
}) => {
	const page = await visit({
		expects: [/^failed: .*page-\w+\.js$/, /^Failed to load resource/],
	});
	const language = `**/${moduleWith("每个局面的胜负、步数和最优走法")}`;
	await page.context().route(language, (route) => route.abort());
	await page.getByRole("button", { name: "中文" }).click();
	const failure = page.getByRole("alert").filter({ hasText: "could not be loaded" });
	await expect(failure).toBeInViewport();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.context().unroute(language);
	await failure.getByRole("button", { name: "Try again" }).click();
	await expect(page.locator(".verdict-words")).toHaveText(/黑方必胜/);
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a browser without storage is reported once, at the first save", async ({ visit }) => {
	const page = await visit({
		prepare: `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
	});
	await expect(page.locator(".notice")).toHaveText("");
	await pickActivity(page, "Play");
	await pickHints(page, "Off");
	// Once, at the first save of game or setting.
	await nextAnnouncement(page, /cannot save/);
	await pickActivity(page, "Analyse");
	await pickActivity(page, "Play");
	await expect(page.getByRole("radio", { name: "Off" })).toBeChecked();
});
