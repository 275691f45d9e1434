/** Mouse, pen and touch on the board: a short press is a tap, a press that moves is a drag. */
import type { Point } from "../model/places.ts";

/** Receives pointer actions on targets such as squares. Places are in CSS pixels from the board's top left corner. */
export interface PointerEvents<Target> {
	readonly place: (event: PointerEvent) => Point;
	/** The target at a place; null if nothing can be pressed there. */
	readonly targetAt: (point: Point) => Target | null;
	/** Whether two targets are the same, so that a press is a tap. */
	readonly isSame: (a: Target, b: Target) => boolean;
	/** @param scrolls whether the pointer is a finger that would scroll the page instead of painting */
	readonly canDrag: (target: Target, scrolls: boolean) => boolean;
	readonly tap: (target: Target) => void;
	readonly drag: (from: Target, point: Point) => void;
	/** A drag has ended; `to` is null beside the board. */
	readonly drop: (from: Target, to: Target | null) => void;
	readonly cancel: () => void;
	/** The pointer is over a target; null when it leaves the board. */
	readonly hover: (target: Target | null) => void;
}

/** The most that a tap may move, in CSS pixels. */
const tapSlack = 6;

interface Press<Target> {
	readonly id: number;
	readonly from: Target;
	readonly start: Point;
	readonly draggable: boolean;
	dragging: boolean;
}

/** Listens on an element until the signal is aborted. */
export function listen<Target>(
	element: HTMLElement,
	events: PointerEvents<Target>,
	signal: AbortSignal,
): void {
	let press: Press<Target> | null = null;

	const onDown = (event: PointerEvent) => {
		const start = events.place(event);
		const from = events.targetAt(start);
		if (press !== null || event.button !== 0 || from === null) return;
		const { touchAction } = getComputedStyle(event.target as Element);
		const scrolls = event.pointerType === "touch" && touchAction !== "none";
		const draggable = events.canDrag(from, scrolls);
		press = { id: event.pointerId, from, start, draggable, dragging: false };
		// Captured, to receive the end anywhere. A finger may still scroll the page, which cancels the press.
		element.setPointerCapture(event.pointerId);
	};

	const onMove = (event: PointerEvent) => {
		const point = events.place(event);
		if (press?.id !== event.pointerId) {
			events.hover(event.pointerType === "touch" ? null : events.targetAt(point));
			return;
		}
		const travelled = Math.hypot(point.x - press.start.x, point.y - press.start.y);
		if (press.draggable && (press.dragging || travelled > tapSlack)) {
			press.dragging = true;
			// Coalesced events fill the gaps of a fast pointer; synthetic events have none.
			const passed = event.getCoalescedEvents();
			for (const each of passed.length > 0 ? passed : [event]) {
				events.drag(press.from, events.place(each));
			}
		}
	};

	const onUp = (event: PointerEvent) => {
		if (press?.id !== event.pointerId) return;
		const { from, dragging } = press;
		const to = events.targetAt(events.place(event));
		press = null;
		if (dragging) {
			events.drop(from, to);
		} else if (to !== null && events.isSame(from, to)) {
			events.tap(to);
		}
	};

	const onCancel = (event: PointerEvent) => {
		if (press?.id === event.pointerId) {
			press = null;
			events.cancel();
		}
	};

	// A press focuses the element around the board, where arrow keys step through the game, not the grid.
	const giveKeys = (event: MouseEvent) => {
		event.preventDefault();
		if (!element.matches(":focus-within")) {
			element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
		}
	};

	element.addEventListener("mousedown", giveKeys, { signal });
	element.addEventListener("pointerdown", onDown, { signal });
	element.addEventListener("pointermove", onMove, { signal });
	element.addEventListener("pointerup", onUp, { signal });
	element.addEventListener("pointercancel", onCancel, { signal });
	element.addEventListener("pointerleave", () => events.hover(null), { signal });
}
