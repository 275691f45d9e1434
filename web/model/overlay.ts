/** The layers over a board, such as an author's marks and arrows, and their facts for screen readers. */
import type { Board, Move, Square, SquareValue, Step } from "catchmate";
import { isOn, sameSquare, stepsOf } from "./position.ts";
import type { Trail } from "./trail.ts";

export const markKinds = ["ring", "dot", "cross"] as const;

/** A mark on a square. Screen readers read its label with the square. */
export interface Mark {
	readonly square: Square;
	readonly shape: (typeof markKinds)[number];
	/** Its meaning, for screen readers. */
	readonly label?: string | undefined;
}

/** A move shown as an arrow. */
export interface Arrow extends Move {
	/** Whether it is drawn in the colour of hints. */
	readonly isHint?: boolean | undefined;
}

/** The layers over a board. */
export interface Overlay {
	readonly marks: readonly Mark[];
	readonly arrows: readonly Arrow[];
	/** The number of the first arrow; null for arrows without numbers. */
	readonly arrowsFrom: number | null;
	/** The last steps of a finished game. */
	readonly trails: readonly Trail[];
	/** A map: the values of the position with one piece on each square. */
	readonly heat: readonly SquareValue[];
}

export const noOverlay: Overlay = {
	marks: [],
	arrows: [],
	arrowsFrom: null,
	trails: [],
	heat: [],
};

/** The layers clipped to a board: a page may set them before it shows their board. */
export function overlayOn(board: Board, overlay: Overlay): Overlay {
	const isStepOn = ({ from, to }: Step) => isOn(board, from) && isOn(board, to);
	return {
		...overlay,
		marks: overlay.marks.filter(({ square }) => isOn(board, square)),
		arrows: overlay.arrows.filter((arrow) => stepsOf(arrow).every(isStepOn)),
		trails: overlay.trails.filter(({ steps }) => steps.every(isStepOn)),
		heat: overlay.heat.filter(({ square }) => isOn(board, square)),
	};
}

/** The facts of the layers on a square. */
export interface OverlayFacts {
	/** The value of the position with the piece moved here. */
	readonly heat: SquareValue | null;
	/** The labels of marks on the square. */
	readonly labels: readonly string[];
	/** Whether it has a mark without a label. */
	readonly isMarked: boolean;
	/** The targets of arrows from here. */
	readonly arrows: readonly Square[];
}

export function overlayFacts({ marks, arrows, heat }: Overlay, square: Square): OverlayFacts {
	const own = marks.filter((mark) => sameSquare(mark.square, square));
	return {
		heat: heat.find((value) => sameSquare(value.square, square)) ?? null,
		labels: own.flatMap(({ label }) => label ?? []),
		isMarked: own.some(({ label }) => label === undefined),
		arrows: arrows
			.flatMap(stepsOf)
			.flatMap(({ from, to }) => (sameSquare(from, square) ? [to] : [])),
	};
}
