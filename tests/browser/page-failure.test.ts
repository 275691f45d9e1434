/** The page when its solver fails: a game goes on with a new one, and what cannot go on is seen and heard. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	dropFocus,
	hasHeard,
	hears,
	letPlay,
	openTab,
	pickActivity,
	pickHints,
	seesOutput,
	solve,
} from "./page.ts";
import { type Faulty, holdWorkers, killWorker, setFault, workersMade } from "./workers.ts";

const begun = "Black wins in 20 plies. White to move.";
const moved = "Black wins in 19 plies. Black to move.";
const dead = "The solver has failed: the worker failed: out of order.";

async function open(page: Page): Promise<void> {
	await solve(page, "8 1 1 8 8");
	await seesOutput(page, "BLACK 20");
	await seesVerdict(page, begun);
}

test.describe("a solver that fails in a game", () => {
	test("is started again by the next move, which is made after all, and the record goes on", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await open(page);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, moved);
		await page.evaluate(() => {
			const { noticed } = Object.assign(globalThis as Faulty, { noticed: [] as string[] });
			const notice = document
				.querySelector("#board")
				?.shadowRoot?.querySelector(".notice") as HTMLElement;
			new MutationObserver((changes) => {
				for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
					noticed.push(node.textContent ?? "");
				}
			}).observe(notice, { childList: true });
		});
		await killWorker(page);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 18 plies. White to move.");
		const noticed = await page.evaluate(() => (globalThis as Faulty).noticed);
		assert.ok(noticed.includes("The solver has failed. It is solving this board again."));
		await hears(page, "Black moves from");
		assert.equal(await workersMade(page), 2);
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, moved);
		await page.getByRole("button", { name: "Restart" }).click();
		await seesVerdict(page, begun);
		assert.equal(await workersMade(page), 2);
		await expect(page.locator("#board .error")).toHaveCount(0);
		await expect(page.locator("#judge-output")).toHaveText("BLACK 20");
	});

	test("is started once for keys that come faster than it answers", async ({ visit }) => {
		const page = await visit({ prepare: holdWorkers });
		await open(page);
		for (let ply = 1; ply <= 4; ply++) {
			await page.getByRole("button", { name: "Best move" }).click();
			await openTab(page, "moves");
			await page.getByRole("button", { name: `Ply ${ply} ` }).waitFor();
		}
		await killWorker(page);
		await dropFocus(page);
		await page.evaluate(async () => {
			for (let press = 0; press < 4; press++) {
				const init = { key: "ArrowLeft", bubbles: true, cancelable: true };
				document.body.dispatchEvent(new KeyboardEvent("keydown", init));
				await new Promise((resolve) => setTimeout(resolve, press * 5));
			}
		});
		await seesVerdict(page, begun);
		assert.equal(await workersMade(page), 2);
		await page.getByRole("button", { name: "Next move" }).click();
		await seesVerdict(page, moved);
	});

	test("and cannot be started again is told of, and the game goes on once it can", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await open(page);
		await killWorker(page);
		await setFault(page, "dead");
		await page.getByRole("button", { name: "Best move" }).click();
		await page.locator("#board .error").getByText(dead).waitFor();
		await hears(page, dead);
		await seesVerdict(page, begun);
		await setFault(page, "none");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, moved);
		await expect(page.locator("#board .error")).toHaveCount(0);
	});

	test("lets a perfect player wait, until it is told to play on", async ({ visit }) => {
		const page = await visit({ prepare: holdWorkers });
		await open(page);
		await killWorker(page);
		await setFault(page, "dead");
		await letPlay(page, "Black", "Human");
		await letPlay(page, "White", "Perfect");
		await page.locator("#board .error").getByText(dead).waitFor();
		await setFault(page, "none");
		await page.getByRole("button", { name: "Play on" }).click();
		await seesVerdict(page, "You win in 19 plies. Black to move: your turn.");
		await expect(page.locator("#board .error")).toHaveCount(0);
	});

	test("does not make a perfect player move that waits, when a restart fails of it", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await open(page);
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, moved);
		await page.getByRole("button", { name: "Undo" }).click();
		await seesVerdict(page, begun);
		await letPlay(page, "Black", "Perfect");
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 White" }).click();
		await seesVerdict(page, moved);
		await killWorker(page);
		await setFault(page, "dead");
		await page.getByRole("button", { name: "Restart" }).click();
		await page.locator("#board .error").getByText(dead).waitFor();
		await setFault(page, "none");
		await page.evaluate("catchmate.idle()");
		await page.getByRole("button", { name: "Play on" }).waitFor();
		await seesVerdict(page, moved);
	});
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

test.describe("a text that cannot be solved", () => {
	test("for want of memory is told of, to the eye and to the ear", async ({ visit }) => {
		const page = await visit({ prepare: holdWorkers });
		await setFault(page, "full");
		await solve(page, "9 1 1 9 9");
		const tooLarge = "Board 1 is too large: solving it takes 5 GB of memory, the limit is 2 GB.";
		await page.locator("#judge-error").getByText(tooLarge).waitFor();
		await hears(page, tooLarge);
		await expect(page.locator(".notice")).toHaveText("");
	});

	test("for a solver that fails is told of, and is solved when asked again", async ({ visit }) => {
		const page = await visit({ prepare: holdWorkers });
		await killWorker(page);
		await setFault(page, "dead");
		await solve(page, "3 1 1 3 3");
		await page.locator("#judge-error").getByText(dead).waitFor();
		await hears(page, dead);
		await setFault(page, "none");
		await page.locator("#judge-solve").click();
		await seesOutput(page, "BLACK 6");
		await expect(page.locator("#judge-error")).toHaveText("");
		await page.getByRole("button", { name: "Best move" }).click();
		await seesVerdict(page, "Black wins in 5 plies. Black to move.");
	});
});

test.describe("a worker that cannot be started again", () => {
	test("leaves the ready-made boards their pictures, and each can be chosen once it can", async ({
		visit,
	}) => {
		const page = await visit({ prepare: holdWorkers });
		await setFault(page, "dead");
		await page.locator("#boards-picker").click();
		const preset = page.locator('#gallery [data-preset="chase-sample"]');
		await preset.locator("canvas[style]").waitFor();
		await setFault(page, "none");
		await preset.click();
		await seesVerdict(page, "Black wins in 2 plies. White to move.");
	});
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
