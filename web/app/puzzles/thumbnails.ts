/** Small pictures of puzzles. Those that are out of sight are not read, and not drawn. */
import { signal } from "@preact/signals-core";
import { Directive, directive, type ElementPart } from "lit/directive.js";
import { noChange, type TemplateResult } from "lit/html.js";
import { stillScene } from "../../board/state.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import type { BoardProblem } from "../../model/edit.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import { boardPicture } from "../shell/controls/board-picture.ts";

const size = { width: 72, height: 72, isNumbered: false };

/** A picture that is nearly in sight is drawn as well. */
const nearness = "120px";

/** Calls back once the element is in sight, for each key anew. */
class Sight extends Directive {
	#key: unknown = null;
	#observer: IntersectionObserver | null = null;

	override render(_key: unknown, _onSight: () => void) {
		return noChange;
	}

	override update(
		{ element }: ElementPart,
		[key, onSight]: Parameters<this["render"]>,
	): typeof noChange {
		if (key !== this.#key) {
			this.#key = key;
			this.#observer?.disconnect();
			this.#observer = new IntersectionObserver(
				(entries, observer) => {
					if (entries.some(({ isIntersecting }) => isIntersecting)) {
						observer.disconnect();
						onSight();
					}
				},
				{ rootMargin: nearness },
			);
			this.#observer.observe(element);
		}
		return noChange;
	}
}

const sight = directive(Sight);

export class Thumbnails {
	readonly #board: CatchmateBoard;
	/** The boards read so far, by puzzle number. */
	readonly #read = signal<ReadonlyMap<number, BoardProblem>>(new Map());

	constructor(board: CatchmateBoard) {
		this.#board = board;
	}

	/** Reads a puzzle's board once its place comes into sight. To be put into the tag around the picture. */
	whenSeen({ number, code }: Puzzle): unknown {
		return sight(number, () => {
			if (!this.#read.peek().has(number)) {
				const read = this.#board.solver.then((solver) => {
					const { game, position } = solver.decode(code);
					this.#read.value = new Map([...this.#read.peek(), [number, { game, position }]]);
				});
				read.catch(() => {
					// Without a picture, the puzzle can be opened all the same.
				});
			}
		});
	}

	picture({ number }: Puzzle): TemplateResult {
		return boardPicture(this.#read.value.get(number) ?? null, stillScene, size);
	}
}
