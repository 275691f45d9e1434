import { expectVerdict } from "./board.ts";
import { expect, moduleWith, test } from "./fixtures.ts";
import { nextAnnouncement, pickActivity, pickHints } from "./page.ts";

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
