/** The tutorial's pages in Chinese on a telephone: their texts are not as long as the English ones. */
import { test } from "../../browser/fixtures.ts";
import { hasNotShifted } from "../../browser/layout-shift.ts";
import { fits, pageNames, readToEnd } from "../../browser/tutorial.ts";

for (const name of pageNames) {
	test(`the page ${name} in Chinese stays in its place, fits and is legible, with all that folds`, async ({
		read,
	}) => {
		const page = await read(name, "zh", { width: 390 });
		await readToEnd(page);
		await hasNotShifted(page);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		await fits(page);
	});
}
