/**
 * Prints the board in light colours whatever the screen's. The element draws its own board anew a frame after the colours have
 * changed, which is too late for a print: a picture of it is printed instead, drawn before.
 */
import "./print.css";
import { paint } from "../../board/canvas.ts";
import { layOut } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { pictureOf } from "./picture.ts";

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
	paint(canvas, picture, layout, board);
	if (theme === null) {
		board.removeAttribute("theme");
	} else {
		board.setAttribute("theme", theme);
	}
	canvas.style.inlineSize = `${layout.width}px`;
	board.after(canvas);
}

/** Has the board printed in light colours, and shown as it was after that. */
export function printInLight(board: CatchmateBoard): void {
	const canvas = document.createElement("canvas");
	canvas.className = "printed";
	canvas.setAttribute("aria-hidden", "true");
	window.addEventListener("beforeprint", () => paintLight(board, canvas));
	window.addEventListener("afterprint", () => canvas.remove());
}
