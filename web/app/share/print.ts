/**
 * Prints the board in light colours. The element redraws only a frame after a change of colours, too late for printing;
 * so a picture is made before and printed instead.
 */
import "./print.css";
import { paint } from "../../board/canvas.ts";
import { layOut } from "../../board/layout.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { pictureOf } from "./picture.ts";

/** The longest side of the board in CSS pixels. */
const longest = 660;
/** The pixels of the picture for each of these. */
const ratio = 3;

function paintLight(board: CatchmateBoard, canvas: HTMLCanvasElement): void {
	const picture = pictureOf(board, true);
	if (picture === null) {
		return;
	}
	const layout = layOut(picture.game.board, longest, longest, ratio);
	canvas.style.inlineSize = `${layout.width}px`;
	board.after(canvas);
	paint(canvas, picture, layout, canvas);
}

/** Prints the board in light colours, and restores it afterwards. */
export function printInLight(board: CatchmateBoard): void {
	const canvas = document.createElement("canvas");
	canvas.className = "printed";
	canvas.dataset.scheme = "light";
	canvas.setAttribute("aria-hidden", "true");
	window.addEventListener("beforeprint", () => paintLight(board, canvas));
	window.addEventListener("afterprint", () => canvas.remove());
}
