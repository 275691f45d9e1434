/** The small boards of a comparison: its examples, and the map. */
import type { ChangedPosition } from "catchmate";
import { paint } from "../../board/canvas.ts";
import { layOut, layOutSmall } from "../../board/layout.ts";
import type { BoardState } from "../../board/state.ts";
import type { ChangeMap } from "./state.ts";

/** The longest side of an example's squares, and of the map with its numbers, in CSS pixels. */
const exampleSide = 104;
const mapSide = 336;

/** A canvas, the scene that it is to show, and the one that it shows. */
interface Picture extends HTMLCanvasElement {
	scene?: BoardState;
	shown?: BoardState;
}

/** The scenes of examples and maps, made once for each. */
const scenes = new WeakMap<ChangedPosition | ChangeMap, BoardState>();

export function sceneOf<Of extends ChangedPosition | ChangeMap>(
	of: Of,
	make: () => BoardState,
): BoardState {
	const scene = scenes.get(of) ?? make();
	scenes.set(of, scene);
	return scene;
}

function layoutOf(picture: Picture, { game: { board } }: BoardState) {
	const ratio = devicePixelRatio || 1;
	return picture.classList.contains("change-map")
		? layOut(board, mapSide, mapSide, ratio)
		: layOutSmall(board, exampleSide, ratio);
}

/** Paints the pictures of a part of the page that do not show their scenes yet; or all, when the colours have changed. */
export function paintPictures(place: HTMLElement, all = false): void {
	for (const picture of place.querySelectorAll<Picture>("canvas")) {
		const { scene, shown } = picture;
		if (scene !== undefined && (all || scene !== shown)) {
			const layout = layoutOf(picture, scene);
			paint(picture, scene, layout);
			picture.style.inlineSize = `${layout.width}px`;
			picture.shown = scene;
		}
	}
}
