/** The page with `?embed` in its URL: only a board. */
import type { FrameLocator, Page } from "@playwright/test";
import { elsewhere } from "../hosts/site.ts";
import { expect, test } from "./fixtures.ts";

const says = (place: Page | FrameLocator, text: string) =>
	place.locator("catchmate-board").getByText(text).first().waitFor();

test("a board alone follows its address and links to the page with its game", async ({ visit }) => {
	const page = await visit();
	const root = new URL("/", page.url()).href;
	const linkIn = (page: Page) => page.getByRole("link", { name: "Open in Catchmate" });
	await expect(linkIn(page)).toHaveCount(0);
	// Their faults are also on the console.
	const other = await page.context().newPage();
	for (const [address, text, target] of [
		["?embed", "Black wins in 9 plies. Black to move."],
		["?embed&game=chase", "Black wins in 20 plies. White to move."],
		["?embed&game=chase&lang=zh", "黑方必胜"],
		["?embed&position=https%3A%2F%2Fx.example%2F%231AIQEDMcXZe.1", "Black wins in 5 plies."],
		["?embed&position=", "Found an empty input"],
		["?embed&puzzle=day", " to move.", `${root}#puzzle`],
		["?embed#1AIQEDMcXZe.1.play", "Black wins in 5 plies.", `${root}#1AIQEDMcXZe.1`],
	] as const) {
		await other.goto(`${root}${address}`);
		await says(other, text);
		if (target !== undefined) {
			await expect(linkIn(other)).toHaveAttribute("href", target);
			await expect(linkIn(other)).toHaveAttribute("target", "_blank");
		}
	}
	await other.goto(`${root}?embed&controls=verdict`);
	await other.locator(".verdict-words").waitFor();
	await expect(linkIn(other)).toHaveCount(0);
	await other.close();
});

test("a framed board obeys its host page alone @more", async ({ visit, site }) => {
	const page = await visit({ others: [elsewhere(site)], expects: [/x\.example/] });
	const sources = [elsewhere(site), "https://x.example"].map((origin) => {
		const url = new URL(`?embed&origin=${origin}`, page.url());
		url.hash = "";
		return `<iframe src="${url.href}"></iframe>`;
	});
	site.put("/frame.html", `<!doctype html>${sources.join("")}`);
	await page.goto(`${elsewhere(site)}/frame.html`);
	const [frame, deaf] = [
		page.frameLocator("iframe >> nth=0"),
		page.frameLocator("iframe >> nth=1"),
	];
	for (const each of [frame, deaf]) await says(each, "Black wins in 9 plies.");
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
		// Messages are processed in order.
		const isLast = new Promise<void>((resolve) => {
			addEventListener("message", ({ data }) => {
				if (data.catchmate === "refused") count += 1;
				if (data.catchmate === "idle") resolve();
			});
		});
		for (const message of [...messages, { catchmate: "idle" }])
			frames[0]?.postMessage(message, "*");
		await isLast;
		return count;
	}, messages);
	expect(refused).toBe(messages.length);
	for (const [attributes, verdict] of [
		[{ position: "3 1 1 3 3" }, "Black wins in 6 plies."],
		[{ position: null, game: "chase" }, "Black wins in 20 plies."],
		[{ lang: "zh-CN" }, "黑方必胜"],
		[{ lang: null }, "Black wins in 20 plies."],
	] as const) {
		await page.evaluate((attributes) => {
			for (const frame of [frames[1], frames[0]]) {
				frame?.postMessage({ catchmate: "set", attributes }, "*");
			}
		}, attributes);
		await says(frame, verdict);
	}
	await says(deaf, "Black wins in 9 plies.");
});
