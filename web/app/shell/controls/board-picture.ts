/** Small pictures of positions, for cards, lists, maps and the help. */

import { effect, signal } from "@preact/signals-core";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { html, noChange, type TemplateResult } from "lit/html.js";
import { paint } from "../../../board/canvas.ts";
import { layOut, layOutSmall } from "../../../board/layout.ts";
import { arrangePoints } from "../../../board/point-layout.ts";
import type { BoardState } from "../../../board/state.ts";
import { scheme } from "../language-and-colours.ts";
import { work } from "../work.ts";

/** The largest size of a picture, in CSS pixels. */
interface PictureSize {
	readonly width: number;
	readonly height: number;
	/** Whether rows and columns are numbered. */
	readonly isNumbered: boolean;
}

/** Beside a name in a card. */
export const cardSize: PictureSize = { width: 112, height: 112, isNumbered: false };

const colourQueries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** What a picture depends on besides its scene: the colours, and the device pixels per CSS pixel. */
const look = signal("");

/** Has pictures painted again when that has changed. */
function followLook(): void {
	look.value = [
		devicePixelRatio,
		document.documentElement.dataset.scheme,
		...colourQueries.map((query) => matchMedia(query).matches),
	].join(" ");
}

for (const query of colourQueries) matchMedia(query).addEventListener("change", followLook);
// A change of the pixel ratio also causes this event.
window.addEventListener("resize", followLook);
effect(() => {
	void scheme.value;
	followLook();
});

/** Paints a canvas, unless it already shows the same. */
class Painting extends Directive {
	#of: object | null = null;
	#look = "";

	override render(
		_of: object | null,
		_scene: (() => BoardState) | null,
		_size: PictureSize,
		_look: string,
	) {
		return noChange;
	}

	override update(
		{ element }: ElementPart,
		[of, sceneOf, size, look]: Parameters<this["render"]>,
	): typeof noChange {
		const isShown = of === this.#of && look === this.#look;
		if (sceneOf !== null && !isShown && element instanceof HTMLCanvasElement) {
			this.#of = of;
			this.#look = look;
			void this.#paint(element, sceneOf(), size);
		}
		return noChange;
	}

	/**
	 * Paints each picture in a task of its own, for there may be many, and a graph once its points have places; unless the
	 * picture has changed meanwhile.
	 */
	async #paint(canvas: HTMLCanvasElement, scene: BoardState, size: PictureSize): Promise<void> {
		const { board } = scene.game;
		const of = this.#of;
		await Promise.all([arrangePoints(board), new Promise<void>((go) => work.after(0, go))]);
		if (this.#of === of) {
			const fitted = size.isNumbered ? layOut : layOutSmall;
			const layout = fitted(board, size.width, size.height, devicePixelRatio || 1);
			paint(canvas, scene, layout);
			canvas.style.inlineSize = `${layout.width}px`;
		}
	}
}

const painting = directive(Painting);

/**
 * A picture of a position, hidden from screen readers.
 * @param of identifies the picture: while it is the same, it is painted once. Null keeps the space for a picture to
 * come.
 */
export function boardPicture<Of extends object>(
	of: Of | null,
	scene: (of: Of) => BoardState,
	size: PictureSize,
): TemplateResult {
	const { width, height } = size;
	const sceneOf = of && (() => scene(of));
	return html`<canvas
		class="board-picture"
		width=${width}
		height=${height}
		aria-hidden="true"
		${painting(of, sceneOf, size, look.value)}
	></canvas>`;
}
