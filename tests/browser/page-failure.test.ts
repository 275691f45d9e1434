/** The page when its solver fails: a game goes on with a new one, and what cannot go on is seen and heard. */
import assert from "node:assert/strict";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hasHeard, hears, pickActivity, pickHints, seesOutput, solve } from "./page.ts";
import { holdWorkers, killWorker, setFault, workersMade } from "./workers.ts";

const dead = "The solver has failed: the worker failed: out of order.";

test("a solver that fails in a game is started again by the next move, or told of until it can be, and the record goes on", async ({
	visit,
}) => {
	const page = await visit({ prepare: holdWorkers });
	await solve(page, "8 1 1 8 8");
	await seesOutput(page, "BLACK 20");
	const best = page.getByRole("button", { name: "Best move" });
	await best.click();
	await seesVerdict(page, "Black wins in 19 plies. Black to move.");
	await killWorker(page);
	await best.click();
	await seesVerdict(page, "Black wins in 18 plies. White to move.");
	assert.equal(await workersMade(page), 2);
	await killWorker(page);
	await setFault(page, "dead");
	await best.click();
	await page.locator("#board .error").getByText(dead).waitFor();
	await hears(page, dead);
	await setFault(page, "none");
	await best.click();
	await seesVerdict(page, "Black wins in 17 plies. Black to move.");
	await expect(page.locator("#board .error")).toHaveCount(0);
	await page.getByRole("button", { name: "Restart" }).click();
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await expect(page.locator("#judge-output")).toHaveText("BLACK 20");
});

test("a solver that cannot be loaded is told of, and the page goes on once it can", async ({
	visit,
}) => {
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
	await seesVerdict(page, "Black wins in 20 plies. White to move.");
	await expect(failure).toHaveCount(0);
});

test("a text that memory does not suffice for is refused, to the eye and to the ear", async ({
	visit,
}) => {
	const page = await visit({ prepare: holdWorkers });
	await setFault(page, "full");
	await solve(page, "9 1 1 9 9");
	const tooLarge = "Board 1 is too large: solving it takes 5 GB of memory, the limit is 2 GB.";
	await page.locator("#judge-error").getByText(tooLarge).waitFor();
	await hears(page, tooLarge);
	await expect(page.locator(".notice")).toHaveText("");
});

test("a browser that keeps nothing is told of when something is to be kept, and the page goes by it", async ({
	visit,
}) => {
	const page = await visit({
		prepare: `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
	});
	await expect(page.locator(".notice")).toHaveText("");
	await pickActivity(page, "Play");
	await pickHints(page, "Off");
	// Once, as the game or the choice was to be kept.
	await hasHeard(page, /The browser keeps nothing: progress and settings end with this visit\./);
	await pickActivity(page, "Analyse");
	await pickActivity(page, "Play");
	await expect(page.getByRole("radio", { name: "Off" })).toBeChecked();
});
