/** The board that an element names, and the text that it is read from: a judge input, a drawing or a code. */
import type { InputError, Move, Problem, Rules, Solver } from "catchmate";
import type { PropertyValues, ReactiveController } from "lit";
import type { BoardProblem } from "../board/edit.ts";
import { movesOf, plyOf, type Report } from "./attributes.ts";
import type { CatchmateBoard } from "./element.ts";
import type { Session } from "./session.ts";

/** Without the space around each line, which an author adds and no format has. */
const trimmed = (text: string) => text.trim().replace(/[^\S\n]*\n[^\S\n]*/g, "\n");

/** Reads a text as a game's or, when none is named, as that of the first game that takes it. */
async function readJudgeText(
	solver: Solver,
	text: string,
	game: Rules | undefined,
): Promise<Problem> {
	let failed: InputError | null = null;
	for (const rules of game === undefined ? solver.games : [game]) {
		const { error, problems } = await solver.read(rules, text);
		const [problem] = problems;
		if (problem !== undefined) {
			return problem;
		}
		// A drawing is not the game's that takes numbers; the one is meant that reads further into it.
		const isFurther = failed?.code === "number-missing" && Number(error?.line) > failed.line;
		if (failed === null || isFurther) {
			failed = error;
		}
	}
	throw failed;
}

/** Whether a text means to be a code: one word, where a judge input has several. */
const isCode = (text: string): boolean => /^\d[\w-]{7,}$/.test(text);

/**
 * The board that a text says, in a judge's format or as a code, and the moves that follow in a code.
 * @throws InputError or CodeError when it says none.
 */
export async function readBoard(
	solver: Solver,
	text: string,
	named: Rules | undefined,
): Promise<{ readonly problem: BoardProblem; readonly moves: readonly Move[] }> {
	const source = trimmed(text);
	if (!isCode(source)) {
		return { problem: await readJudgeText(solver, source, named), moves: [] };
	}
	const { game, position, moves } = solver.decode(source);
	return { problem: { game, position }, moves };
}

/** Opens the board of an element's attributes, tags or property, whenever it is another. */
export class SourceController implements ReactiveController {
	readonly #host: CatchmateBoard;
	readonly #session: Session;
	readonly #isNear: () => boolean;
	readonly #report: Report;
	#observer: MutationObserver | null = null;
	/** The text between the tags: that of the first script of plain text or `pre`, else the element's own. */
	#text = "";
	/** Whether the board may load: at once, or when a lazy one has been near the screen. */
	#isAwake = false;
	/** Whether a board is to be opened. */
	#isStale = true;

	/** @param report is called when the game that is named is none. */
	constructor(host: CatchmateBoard, session: Session, isNear: () => boolean, report: Report) {
		this.#host = host;
		this.#session = session;
		this.#isNear = isNear;
		this.#report = report;
		host.addController(this);
	}

	hostConnected(): void {
		this.#observer = new MutationObserver(() => this.#read());
		this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
		this.#read();
		if (!this.#isParsed) {
			this.#host.ownerDocument.addEventListener("DOMContentLoaded", this.#onParsed);
		}
		// It may come back after it was released.
		this.#isStale ||= this.#session.state.match === null;
		this.#host.requestUpdate();
	}

	hostDisconnected(): void {
		this.#observer?.disconnect();
		this.#host.ownerDocument.removeEventListener("DOMContentLoaded", this.#onParsed);
	}

	hostUpdated(): void {
		const { isConnected, position, loading } = this.#host;
		this.#isAwake ||= loading !== "lazy" || this.#isNear();
		const isPartial = !this.#isParsed && position === null && this.#session.requested === null;
		if (isConnected && this.#isAwake && this.#isStale && !isPartial) {
			this.#isStale = false;
			this.#open();
		}
	}

	/** Takes the page's problem in the place of a text; null for none. */
	request(problem: BoardProblem | null): void {
		this.#session.requested = problem && { problem, moves: [] };
		this.#isStale = true;
	}

	/** Leaves the board to the page, which opens one by itself. */
	settle(): void {
		this.#isStale = false;
	}

	/** Hears of changed properties. A problem counts more than a text that is changed in the same moment. */
	follow(changed: PropertyValues): void {
		const hasText = changed.has("position") || changed.has("game");
		const hasMoves = changed.has("moves") || changed.has("ply");
		const { requested } = this.#session;
		if (hasText && !changed.has("problem")) {
			this.#session.requested = null;
		} else if (hasMoves && requested !== null) {
			// Without the game that was played on it.
			this.#session.requested = { problem: requested.problem, moves: requested.moves };
		}
		this.#isStale ||= hasText || hasMoves;
	}

	/** Whether there is something between the tags that can be seen. */
	get isContentVisible(): boolean {
		return (
			this.#host.querySelector(":scope > :not(script, style, template, [slot])") !== null ||
			this.#ownText.trim() !== ""
		);
	}

	/** Whether the parser has no more to say between the tags. */
	get #isParsed(): boolean {
		return this.#host.ownerDocument.readyState !== "loading";
	}

	get #ownText(): string {
		const texts = [...this.#host.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
		return texts.map(({ textContent }) => textContent).join("");
	}

	readonly #onParsed = () => {
		this.#read();
		this.#host.requestUpdate();
	};

	#read(): void {
		const holder = this.#host.querySelector(':scope > script[type="text/plain"], :scope > pre');
		const text = trimmed(holder?.textContent ?? this.#ownText);
		const isNew = text !== this.#text;
		this.#text = text;
		if (isNew && this.#host.hasUpdated && this.#host.position === null) {
			this.request(null);
			this.#host.requestUpdate();
		}
	}

	/** Opens the page's problem or the text, or takes the board down where there is none. */
	#open(): void {
		const { requested } = this.#session;
		const { position, moves, ply } = this.#host;
		const text = position ?? this.#text;
		if (requested === null && text === "") {
			this.#session.close();
			return;
		}
		void this.#session.open(
			async (solver) => {
				const found = requested ?? (await readBoard(solver, text, this.#rulesNamed(solver)));
				const following = movesOf(moves, found.problem.game.board) ?? [];
				return following.length === 0 ? found : { ...found, moves: following };
			},
			{ ply: plyOf(ply) ?? 0 },
		);
	}

	#rulesNamed({ games }: Solver): Rules | undefined {
		const { game } = this.#host;
		const rules = games.find(({ id }) => id === game);
		if (game !== null && rules === undefined) {
			this.#report("game", game, "the game of the text");
		}
		return rules;
	}
}
