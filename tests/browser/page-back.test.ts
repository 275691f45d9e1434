/** The page's address, and Back, beyond bringing a board back: after a link that is wrong, and for a text of several boards. */
import type { Page } from "@playwright/test";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import { hashOf, openTab, pickGame, pickPreset, seesOutput, solve, travel } from "./page.ts";

/** The board that visits begin with, and the one that the page does. */
const [first, firstOfPage] = [
	"Black wins in 20 plies. White to move.",
	"Red wins in 23 plies. Red to move.",
];

/** Waits until the address says so behind its `#`. */
const seesHash = (page: Page, hash: string) => expect.poll(() => hashOf(page)).toEqual(hash);

test.describe("an address that is refused", () => {
	for (const fromDisk of [false, true]) {
		test(`says nothing once the first preset is there, ${fromDisk ? "from the disk" : "from a host"}`, async ({
			visit,
		}) => {
			const page = await visit({ hash: "#1rubbish", fromDisk });
			await page.locator("#link-failure").getByText("it was changed on the way").waitFor();
			await seesVerdict(page, firstOfPage);
			await seesHash(page, "");
			await expect.poll(() => page.evaluate(() => location.href.includes("#"))).toEqual(false);
			// It is said until the reader has something else to link to.
			await page.locator("#link-failure").getByText("it was changed on the way").waitFor();
			await page.reload();
			await seesVerdict(page, "Red to move: your turn.");
			await expect(page.locator(".link-failure")).toHaveCount(0);
		});
	}

	test("gives way to that of the board which is there, and Back leads on from it", async ({
		visit,
	}) => {
		const page = await visit();
		await page.evaluate(() => {
			location.hash = "1Ac4WIF2p8r";
		});
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		for (const broken of ["1Ac4WIF2p8R", "1Ac4WIF2p8r.7"]) {
			await page.evaluate((hash) => {
				location.hash = hash;
			}, broken);
			await page.locator(".link-failure").waitFor();
			await seesHash(page, "#1Ac4WIF2p8r");
			await page.getByRole("button", { name: "Dismiss" }).click();
			await page.locator(".link-failure").waitFor({ state: "detached" });
		}
		// Both entries say the same.
		await page.goBack();
		await page.goBack();
		await seesVerdict(page, "Black wins in 1 ply. Black to move.");
		await travel(page, -1);
		await seesVerdict(page, first);
		await expect(page.locator(".link-failure")).toHaveCount(0);
	});
});

test.describe("a text of several boards", () => {
	const answers = ["Black 0", "Black 2", "Black 2", "Tie", "Red 75"] as const;
	const seesBoard = async (page: Page, number: string) => {
		await page.waitForFunction(
			(expected) =>
				document
					.querySelector("#judge input:checked")
					?.closest("label")
					?.textContent?.trim()
					.startsWith(expected),
			number,
		);
	};

	test("is there again, with its list and all its answers, after Back, Forward and a reload", async ({
		visit,
	}) => {
		const page = await visit();
		await pickPreset(page, "crossing-sample");
		await openTab(page, "text");
		await seesOutput(page, ...answers);
		const text = await page.getByLabel("Judge input").inputValue();
		await page.getByRole("radio", { name: "Red 75" }).check();
		await seesVerdict(page, "Red wins in 75 plies. Red to move.");
		await page.getByRole("button", { name: "Best move" }).click();
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 " }).waitFor();
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesOutput(page, "Black 2");
		await expect(page.locator("#judge fieldset")).toHaveCount(0);
		const seesAll = async (board: string, verdict: string) => {
			await seesVerdict(page, verdict);
			await openTab(page, "text");
			await seesOutput(page, ...answers);
			await seesBoard(page, board);
			await expect(page.getByLabel("Judge input")).toHaveValue(text);
			await expect(page.locator("#boards-picked")).toHaveText("Sample, five boards");
		};
		await travel(page, -1);
		await seesAll("5", "Red wins in 74 plies. Black to move.");
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 " }).waitFor();
		await page.reload();
		await seesAll("5", "Red wins in 74 plies. Black to move.");
		await openTab(page, "moves");
		await page.getByRole("button", { name: "Ply 1 " }).waitFor();
		await travel(page, -1);
		await seesAll("1", "Game over. Black has won: Red has no move.");
		await travel(page, 1);
		await seesAll("5", "Red wins in 74 plies. Black to move.");
		await page.getByRole("radio", { name: "Tie" }).check();
		await seesVerdict(page, "Draw: neither side can force a win. Red to move.");
		await seesBoard(page, "4");
	});

	test("is kept while another is being written, and by a board of it that was there alone before", async ({
		visit,
	}) => {
		const page = await visit();
		await pickGame(page, "Crossing pawn");
		await pickPreset(page, "crossing-blocked");
		await openTab(page, "text");
		await seesOutput(page, "Black 0");
		await pickPreset(page, "crossing-sample");
		await seesOutput(page, ...answers);
		await page.getByLabel("Judge input").fill("0 1");
		await solve(page, "0 1\n3 3\n#.#\nO.O\n.X.");
		await seesOutput(page, "Black 2");
		await travel(page, -1);
		await seesOutput(page, ...answers);
		await seesBoard(page, "1");
	});

	test("is forgotten by a link that is passed on, and with an edit", async ({ visit }) => {
		const page = await visit();
		await pickPreset(page, "crossing-sample");
		await openTab(page, "text");
		await seesOutput(page, ...answers);
		const other = await page.context().newPage();
		await other.goto(await page.evaluate(() => location.href));
		await openTab(other, "text");
		await seesOutput(other, "Black 0");
		await expect(other.locator("#judge fieldset")).toHaveCount(0);
		await openTab(page, "edit");
		await page.getByRole("button", { name: "Clear obstacles" }).click();
		await openTab(page, "text");
		await page.locator("#judge fieldset").waitFor({ state: "detached" });
		await page.waitForFunction(() => history.state === null);
		await page.reload();
		await page.locator(".verdict-words").waitFor();
		await openTab(page, "text");
		await page.waitForFunction(() => document.querySelector("#judge-output")?.textContent);
		await expect(page.locator("#judge fieldset")).toHaveCount(0);
	});

	test("that an entry was given by something else is not believed", async ({ visit }) => {
		const page = await visit();
		await pickPreset(page, "crossing-sample");
		await openTab(page, "text");
		await seesOutput(page, ...answers);
		for (const state of [
			{ gameId: "chase", text: "1", chosen: 0 },
			{ gameId: "no such game", text: "0 1", chosen: 0 },
			{ gameId: "crossing-pawn", text: "0 1\n3 3\n#.#\nO.O\n.X.", chosen: 0 },
			{ gameId: "crossing-pawn", text: "0 1", chosen: 7 },
			{ gameId: "crossing-pawn", text: 5 },
			"text",
		]) {
			await page.evaluate((given) => history.replaceState(given, "", location.hash), state);
			await page.reload();
			await seesVerdict(page, "Game over. Black has won: Red has no move.");
			await openTab(page, "text");
			await seesOutput(page, "Black 0");
			await expect(page.locator("#link-failure > *")).toHaveCount(0);
		}
	});
});
