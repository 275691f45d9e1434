/** Pictures that are taken along show what the board shows: the map of What if too. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { bytesOf } from "./downloads.ts";
import { openShare, seesOutput, solve, visit } from "./page-harness.ts";

async function fileFrom(page: Page, format: string): Promise<Buffer> {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: `Download ${format}` }).click(),
	]);
	return bytesOf(download);
}

/** The colours of the middle of a square's left edge, where nothing is drawn but what fills the square. */
function colourOf(page: Page, png: Buffer, row: number, column: number): Promise<number[]> {
	return page.evaluate(
		async ([bytes, row, column]) => {
			const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
			const image = await createImageBitmap(new Blob([data], { type: "image/png" }));
			const canvas = document.createElement("canvas");
			[canvas.width, canvas.height] = [image.width, image.height];
			const context = canvas.getContext("2d");
			context?.drawImage(image, 0, 0);
			// Two pixels to a length of 1: squares of 48, after 22 for the numbers, and 8 above.
			const [left, top] = [2 * (22 + 48 * (column - 1) + 4), 2 * (8 + 48 * (row - 0.5))];
			return [...(context?.getImageData(left, top, 1, 1).data.slice(0, 3) ?? [])];
		},
		[png.toString("base64"), row, column] as const,
	);
}

test("a picture is copied as the file that is downloaded, and its button says so", () =>
	visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openShare(page);
		await page.getByRole("button", { name: "Copy image" }).click();
		await page.getByRole("button", { name: "Copied ✓" }).waitFor();
		const copied = await page.evaluate(async () => {
			const [item] = await navigator.clipboard.read();
			const blob = await item?.getType("image/png");
			const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
			return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
		});
		const file = await fileFrom(page, "PNG");
		for (const [row, column] of [
			[1, 1],
			[2, 1],
			[2, 2],
		] as const) {
			assert.deepEqual(
				await colourOf(page, Buffer.from(copied, "base64"), row, column),
				await colourOf(page, file, row, column),
			);
		}
	}));

test("a picture has the map that is on the board, and without marks only the pieces", () =>
	visit({}, async (page) => {
		await solve(page, "3 1 1 3 3");
		await seesOutput(page, "BLACK 6");
		await openShare(page);
		const plain = await colourOf(page, await fileFrom(page, "PNG"), 2, 1);
		assert.doesNotMatch((await fileFrom(page, "SVG")).toString("utf8"), /rgb\(/);
		await page.locator("#what-if summary").click();
		await page.waitForFunction(() => document.querySelector("catchmate-board")?.heat.length);
		const svg = (await fileFrom(page, "SVG")).toString("utf8");
		assert.equal(svg.match(/<rect [^>]*fill="rgb\(/g)?.length, 9);
		// White wins from there in 1 ply, of 8 in the longest.
		assert.deepEqual(await colourOf(page, await fileFrom(page, "PNG"), 2, 3), [165, 212, 243]);
		assert.ok(svg.includes('fill="rgb(165,212,243)"'));
		await page.getByLabel("With values and last move").uncheck();
		assert.doesNotMatch((await fileFrom(page, "SVG")).toString("utf8"), /rgb\(/);
		assert.deepEqual(await colourOf(page, await fileFrom(page, "PNG"), 2, 3), plain);
	}));
