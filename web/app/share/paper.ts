/**
 * The board on paper, in light colours whatever the screen's. The element draws its own board anew a frame after the colours
 * have changed, which is too late for a print: what is printed is a picture of it, drawn before.
 */
import { layOut } from "../../board/layout.ts";
import { readPalette } from "../../board/palette.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { paint, pictureOf } from "./picture.ts";

/** The longest side of the board in CSS pixels, and the pixels in each of them that paper has use for. */
const longest = 660;
const ratio = 3;

function paintLight(board: CatchmateBoard, canvas: HTMLCanvasElement): void {
	const picture = pictureOf(board, true);
	if (picture === null) {
		return;
	}
	const layout = layOut(picture.game.board, longest, longest, ratio);
	const theme = board.getAttribute("theme");
	board.setAttribute("theme", "light");
	paint(canvas, picture, layout, readPalette(board));
	if (theme === null) {
		board.removeAttribute("theme");
	} else {
		board.setAttribute("theme", theme);
	}
	canvas.style.inlineSize = `${layout.width}px`;
	board.after(canvas);
}

/** Has the board printed in light colours, and shown as it was after that. */
export function showOnPaper(board: CatchmateBoard): void {
	const canvas = document.createElement("canvas");
	canvas.className = "paper";
	canvas.setAttribute("aria-hidden", "true");
	window.addEventListener("beforeprint", () => paintLight(board, canvas));
	window.addEventListener("afterprint", () => canvas.remove());
}
