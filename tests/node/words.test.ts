/** The words: which language a reader gets, and what is said of games and sides that have no words of their own. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { elementWords } from "../../web/locale/index.ts";
import { pageLanguages, pageWords } from "../../web/locale/page.ts";

test("the first language asked for that there is comes, whatever its region, and English else", () => {
	assert.equal(pageWords(["fr", "ZH-Hant-TW", "en"]).nativeName, "中文");
	assert.equal(pageWords(["fr"]).nativeName, "English");
	assert.equal(elementWords(["zh"]).controls.restart, "重新开始");
	assert.equal(elementWords([]).controls.restart, "Restart");
});

describe("where there are no words", () => {
	for (const words of pageLanguages) {
		test(`a game has its id as a name, and general phrases: ${words.nativeName}`, () => {
			for (const id of ["three-hunters", "constructor", ""]) {
				const { name, rules, format, help, presets } = words.game(id);
				assert.equal(name, id);
				assert.deepEqual(presets, {});
				const phrases = [rules, format, ...help];
				assert.ok(phrases.length >= 3 && phrases.every((text) => text.length > 5), phrases.join());
			}
		});

		test(`a side has its name: ${words.nativeName}`, () => {
			const facts = {
				...{ square: { row: 1, column: 1 }, obstacle: false, sides: ["constructor", "fox"] },
				...{ toMove: false, selected: false, target: null, showsValue: false },
				...{ heat: null, labels: [], lastMove: null },
			};
			assert.match(words.cell(facts), /constructor.*fox/);
			assert.match(words.verdict.toMove("fox"), /fox/i);
			assert.match(words.verdict.toMove("constructor"), /constructor/i);
		});
	}
});
