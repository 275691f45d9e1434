/** Pictures that are taken along show what the board shows: the map of What if too. */
import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { bytesOf } from "./downloads.ts";
import { test } from "./fixtures.ts";
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

test("a picture has the map that is on the board, without marks only the pieces, and is copied as it is downloaded", async ({
	visit,
}) => {
	const page = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
	const marks = page.getByLabel("With values and last move");
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
	const marked = await fileFrom(page, "PNG");
	// The browser writes what is copied anew, with the same pixels.
	const [one, other] = [
		await pixelsOf(page, Buffer.from(copied, "base64")),
		await pixelsOf(page, marked),
	];
	assert.ok(one.width === other.width && one.data.equals(other.data), "the pixels differ");
	assert.ok(new Set(one.data).size > 8, "there is something on it");

	await marks.uncheck();
	const [barePng, bareSvg] = [await fileFrom(page, "PNG"), await fileFrom(page, "SVG")];
	assert.ok(!marked.equals(barePng), "the moves' values are marks too");
	await marks.check();
	await openTab(page, "explain");
	await page.locator("#what-if summary").click();
	await page.waitForFunction(() => document.querySelector("catchmate-board")?.heat.length === 9);
	assert.ok(!(await fileFrom(page, "PNG")).equals(marked), "the map is on the picture");
	const svg = (await fileFrom(page, "SVG")).toString();
	assert.equal([...svg.matchAll(/<rect [^>]*fill="rgb/g)].length, 9);
	await marks.uncheck();
	assert.ok((await fileFrom(page, "PNG")).equals(barePng), "the map is a mark");
	assert.ok((await fileFrom(page, "SVG")).equals(bareSvg));
});
