/**
 * The tools that change the board, with their settings. Each change is one edit of the board, to be undone like a reader's own.
 * What draws them comes in a script of its own, when a board is first edited.
 */
import type { Square } from "catchmate";
import type { BoardProblem } from "../../board/edit.ts";
import { type Feature, obstacle } from "../../board/features.ts";
import { placesOf } from "../../board/places.ts";
import { currentPosition } from "../../board/record.ts";
import type { CatchmateBoard } from "../../element/element.ts";
import { attempt } from "../failure.ts";
import type { Activity, Frame } from "../frame/frame.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import type { WayKind } from "./graph.ts";
import { Random, randomBoard, seeds } from "./random.ts";
import type { EditScript } from "./script.ts";

/** The longest side of a board that the tools make. A text can bring a larger one. */
export const longestSide = 64;

export interface EditState {
	readonly seed: number;
	/** The density of obstacles, in hundredths of the squares. */
	readonly density: number;
	/** Whether a finger that is drawn over squares paints them; else it scrolls the page. */
	readonly isFingerBrush: boolean;
	/** The feature that the pointer paints squares with. */
	readonly brush: Feature;
	/** What the pointer does on a graph: moves pieces and paints points, changes the points, or the ways between them. */
	readonly tool: GraphTool;
	/** The ways that are drawn. */
	readonly wayKind: WayKind;
	/** The point that is chosen for the next change. */
	readonly chosen: Square | null;
	/** The size of a classical graph: its points, or those of a side of it; and the points of a random one. */
	readonly size: number;
	readonly points: number;
	/** The part of the ways that a random graph may have which it has, in hundredths. */
	readonly ways: number;
	/** Whether the script is there that draws the tools. */
	readonly isLoaded: boolean;
}

export const graphTools = ["pieces", "points", "ways"] as const;
export type GraphTool = (typeof graphTools)[number];

export const initialEdit = (): EditState => ({
	seed: new Random(Date.now()).below(seeds),
	density: 25,
	isFingerBrush: false,
	brush: obstacle,
	tool: "pieces",
	wayKind: { oneWay: false, side: null },
	chosen: null,
	size: 4,
	points: 12,
	ways: 50,
	isLoaded: false,
});

/** The seed nearest to a number. */
export const seedFrom = (number: number): number =>
	Math.min(seeds - 1, Math.max(0, Math.floor(number)));

export class EditTools {
	readonly #slice: Slice<EditState>;
	readonly #board: CatchmateBoard;
	readonly #frame: Frame;
	/** The board that the seed has made. */
	#made: BoardProblem | null = null;
	#script: EditScript | null = null;
	#pens: ReturnType<EditScript["pens"]> | null = null;
	#isAsked = false;

	constructor(slice: Slice<EditState>, board: CatchmateBoard, frame: Frame) {
		this.#slice = slice;
		this.#board = board;
		this.#frame = frame;
	}

	/** What draws the tools; null before a board has been edited. */
	get script(): EditScript | null {
		return this.#script;
	}

	/** Follows the state that has been drawn: loads the script, and gives the board the tool that is chosen. */
	follow(activity: Activity): void {
		const isEditing = activity === "edit";
		if (isEditing && this.#script === null && !this.#isAsked) {
			void this.#load();
		}
		this.#isAsked = isEditing;
		const { tool } = this.#slice.state;
		const pen = isEditing && tool !== "pieces" ? (this.#pens?.[tool] ?? null) : null;
		if (this.#board.pen !== pen) {
			this.#board.pen = pen;
		}
	}

	async #load(): Promise<void> {
		await attempt({ board: this.#board, words: this.#frame.words }, async () => {
			this.#script = await loadScript("edit");
			this.#pens = this.#script.pens(this);
			this.#slice.set({ isLoaded: true });
		});
	}

	/** Says why something cannot be done. @param sentence in the language of a tag */
	tell(sentence: (tag: string) => string): void {
		this.#board.announce(sentence(this.#frame.words.tag));
	}

	/** Changes settings, which hold for what is done from now on. */
	set(settings: Partial<EditState>): void {
		this.#slice.set(settings);
	}

	/** The board with the position that is seen on it; null where there is none. */
	get problem(): BoardProblem | null {
		const { problem, record } = this.#board;
		const isPlayed = record !== null && problem?.position === record.positions[0];
		return problem && isPlayed ? { ...problem, position: currentPosition(record) } : problem;
	}

	/** Has the pointer paint squares with another feature. */
	paintWith(brush: Feature): void {
		this.set({ brush });
		this.#board.brush = brush;
	}

	/** Changes the board, unless the change leaves it as it is. */
	change(change: (problem: BoardProblem) => BoardProblem): void {
		const { problem } = this;
		if (problem !== null) {
			const changed = change(problem);
			if (JSON.stringify(changed) !== JSON.stringify(problem)) {
				this.#board.edit(changed);
			}
		}
	}

	/** The same with places for the points of a graph, where they are drawn. */
	get placed(): BoardProblem | null {
		const { problem } = this;
		const graph = problem?.game.board.graph;
		if (problem === null || graph === undefined || graph.places !== undefined) {
			return problem;
		}
		const { game } = problem;
		const board = { ...game.board, graph: { ...graph, places: placesOf(game.board, graph) } };
		return { ...problem, game: { ...game, board } };
	}

	/** Changes a graph, whose points stay where they are drawn. */
	changeGraph(change: (problem: BoardProblem) => BoardProblem): void {
		const { placed } = this;
		if (placed !== null) {
			this.change((problem) => {
				const changed = change(placed);
				return changed === placed ? problem : changed;
			});
		}
	}

	/** The point that is chosen for the next change, as long as the graph has it. */
	get chosen(): Square | null {
		const { chosen } = this.#slice.state;
		const columns = this.problem?.game.board.columns ?? 0;
		return chosen !== null && chosen.column <= columns ? chosen : null;
	}

	choose(chosen: Square | null): void {
		this.set({ chosen });
	}

	/** The ways that are drawn; of both sides where the game does not have the side that was chosen. */
	get wayKind(): WayKind {
		const { wayKind } = this.#slice.state;
		const sides = this.problem?.game.rules.sides ?? [];
		return sides.some(({ name }) => name === wayKind.side) ? wayKind : { ...wayKind, side: null };
	}

	/** Makes the board that a seed decides, of the size that the board has. */
	async makeFrom(seed: number): Promise<void> {
		this.set({ seed });
		await this.#make();
	}

	/** Makes the seed's board again, with the present settings, if it is still on the board. */
	async makeAgain(): Promise<void> {
		const { problem } = this;
		if (problem !== null && problem.game === this.#made?.game) {
			await this.#make();
		}
	}

	async #make(): Promise<void> {
		const solver = await this.#board.solver;
		const { seed, density, points, ways } = this.#slice.state;
		this.change((problem) => {
			const { rules, board } = problem.game;
			return board.graph !== undefined && this.#script !== null
				? this.#script.randomGraph(problem, points, ways / 100, seed)
				: randomBoard(solver, rules, board, density / 100, seed);
		});
		// The board before, if the new one is the same.
		this.#made = this.problem;
	}
}
