/** Links of any length and content: the page refuses malformed ones, runs nothing, and stays usable. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { chaseLink, expect, test } from "./fixtures.ts";
import { goTo } from "./page.ts";

const script = "globalThis.isRun = true";
const part = fc.oneof(
	// Texts that a wrong place would run, or that would end it.
	fc.constantFrom(
		`<img src=x onerror="${script}">`,
		`"><script>${script}</script>`,
		`javascript:${script}`,
		`';${script}//`,
		`\${${script}}`,
		"</pre><catchmate-board position=1>",
		"__proto__",
		"constructor",
		"\u2028\u0000\ud800",
		"%",
		"%00%ff",
		"A".repeat(70_000),
	),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.constantFrom(chaseLink.slice(1), "play", "vs=", "12", "puzzle=", "puzzle"),
);
const link = fc
	.array(part, { minLength: 1, maxLength: 4 })
	.chain((parts) => fc.constantFrom("", ".", "#", "&", "=").map((between) => parts.join(between)));
const links = fc.sample(link, { numRuns: Number(process.env.CATCHMATE_LINKS ?? 30), seed: 1 });

test("malformed links run nothing and keep the board @more", async ({ visit }) => {
	const page = await visit();
	await page.evaluate("catchmate.idle()");
	const told = await page.evaluate(async (links) => {
		const told = new Set<string>();
		for (const link of links) {
			location.hash = link;
			await new Promise((resolve) => setTimeout(resolve));
			await (globalThis as unknown as { catchmate: { idle(): Promise<void> } }).catchmate.idle();
			const failure = document.querySelector("#link-failure")?.textContent?.trim();
			if (failure) told.add(failure);
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", `https://catchmate.example/#${link}`);
			document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		}
		return told.size;
	}, links);
	assert.ok(told > 1, `${told} failures are told of`);
	const state = await page.evaluate(() => [
		"isRun" in globalThis,
		Object.keys(Object.prototype).length,
		document.querySelectorAll("[onerror], img[src=x], pre catchmate-board").length,
	]);
	assert.deepEqual(state, [false, 0, 0]);
	await goTo(page, chaseLink);
	await expect(page.locator(".verdict-words")).toContainText("Black wins in 20 plies.");

	// An embedded board, whose errors are on the console too.
	const alone = await page.context().newPage();
	const names = ["position", "game", "puzzle", "moves", "lang", "origin"];
	for (const link of links.filter((link) => link.length < 5000).slice(0, 8)) {
		const settings = new URLSearchParams(names.map((name) => [name, link]));
		await alone.goto(new URL(`/?embed&${settings}#${link}`, page.url()).href);
		await alone.locator("catchmate-board .root").waitFor({ state: "attached" });
		await alone.evaluate("catchmate.idle()");
		assert.ok(!(await alone.evaluate(() => "isRun" in globalThis)), link);
	}
});
