/** What is said of a solve while one waits. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { secondsLeft } from "../../web/element/solve-progress.ts";
import { board as english } from "../../web/locale/en/board.ts";
import { board as chinese } from "../../web/locale/zh/board.ts";

describe("the rest of a solve", () => {
	test("is as long as it took so far for what is left, and unknown before a percent is done", () => {
		const of = (settled: number, seconds: number) =>
			secondsLeft({ settled, positions: 400, layers: 3, room: 254, seconds });
		assert.deepEqual([of(0, 9), of(3, 9), of(100, 9), of(400, 9)], [null, null, 27, 0]);
	});

	test("is said with how far the memory goes, where a win may be longer", () => {
		const said = (room: number) => english.verdict.extent({ positions: 1000, room }, null);
		assert.equal(
			said(254),
			"1,000 positions. There is memory for 254 plies: a longer win ends this without an answer.",
		);
		assert.equal(said(1000), "1,000 positions");
		assert.match(
			chinese.verdict.extent({ positions: 1000, room: 254 }, 9),
			/秒钟。内存只够算到 254 步/,
		);
	});

	test("is said in whole seconds, tens of seconds or minutes, rounded up, with what there is to solve", () => {
		const said = [null, 0.2, 27, 61, 91].map((seconds) =>
			english.verdict.extent({ positions: 200_000_000, room: 2 ** 30 }, seconds),
		);
		assert.deepEqual(said, [
			"200,000,000 positions",
			"200,000,000 positions, at most about 1 second more",
			"200,000,000 positions, at most about 30 seconds more",
			"200,000,000 positions, at most about 70 seconds more",
			"200,000,000 positions, at most about 2 minutes more",
		]);
		assert.equal(
			chinese.verdict.extent({ positions: 1234, room: 2 ** 30 }, 91),
			"共 1,234 个局面，最多还要约 2分钟",
		);
	});
});
