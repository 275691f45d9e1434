/** The tutorial's first chapter: its boards are played as its text says, by mouse and by keyboard, and its recursion is stepped. */
import { tutorialWords } from "../../web/locale/further-words.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, way } from "./tutorial.ts";

/** The games that the text tells of: the reader's moves, and the way of the token after the answer to each. */
const games = [
	["from-d", "f", "dfi"],
	["from-d", "h", "dhj"],
	["from-d", "e", "deg", "h", "deghj"],
	["from-e", "g", "egh", "j", "eghj"],
	// The other side holds out as long as it can, which is by going back to e.
	["from-e", "d", "ede", "g", "edegh"],
	["from-a", "b", "aba", "b", "ababa", "c", "ababacd"],
] as const;

test("the token goes as the text says, by mouse and by keyboard, and the reader is addressed, but never told beforehand", async ({
	read,
}) => {
	const page = await read("token", "en");
	for (const [id, ...played] of games) {
		const board = await boardOf(page, id);
		const restart = board.getByRole("button", { name: "Restart" });
		if (await restart.isEnabled()) await restart.click();
		await expect.poll(() => way(page, id)).toBe(id.at(-1));
		for (let at = 0; at < played.length; at += 2) {
			await clickPoint(page, id, played[at] ?? "");
			await expect.poll(() => way(page, id), played.join()).toBe(played[at + 1]);
		}
	}
	const board = await boardOf(page, "from-d");
	const verdict = board.locator(".verdict-words");
	await expect(verdict).toContainText("You lost");
	await board.getByRole("button", { name: "Restart" }).click();
	await expect(verdict).toHaveText("Your move.");
	for (const point of ["d", "f"]) {
		await board.getByRole("option", { name: new RegExp(`^point ${point}\\b`) }).focus();
		await page.keyboard.press("Enter");
	}
	await expect.poll(() => way(page, "from-d")).toBe("dfi");
	await expect(verdict).toContainText("You lost after 2 plies");
	await expect(board.locator(".live")).toContainText("from point f to point i");
});

test("the recursion is stepped call by call: from d the stack grows, from j there is an answer", async ({
	read,
}) => {
	const page = await read("token", "zh", { width: 390 });
	const { steps, calls } = tutorialWords("zh-CN");
	const part = page.locator("recursion-steps");
	await part.scrollIntoViewIfNeeded();
	const stack = part.locator(".call-stack code");
	const said = part.locator(".code-said");
	await expect(stack).toHaveText(['wins("d")']);
	await part.getByRole("button", { name: steps.next, exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(stack).toHaveText(['wins("e")', 'wins("d")']);
	await page.keyboard.press("Enter");
	await expect(stack).toHaveText(['wins("d")', 'wins("e")', 'wins("d")']);
	await expect(part.locator(".is-again")).toHaveCount(1);
	await expect(part.locator("[aria-current]")).toHaveText("not wins(after)");
	const last = part.getByRole("button", { name: steps.last, exact: true });
	await last.click();
	await expect(said).toContainText("RecursionError");
	await part.getByRole("button", { name: "j", exact: true }).click();
	await expect(stack).toHaveText(['wins("j")']);
	await last.click();
	await expect(said).toHaveText(calls.loss("j", 0));
});
