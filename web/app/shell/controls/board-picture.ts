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

/** The size beside a name in a card. */
export const cardSize: PictureSize = { width: 112, height: 112, isNumbered: false };

const colourQueries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** A key of the colours and of the device pixels per CSS pixel; a change repaints all pictures. */
const look = signal("");

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

/** Paints a canvas, unless it already shows the same picture. */
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
	 * Paints the picture in a task of its own, as there may be many, and a graph after the layout of its points. Skips a
	 * picture replaced meanwhile.
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
 * @param of identifies the picture: only another object repaints it. Null reserves the space.
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
