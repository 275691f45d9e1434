/** Live parts of the chapters on limits and speed: a long hunt, a limit, and bitboards. */
import assert from "node:assert/strict";
import type { CatchmateBoard } from "../../web/element/element.ts";
import { tutorialWords } from "../../web/locale/every.ts";
import { factsOf } from "../node/facts.ts";
import { expect, test } from "./fixtures.ts";
import { boardOf, putPieces } from "./tutorial.ts";

const { noLimit, steps, fast } = tutorialWords("en");

test("a slider, buttons and the board itself step through the long hunt", async ({ read }) => {
	const page = await read("no-limit", "en");
	const plies = Number(factsOf("no-limit").plies);
	const board = await boardOf(page, "hunt");
	const hunt = page.locator("long-hunt");
	const slider = hunt.getByRole("slider", { name: noLimit.hunt.ply });
	const button = (name: string) => hunt.getByRole("button", { name });
	const expectShown = async (ply: number) => {
		await expect(slider).toHaveAttribute("aria-valuetext", noLimit.hunt.at(ply, plies));
		await expect
			.poll(() => board.evaluate(({ record }: CatchmateBoard) => record?.index))
			.toBe(ply);
	};
	await slider.fill("120");
	await expectShown(120);
	await expect(board.locator(".verdict-words")).toContainText(String(plies - 120));
	await button(steps.next).click();
	await expectShown(121);
	await button(noLimit.hunt.tenBack).click();
	await expectShown(111);
	await board.evaluate((one: CatchmateBoard) => one.step(1));
	await expectShown(112);
	await slider.focus();
	await page.keyboard.press("ArrowRight");
	await expectShown(113);
	await page.keyboard.press("End");
	await expectShown(plies);
	await expect(button(steps.last)).toHaveAttribute("aria-disabled", "true");
	await button(steps.first).click();
	await expectShown(0);
});

test("a program with a limit miscalls as many wins as the solver counts @more", async ({
	read,
}) => {
	const page = await read("no-limit", "en");
	const facts = factsOf("no-limit");
	const part = page.locator("ply-limit");
	const slider = part.getByRole("slider");
	const expectShown = async (answer: unknown, count: unknown) => {
		const said = part.getByRole("status");
		await expect(said.locator("code")).toHaveText(String(answer));
		await expect(said).toContainText(noLimit.limit.cut(Number(count), Number(facts.positions)));
	};
	await slider.scrollIntoViewIfNeeded();
	await expectShown("Tie", facts.cut);
	for (const [limit, answer, count] of [
		[facts.lowLimit, "Tie", facts.cutLow],
		[facts.byteLimit, "Tie", facts.cutByte],
		[facts.highLimit, "Tie", facts.cutHigh],
		[facts.plies, facts.answer, 1],
	]) {
		await slider.fill(String(limit));
		await expectShown(answer, count);
	}
	await slider.focus();
	await page.keyboard.press("End");
	await expectShown(facts.answer, 0);
	// The scale ends at the farthest position.
	await expect(slider).toHaveAttribute("max", String(facts.longest));
});

test("bitboards shift, mask and collect; only masked shifts match the table @more", async ({
	read,
}) => {
	const page = await read("fast", "en", { width: 390, colorScheme: "dark" });
	const facts = factsOf("fast");
	const words = fast.bits;
	const board = await boardOf(page, "bits");
	const bits = page.locator("shift-lab");
	const said = bits.locator(".bit-status");
	/** Presses a button by key, which keeps focus. */
	const press = async (name: string) => {
		const button = bits.getByRole("button", { name });
		await button.focus();
		await page.keyboard.press("Enter");
		await expect(button).toBeFocused();
	};
	/** The bits of the last table, the result, line by line. */
	const result = () =>
		bits
			.locator("table")
			.last()
			.evaluate((table: HTMLTableElement) =>
				[...(table.tBodies[0]?.rows ?? [])]
					.map((row) => [...row.querySelectorAll("td")].map((one) => one.textContent).join(" "))
					.join("\n"),
			);
	for (const task of ["win", "loss"] as const) {
		await press(words[task].name);
		for (let collected = 0; collected < 3; collected += 1) {
			await expect(said).toHaveText(words.left(3 - collected));
			await press(words.collect);
		}
		await expect(said).toHaveText(words.leaked(await bits.locator(".is-wrong").count()));
		await bits.getByRole("button", { name: words.restart }).click();
		await press(words.mask);
		for (let collected = 0; collected < 3; collected += 1) await press(words.collect);
		await expect(said).toHaveText(words.same(Number(facts[`${task}-count`])));
		assert.equal(await result(), facts[`${task}-found`]);
		await press(words.mask);
	}
	// A screen reader gets the row and column of each bit.
	const table = bits.getByRole("table").first();
	await expect(table.getByRole("columnheader")).toHaveCount(5);
	await expect(table.getByRole("rowheader", { name: words.line(4), exact: true })).toHaveCount(1);
	await putPieces(board, { black: [] });
	await expect(said).toHaveText(words.invalid);
});
