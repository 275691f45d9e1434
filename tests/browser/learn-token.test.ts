/** The tutorial's first chapter: its boards are played as its text says, by mouse and by keyboard, and its questions answered. */
import { tutorialWords } from "../../web/locale/further-words.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, clickPoint, way } from "./tutorial.ts";

test.describe("the token on d", () => {
	for (const [first, whole] of [
		["f", "dfi"],
		["h", "dhj"],
	] as const) {
		test(`is lost after the move to ${first}`, async ({ read }) => {
			const page = await read("token", "en");
			await boardOf(page, "from-d");
			await clickPoint(page, "from-d", first);
			await expect.poll(() => way(page, "from-d")).toBe(whole);
		});
	}

	test("is lost two moves later after the move to e", async ({ read }) => {
		const page = await read("token", "en");
		await boardOf(page, "from-d");
		await clickPoint(page, "from-d", "e");
		await expect.poll(() => way(page, "from-d")).toBe("deg");
		await clickPoint(page, "from-d", "h");
		await expect.poll(() => way(page, "from-d")).toBe("deghj");
	});

	for (const [language, toMove, label, over, news] of [
		[
			...(["en", "Your move.", /; token; your move$/] as const),
			"You lost after 2 plies: you have no move.",
			"The other side moves the token from point f to point i. You lost after 2 plies: ",
		],
		[
			...(["zh", "轮到你走。", /；棋子；轮到你走$/] as const),
			"你输了，共 2 步：你无路可走。",
			"对方把棋子从 f 点走到 i 点。你输了，共 2 步：",
		],
	] as const) {
		test(`is spoken of in ${language} with the reader, who moves it too`, async ({ read }) => {
			const page = await read("token", language);
			const board = await boardOf(page, "from-d");
			const verdict = board.locator(".verdict-words");
			await expect(verdict).toHaveText(toMove);
			await expect(board.getByRole("option", { name: /(^point d\b|^d 点)/ })).toHaveAccessibleName(
				label,
			);
			await clickPoint(page, "from-d", "f");
			await expect(verdict).toHaveText(over);
			await expect(board.locator(".live")).toContainText(news);
		});
	}

	test("is lost by the keyboard too, and never tells beforehand", async ({ read }) => {
		const page = await read("token", "en");
		const board = await boardOf(page, "from-d");
		await expect(board.locator(".verdict-words")).not.toHaveText(/win|lose|won|lost/);
		await board.getByRole("option", { name: /^point d\b/ }).focus();
		await page.keyboard.press("Enter");
		await board.getByRole("option", { name: /^point f\b/ }).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => way(page, "from-d")).toBe("dfi");
	});
});

for (const [first, answered, last, whole] of [
	["g", "egh", "j", "eghj"],
	// The other side holds out as long as it can, which is by going back to e.
	["d", "ede", "g", "edegh"],
] as const) {
	test(`from e the move to ${first} wins`, async ({ read }) => {
		const page = await read("token", "en");
		await boardOf(page, "from-e");
		await clickPoint(page, "from-e", first);
		await expect.poll(() => way(page, "from-e")).toBe(answered);
		await clickPoint(page, "from-e", last);
		await expect.poll(() => way(page, "from-e")).toBe(whole);
	});
}

test("from a the token goes to b and back for as long as the reader likes", async ({ read }) => {
	const page = await read("token", "en");
	await boardOf(page, "from-a");
	for (const whole of ["aba", "ababa", "abababa"]) {
		await clickPoint(page, "from-a", "b");
		await expect.poll(() => way(page, "from-a")).toBe(whole);
	}
	await clickPoint(page, "from-a", "c");
	await expect.poll(() => way(page, "from-a")).toBe("abababacd");
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
