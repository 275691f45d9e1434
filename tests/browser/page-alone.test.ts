/** The page with `?embed` in its address, which is only a board. */
import type { FrameLocator, Page } from "@playwright/test";
import { elsewhere, type Site } from "../hosts/site.ts";
import { expect, test } from "./fixtures.ts";

test.describe("the page with nothing but the board", () => {
	const says = (place: Page | FrameLocator, text: string) =>
		place.locator("catchmate-board").getByText(text).first().waitFor();

	/** Opens a page of another site with the board in a frame. */
	async function framed(page: Page, site: Site): Promise<FrameLocator> {
		const source = new URL(`?embed&origin=${elsewhere(site)}`, page.url()).href.replace(/#.*/, "");
		site.put("/frame.html", `<!doctype html><iframe src="${source}"></iframe>`);
		await page.goto(`${elsewhere(site)}/frame.html`);
		const frame = page.frameLocator("iframe");
		await says(frame, "Red wins in 23 plies.");
		return frame;
	}

	test("shows what its address says, with a quiet link to the page with that board and its game", async ({
		visit,
	}) => {
		const page = await visit();
		const root = new URL("/", page.url()).href;
		const link = page.getByRole("link", { name: "Open in Catchmate" });
		await expect(link).toHaveCount(0);
		for (const [address, text, target] of [
			["?embed", "Red wins in 23 plies. Red to move."],
			["?embed&game=chase", "Black wins in 20 plies. White to move."],
			["?embed#1AIQEDMcXZe.1.play", "Black wins in 5 plies. Black to move."],
			[
				"?embed&position=https%3A%2F%2Fcatchmate.example%2F%231AIQEDMcXZe.1",
				"Black wins in 5 plies.",
			],
			["?embed&game=go", "There is no game “go”."],
			["?embed&position=", "Found an empty input"],
			["?embed#puzzle=99999", "There is no puzzle 99999."],
			["?embed#puzzle=1", " to move: ", `${root}#puzzle=1`],
			["?embed&puzzle=day", " to move: ", `${root}#puzzle`],
			["?embed#1AIQEDMcXZe.1", "Black wins in 5 plies.", `${root}#1AIQEDMcXZe.1`],
		] as const) {
			// The faults among them are told on the console too.
			const other = await page.context().newPage();
			await other.goto(`${root}${address}`);
			await says(other, text);
			if (target !== undefined) {
				const way = other.getByRole("link", { name: "Open in Catchmate" });
				await expect(way).toHaveAttribute("href", target);
				await expect(way).toHaveAttribute("target", "_blank");
			}
			await other.close();
		}
		await page.goto(`${root}?embed&controls=verdict`);
		await page.locator(".verdict-words").waitFor();
		await expect(link).toHaveCount(0);
	});

	test("takes the board that the page around names, and no message that is none of its own", async ({
		visit,
		site,
	}) => {
		const page = await visit({ others: [elsewhere(site)] });
		const frame = await framed(page, site);
		const messages: readonly unknown[] = [
			...[null, 1, "", "set", [], {}, { catchmate: 1 }, { catchmate: "__proto__" }],
			...[{ catchmate: "play" }, { catchmate: "play", move: [] }, { catchmate: "set" }],
			...[null, 1, "a", [1]].map((attributes) => ({ catchmate: "set", attributes })),
			...["onclick", "src", "style", "constructor"].map((name) => ({
				catchmate: "set",
				attributes: { [name]: "alert(1)" },
			})),
		];
		const refused = await page.evaluate(async (messages) => {
			let count = 0;
			let isRefused = () => {};
			addEventListener("message", ({ data }) => {
				if (data.catchmate !== "refused") return;
				count += 1;
				isRefused();
			});
			for (const message of messages) frames[0]?.postMessage(message, "*");
			// Messages are taken in order.
			const isLast = new Promise<void>((resolve) => {
				isRefused = () => count === messages.length + 1 && resolve();
			});
			frames[0]?.postMessage(null, "*");
			await isLast;
			return count;
		}, messages);
		expect(refused).toBe(messages.length + 1);
		await page.evaluate(() =>
			frames[0]?.postMessage({ catchmate: "set", attributes: { position: "3 1 1 3 3" } }, "*"),
		);
		await says(frame, "Black wins in 6 plies.");
		await page.evaluate(() =>
			frames[0]?.postMessage(
				{ catchmate: "set", attributes: { position: null, game: "chase" } },
				"*",
			),
		);
		await says(frame, "Black wins in 20 plies.");
	});
});
