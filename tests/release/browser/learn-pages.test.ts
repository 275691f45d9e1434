import { languages, test } from "../../browser/fixtures.ts";
import { expectNoShift } from "../../browser/layout-shift.ts";
import { expectFit, pageNames, readToEnd } from "../../browser/tutorial.ts";

for (const language of languages) {
	for (const name of pageNames) {
		test(`the page ${name} in ${language} causes no layout shift, fits and is legible, folds open`, async ({
			read,
		}) => {
			const page = await read(name, language, { width: 390 });
			await readToEnd(page);
			await expectNoShift(page);
			await page.evaluate(() => {
				for (const fold of document.querySelectorAll("details")) fold.open = true;
			});
			await expectFit(page);
		});
	}
}
