/** The page with `?embed` in its address, which is only a board. */
import type { FrameLocator, Page } from "@playwright/test";
import fc from "fast-check";
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

	/** What the page shows, by the end of its address. */
	const addresses = [
		["?embed", "Red wins in 23 plies. Red to move."],
		["?embed&mode=analyse", "Red wins in 23 plies. Red to move."],
		["?embed&game=chase", "Black wins in 20 plies. White to move."],
		["?embed#1AIQEDMcXZe.1.play", "Black wins in 5 plies. Black to move."],
		["?embed&position=1AIQEDMcXZe.1", "Black wins in 5 plies. Black to move."],
		[
			"?embed&position=https%3A%2F%2Fcatchmate.example%2F%231AIQEDMcXZe.1",
			"Black wins in 5 plies. Black to move.",
		],
		["?embed&game=go", "There is no game “go”."],
		["?embed&position=", "Found an empty input"],
		["?embed#puzzle", " to move: "],
		["?embed#puzzle=1", " to move: "],
		["?embed&puzzle=1", " to move: "],
		["?embed#puzzle=99999", "There is no puzzle 99999."],
	] as const;

	test("shows what its address says", async ({ visit }) => {
		const page = await visit();
		for (const [address, text] of addresses) {
			// The faults among them are told on the console too.
			const other = await page.context().newPage();
			await other.goto(new URL(`/${address}`, page.url()).href);
			await says(other, text);
			await other.close();
		}
	});

	test("has a quiet link that opens the page with the board and its game in a new tab", async ({
		visit,
	}) => {
		const page = await visit();
		const link = page.getByRole("link", { name: "Open in Catchmate" });
		await expect(link).toHaveCount(0);
		const root = new URL("/", page.url()).href;
		for (const [address, target] of [
			["?embed#puzzle=1", `${root}#puzzle=1`],
			["?embed&puzzle=day", `${root}#puzzle`],
			["?embed&position=3+1+1+3+3&mode=puzzle", /\.play$/],
			["?embed#1AIQEDMcXZe.1", `${root}#1AIQEDMcXZe.1`],
		] as const) {
			await page.goto(`${root}${address}`);
			await expect(link).toHaveAttribute("href", target);
		}
		const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
		await says(opened, "Black wins in 5 plies. Black to move.");
		await opened.getByRole("radio", { name: "Analyse", checked: true }).waitFor();
		await opened.close();
		await page.goto(new URL("/?embed&controls=verdict", root).href);
		await page.locator(".verdict-words").waitFor();
		await expect(link).toHaveCount(0);
	});

	test("changes the board that it begins with for the one that the page around names", async ({
		visit,
		site,
	}) => {
		const page = await visit({ others: [elsewhere(site)] });
		const frame = await framed(page, site);
		const set = (attributes: object) =>
			page.evaluate(
				(attributes) => frames[0]?.postMessage({ catchmate: "set", attributes }, "*"),
				attributes,
			);
		await set({ position: "3 1 1 3 3" });
		await says(frame, "Black wins in 6 plies.");
		await set({ position: null, game: "chase" });
		await says(frame, "Black wins in 20 plies.");
	});

	test("takes any message that is none of its own for what it is, and listens on", async ({
		visit,
		site,
	}) => {
		const page = await visit({ others: [elsewhere(site)] });
		const frame = await framed(page, site);
		const kind = fc.constantFrom("set", "play", "solution?", "__proto__", "");
		const messages: readonly unknown[] = fc.sample<unknown>(
			fc.oneof(
				fc.jsonValue(),
				fc.record({ catchmate: kind, attributes: fc.jsonValue(), move: fc.jsonValue() }),
				fc.record({
					catchmate: fc.constant("set"),
					attributes: fc.dictionary(
						fc.constantFrom("onclick", "src", "style", "constructor"),
						fc.string(),
						{
							minKeys: 1,
						},
					),
				}),
			),
			{ numRuns: 200, seed: 1 },
		);
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
	});
});
