/** The grades of a person's moves on the page, repetitions, and the score card of a visit. */
import assert from "node:assert/strict";
import { seesVerdict } from "./board.ts";
import { expect, test } from "./fixtures.ts";
import {
	asWhite,
	begin,
	hasHeard,
	hears,
	openTab,
	people,
	pickActivity,
	plyButton,
	type,
} from "./page.ts";

test("a grade follows each move of a person's, is heard after it, and offers to take a mistake back", async ({
	visit,
}) => {
	const page = await visit();
	await begin(page, "5 3 3 3 4", "White wins in 1 ply. White to move.");
	await seesVerdict(page, "White to move: your turn.");
	await type(page, "3,2");
	const mistake = "Mistake: a win became a loss.";
	await hasHeard(page, new RegExp(`Black to move. ${mistake}`));
	await page.locator(".turn").getByText(mistake).waitFor();
	// Black's capture ends the game, which opens the tab of the players.
	await page.locator(".end-card").waitFor();
	await page.getByRole("button", { name: "Take back" }).click();
	await seesVerdict(page, "White to move: your turn.");
	await expect(page.locator(".turn")).not.toContainText("Mistake");
	// The keyboard is not lost with the button.
	await expect(page.locator("#turn-words")).toBeFocused();
	await openTab(page, "moves");
	await page.locator(".ply[aria-current]").getByText("Start").waitFor();
	await type(page, "3,4");
	await hears(page, /You won after .* A best move\./);
	// The card tells how the game was played.
	await expect(page.locator(".turn p")).toHaveText("", { useInnerText: true });
	await expect(page.getByRole("button", { name: "Take back" })).toHaveCount(0);
});

test("a grade moves nothing when it comes, and goes with its move", async ({ visit }) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "8 2 4 1 5", "Black wins in 20 plies. White to move.");
	await people(page);
	await seesVerdict(page, "White to move.");
	const place = () =>
		page.locator("#board canvas").evaluate((canvas) => {
			const { top, height } = canvas.getBoundingClientRect();
			const above = document.querySelector("#activities")?.getBoundingClientRect().top ?? 0;
			return [top - above, height];
		});
	const before = await place();
	const grade = page.locator(".turn p").getByText("Slip: still losing, and 4 plies sooner.");
	await type(page, "2,3");
	await grade.waitFor();
	assert.deepEqual(await place(), before);
	await page.getByRole("button", { name: "Undo" }).click();
	await grade.waitFor({ state: "detached" });
	assert.deepEqual(await place(), before);
});

test("a repetition is played on from or called a draw, and the score card counts the game until the visit ends", async ({
	visit,
}) => {
	const page = await visit({ prepare: asWhite });
	await begin(page, "8 1 1 8 8", "Black wins in 20 plies. White to move.");
	await people(page);
	await seesVerdict(page, "White to move.");
	const scores = page.locator(".scores tbody tr");
	await expect(scores).toHaveCount(0);
	let made = 0;
	const goRound = async () => {
		for (const move of ["1,1-1,2", "8,8-8,7", "1,2-1,1", "8,7-8,8"]) {
			await type(page, move);
			made += 1;
			await plyButton(page, made).waitFor();
		}
	};
	const draw = page.getByRole("button", { name: "Call it a draw" });
	await goRound();
	await hears(page, "This position has occurred twice");
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(draw).toHaveCount(0);
	await expect(page.locator("#turn-words")).toBeFocused();
	await goRound();
	await hears(page, "This position has occurred 3 times");
	await draw.click();
	await hears(page, "Drawn by repetition.");
	await expect(page.getByRole("button", { name: "Go on" })).toHaveCount(0);
	await expect(scores.locator(":is(th, td):nth-child(-n+4)")).toHaveText([
		...["Chase, White", "0", "1", "0"],
		...["Chase, Black", "0", "1", "0"],
	]);
	// Nothing is told of what best play was.
	await page.locator("#end-heading").waitFor();
	await expect(page.locator(".end-line")).toHaveCount(0);
	await page.reload();
	await page.locator(".verdict-words").waitFor();
	await pickActivity(page, "Play");
	await page.getByRole("heading", { name: "Players" }).waitFor();
	await expect(scores).toHaveCount(0);
});
