/** The page where a module can have no more than 64 MB: its memory runs out in the middle of what it does. */

import { seesVerdict } from "../../browser/board.ts";
import { launchOptions } from "../../browser/chromium.ts";
import { test } from "../../browser/fixtures.ts";
import { hears, pickGame, seesOutput, solve } from "../../browser/page.ts";

const args = [...launchOptions.args, "--js-flags=--wasm-max-mem-pages=1024"];
test.use({ launchOptions: { ...launchOptions, args } });

/** An open board of crossing pawn, with red's pieces in one corner and black's in the opposite one. */
function open(n: number): string {
	const row = ".".repeat(n);
	return `0 1\n${n} ${n}\n${[`OO${row.slice(2)}`, ...Array(n - 2).fill(row), `${row.slice(1)}X`].join("\n")}\n`;
}

test("a board that memory runs out for is refused with both figures, and the next board is solved", async ({
	visit,
}) => {
	const page = await visit();
	await pickGame(page, "Crossing pawn");
	for (let round = 0; round < 2; round++) {
		// More than there is, and far less than what a module is allowed: it is the allocation that fails.
		await solve(page, open(20));
		await hears(page, "solving it takes 113 MB of memory, ");
		await solve(page, open(6));
		await seesOutput(page, "Red 15");
		await seesVerdict(page, "Red wins in 15 plies. Red to move.");
	}
});
