/** Pictures that are taken along show what the board shows: the map of What if too. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { colourOf } from "./board.ts";
import { bytesOf } from "./downloads.ts";
import { expect, test } from "./fixtures.ts";
import { openShare, openTab, seesOutput, solve } from "./page.ts";

async function fileFrom(page: Page, format: "PNG" | "SVG"): Promise<Buffer> {
	await openTab(page, "share");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: `Download ${format}` }).click(),
	]);
	return bytesOf(download);
}

/** The pixels of a PNG file: four numbers from 0 to 255 for each, row by row. */
async function pixelsOf(page: Page, png: Buffer) {
	const { width, data } = await page.evaluate(async (bytes) => {
		const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
		const image = await createImageBitmap(new Blob([file], { type: "image/png" }));
		const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
		context?.drawImage(image, 0, 0);
		const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
		const letters = Array.from(data, (byte) => String.fromCharCode(byte));
		return { width: image.width, data: btoa(letters.join("")) };
	}, png.toString("base64"));
	return { width, data: Buffer.from(data, "base64") };
}

const squares = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => [row, column] as const));

/** The colours of all squares of a PNG file, where nothing is drawn but what fills them. */
async function coloursIn(page: Page, png: Buffer): Promise<readonly (readonly number[])[]> {
	const { width, data } = await pixelsOf(page, png);
	return squares.map(([row, column]) => {
		// Two pixels to a length of 1: squares of 48, after 22 for the numbers, and 8 above.
		const [left, top] = [2 * (22 + 48 * (column - 1) + 6), 2 * (8 + 48 * (row - 1) + 6)];
		const first = 4 * (top * width + left);
		return [...data.subarray(first, first + 4)];
	});
}

test("a picture is copied as the file that is downloaded, and its button says so", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
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
	const file = await pixelsOf(page, await fileFrom(page, "PNG"));
	// The browser writes what is copied anew, with the same pixels.
	const { width, data } = await pixelsOf(page, Buffer.from(copied, "base64"));
	assert.equal(width, file.width);
	assert.ok(data.equals(file.data), "the pixels differ");
	assert.ok(new Set(data).size > 8, "there is something on it");
});

test("a picture has the map that is on the board, and without marks only the pieces", async ({
	visit,
}) => {
	const page = await visit();
	const marks = page.getByLabel("With values and last move");
	await solve(page, "3 1 1 3 3");
	await seesOutput(page, "BLACK 6");
	await openShare(page);
	await marks.uncheck();
	const [barePng, bareSvg] = [await fileFrom(page, "PNG"), await fileFrom(page, "SVG")];
	await marks.check();
	assert.ok(!(await fileFrom(page, "PNG")).equals(barePng), "the moves' values are marks too");
	assert.doesNotMatch((await fileFrom(page, "SVG")).toString(), /rgb\(/);

	await openTab(page, "explain");
	await page.locator("#what-if summary").click();
	await page.waitForFunction(() => document.querySelector("catchmate-board")?.heat.length === 9);
	const png = await coloursIn(page, await fileFrom(page, "PNG"));
	await expect(async () => {
		const board = await Promise.all(squares.map((square) => colourOf(page, ...square)));
		// On the first, the board also marks the piece that can be moved.
		assert.deepEqual(board.slice(1), png.slice(1));
	}).toPass();
	const svg = (await fileFrom(page, "SVG")).toString();
	const fills = [...svg.matchAll(/<rect [^>]*fill="rgb\((\d+),(\d+),(\d+)\)"/g)];
	const written = fills.map(([, ...parts]) => [...parts.map(Number), 255].join());
	assert.deepEqual(written.sort(), png.map(String).sort());
	// From row 2, column 3, White wins in 1 ply, of 8 in the longest.
	assert.deepEqual(png[5], [165, 212, 243, 255]);

	await marks.uncheck();
	assert.ok((await fileFrom(page, "PNG")).equals(barePng), "the map is a mark");
	assert.ok((await fileFrom(page, "SVG")).equals(bareSvg));
});
