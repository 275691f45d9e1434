/** Runs in a page: draws a board on canvas and as SVG and compares the pixels. */
import { paint } from "../../web/board/canvas.ts";
import { shapesOf } from "../../web/board/drawing.ts";
import { type Layout, layOutSquares } from "../../web/board/layout.ts";
import { type BoardState, stillScene } from "../../web/board/state.ts";
import { svgText } from "../../web/board/svg-writer.ts";
import type { Theme } from "../../web/model/appearance.ts";

export type DrawnScene = Pick<BoardState, "game" | "position"> & Partial<BoardState>;

/** Two pixels with at least this difference in a colour channel, of 255, do not share an edge. */
const tolerance = 40;

type Colour = readonly [red: number, green: number, blue: number];

/** Background without holes. */
const ground: Colour = [128, 128, 128];

function pixelsOf(picture: CanvasImageSource, { width, height }: Layout): Colour[] {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	if (context === null) {
		throw new Error("the browser does not draw on a canvas");
	}
	context.fillStyle = `rgb(${ground})`;
	context.fillRect(0, 0, width, height);
	context.drawImage(picture, 0, 0);
	const { data } = context.getImageData(0, 0, width, height);
	const channel = (index: number) => data[index] ?? 0;
	return Array.from({ length: width * height }, (_, index): Colour => {
		return [channel(4 * index), channel(4 * index + 1), channel(4 * index + 2)];
	});
}

/** The number of pixels off the background, and of those that differ beyond the tolerance. */
async function compare(scene: DrawnScene, cell: number, theme: Theme) {
	const state = stillScene(scene);
	const layout = layOutSquares(state.game.board, cell, 1);
	const canvas = document.createElement("canvas");
	paint(canvas, state, layout);
	const image = new Image();
	const text = svgText(shapesOf(state, layout), layout, theme, "", "");
	image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
	await image.decode();
	const [drawn, written] = [pixelsOf(canvas, layout), pixelsOf(image, layout)];
	const difference = (a: Colour, b: Colour) =>
		Math.max(...a.map((channel, index) => Math.abs(channel - (b[index] ?? 0))));
	const differences = drawn.map((pixel, index) => difference(pixel, written[index] ?? ground));
	return {
		inked: drawn.filter((pixel) => difference(pixel, ground) > 0).length,
		strayed: differences.filter((difference) => difference > tolerance).length,
	};
}

declare global {
	interface Window {
		compareDrawings?: typeof compare;
	}
}

window.compareDrawings = compare;
