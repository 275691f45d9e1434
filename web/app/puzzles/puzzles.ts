/** The way to the puzzles: loads the script that runs them when they are first opened, and follows the person in and out. */
import type { CatchmateBoard } from "../../element/element.ts";
import { attempt, type PageFailure, pageFailureText } from "../failure.ts";
import type { Activity, Frame } from "../frame/frame.ts";
import { preferences } from "../frame/preferences.ts";
import { loadScript } from "../script.ts";
import type { Slice } from "../store.ts";
import type { JudgeInput } from "../text/input.ts";
import type { Progress } from "./progress.ts";
import type { PuzzleSession } from "./session.ts";
import type { PuzzlesState } from "./state.ts";

/** What puzzles are run with. */
export interface Host {
	readonly slice: Slice<PuzzlesState>;
	readonly board: CatchmateBoard;
	readonly frame: Frame;
	readonly input: JudgeInput;
	/** Keeps what was done, for the next visit too. */
	readonly remember: (progress: Progress) => void;
}

export class Puzzles {
	readonly #host: Host;
	/** Null before the script has come. */
	session: PuzzleSession | null = null;

	constructor(host: Omit<Host, "remember">) {
		const remember = (progress: Progress) => {
			preferences.set("puzzles", progress);
			host.slice.set({ progress });
		};
		this.#host = { ...host, remember };
	}

	/**
	 * Puts a puzzle on the board.
	 * @param number null for the day's.
	 * @throws ScriptError
	 */
	async open(number: number | null): Promise<"shown" | "superseded" | PageFailure> {
		const script = await loadScript("puzzles");
		this.session ??= script.begin(this.#host);
		this.#host.slice.set({ script });
		return this.session.open(number);
	}

	/** The end of the link to the puzzle on the board; null where there is none. */
	get link(): string | null {
		const { board, slice } = this.#host;
		const { current } = slice.state;
		return current !== null && current.problem === board.problem ? current.link : null;
	}

	/** Has the person go on with another puzzle, by its number, or with the day's, by null. */
	async show(number: number | null): Promise<void> {
		const { board, frame, slice } = this.#host;
		const { words } = frame;
		slice.set({ isComing: true });
		await attempt({ board, words }, async () => {
			const outcome = await this.open(number);
			if (typeof outcome === "object") {
				board.announce(pageFailureText(words, outcome).message);
			}
		});
		slice.set({ isComing: false });
	}

	/** Follows the page from one activity to another: what is no puzzle does not end at a puzzle's last ply. */
	changeActivity(to: Activity): void {
		if (to !== "puzzle") {
			this.#host.board.plyTo = null;
		}
	}

	/** Follows the person's choice of an activity. */
	choose(activity: Activity): void {
		const { frame, slice } = this.#host;
		if (activity !== "puzzle") {
			this.session?.leave();
			frame.setActivity(activity);
			return;
		}
		const { current } = slice.state;
		void this.show(current?.day === null ? current.puzzle.number : null);
	}
}
