/** Small pictures of positions: in cards and lists, as maps and in the help. */
import type { Board } from "catchmate";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { html, noChange, type TemplateResult } from "lit/html.js";
import { paint } from "../../board/canvas.ts";
import { type Layout, layOut, layOutSmall } from "../../board/layout.ts";
import { arrangePoints } from "../../board/places.ts";
import type { BoardState } from "../../board/state.ts";

/** The largest that a picture is, in CSS pixels. */
interface PictureSize {
	readonly width: number;
	readonly height: number;
	/** Whether rows and columns have their numbers. */
	readonly isNumbered: boolean;
}

/** In a card, beside its name. */
export const cardSize: PictureSize = { width: 112, height: 112, isNumbered: false };

function layoutFor(board: Board, { width, height, isNumbered }: PictureSize): Layout {
	const ratio = devicePixelRatio || 1;
	const fitted = isNumbered ? layOut : layOutSmall;
	return fitted(board, width, height, ratio);
}

const colourQueries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** What a painted picture depends on besides its scene: the colours, and the device pixels in a CSS pixel. */
const currentLook = () =>
	[devicePixelRatio, ...colourQueries.map((query) => matchMedia(query).matches)].join(" ");

/** Calls for a drawing of the page whenever that changes: the pictures in it are then painted anew. */
export function listenToLook(draw: () => void): void {
	for (const query of colourQueries) {
		matchMedia(query).addEventListener("change", draw);
	}
	let ratio = devicePixelRatio;
	// A change of the ratio resizes nothing, but this event comes with it.
	window.addEventListener("resize", () => {
		if (devicePixelRatio !== ratio) {
			ratio = devicePixelRatio;
			draw();
		}
	});
}

/** Paints a canvas, unless it shows the same already. */
class Painting extends Directive {
	#of: object | null = null;
	#look = "";

	override render(_of: object | null, _scene: (() => BoardState) | null, _size: PictureSize) {
		return noChange;
	}

	override update(
		{ element }: ElementPart,
		[of, sceneOf, size]: Parameters<this["render"]>,
	): typeof noChange {
		const look = currentLook();
		const isShown = of === this.#of && look === this.#look;
		if (sceneOf !== null && !isShown && element instanceof HTMLCanvasElement) {
			this.#of = of;
			this.#look = look;
			void this.#paint(element, sceneOf(), size);
		}
		return noChange;
	}

	/** A graph is painted as soon as its points have places, unless something else is to be shown by then. */
	async #paint(canvas: HTMLCanvasElement, scene: BoardState, size: PictureSize): Promise<void> {
		const { board } = scene.game;
		const of = this.#of;
		const arranging = arrangePoints(board);
		if (arranging !== null) {
			await arranging;
		}
		if (this.#of === of) {
			const layout = layoutFor(board, size);
			paint(canvas, scene, layout);
			canvas.style.inlineSize = `${layout.width}px`;
		}
	}
}

const painting = directive(Painting);

/**
 * A picture of a position, which says nothing to a screen reader.
 * @param of tells pictures apart: the same one is painted once. Null for one that is still to come, whose place is kept.
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
		${painting(of, sceneOf, size)}
	></canvas>`;
}
