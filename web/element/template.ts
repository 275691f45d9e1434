/** The element's template: the verdict, the buttons, the notes and the moves around the board. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { repetitions } from "../board/record.ts";
import type { Words } from "../locale/index.ts";
import type { Control } from "./attributes.ts";
import { failureText } from "./failure.ts";
import { type MoveActions, plainMoves, valuedMoves } from "./moves.ts";
import { outcomeChip } from "./outcome.ts";
import { sideIcon } from "./piece.ts";
import { hintText, sentenceOf, solutionText } from "./sentences.ts";
import type { Session } from "./session.ts";
import {
	type GameState,
	hidesValues,
	isOpenPuzzle,
	isPassHinted,
	isSelfPlay,
	isSettled,
	openMoves,
	playerToMove,
	readersPass,
	shownMoves,
	shownValue,
} from "./state.ts";

/** The buttons, with their icons. */
const icons = {
	restart: "⟲",
	undo: "←",
	redo: "→",
	best: "★",
	pause: "❚❚",
	resume: "▶",
	hint: "?",
	pass: "–",
	"give-up": "⚑",
	swap: "⇄",
} as const;

type ButtonName = keyof typeof icons;

/** The effects of buttons and moves. */
export type Actions = MoveActions & Readonly<Record<ButtonName, () => void>>;

/** Whether the board is seen with a change that is not solved. */
const isChanged = (state: GameState): boolean => state.mode === "edit" && !isSettled(state);

function trouble(words: Words, state: GameState): TemplateResult | typeof nothing {
	const { failure, match } = state;
	if (failure === null) {
		return nothing;
	}
	const { place, message } = failureText(words, failure);
	const isOld = match !== null && failure.kind !== "failed";
	return html`<div class="error" part="error">
			<p>
				<span class="error-glyph" aria-hidden="true">!</span>
				${place === null ? nothing : html`<strong>${place}</strong><br />`}${message}${
					isOld
						? html`${words.betweenSentences}<span class="note">${words.verdict[isChanged(state) ? "stale" : "old"]}</span>`
						: nothing
				}
			</p>
		</div>`;
}

/** The icon before the sentence: the winner's piece, or the outcome; nothing where that must not be told. */
function verdictIcon(words: Words, state: GameState): TemplateResult | typeof nothing {
	const value = shownValue(state);
	if (state.match === null || value === null) {
		return nothing;
	}
	if (!value.over) {
		return outcomeChip(words, value);
	}
	return value.winner === null ? nothing : sideIcon(state.match.game.rules, value.winner);
}

function verdict(words: Words, state: GameState): TemplateResult {
	const { match, failure, solving } = state;
	if (match === null) {
		const waiting = solving ? words.verdict.loading : "";
		return html`<p class="verdict-sentence">${failure === null ? waiting : nothing}</p>`;
	}
	const isOld = isChanged(state) || failure !== null;
	return html`<p class="verdict-sentence ${isOld ? "is-old" : ""}">
		${verdictIcon(words, state)}
		<span class="verdict-words">${sentenceOf(words, state)}</span>
	</p>`;
}

/** The progress of a solve, a puzzle's end, a hint, a repetition. They come and go, so nothing stands below them. */
function notes(words: Words, state: GameState): TemplateResult {
	const { match, mode, puzzle, line, progress } = state;
	const times = match === null ? 0 : repetitions(match.record);
	const isGivenUp = mode === "puzzle" && puzzle === "given-up" && line !== null;
	return html`
		${match === null || progress === null ? nothing : html`<p class="note">${words.verdict.solving(progress)}</p>`}
		${mode === "puzzle" && puzzle === "solved" ? html`<p class="success" part="success">✓ ${words.puzzle.solved}</p>` : nothing}
		${isGivenUp ? html`<p class="note" part="hint">${solutionText(words, state)}</p>` : nothing}
		${state.stage > 0 ? html`<p class="note" part="hint">${hintText(words, state)}</p>` : nothing}
		${times > 1 ? html`<p class="note">${words.verdict.repeated(times)}</p>` : nothing}
	`;
}

interface Button {
	readonly name: ButtonName;
	readonly enabled: boolean;
	/** Whether a hint is to press it. */
	readonly hinted?: boolean;
}

/** The buttons that the state has a use for. */
function buttonsOf({ state, canUndo, canRedo, canReset }: Session): Button[] {
	const { match, mode, paused } = state;
	const isOver = openMoves(state).length === 0;
	const restart: Button = { name: "restart", enabled: canReset };
	const way: Button[] = [
		restart,
		{ name: "undo", enabled: canUndo },
		{ name: "redo", enabled: canRedo },
	];
	if (mode === "edit") {
		return [...way, { name: "swap", enabled: match !== null }];
	}
	const canPass = readersPass(state);
	// It keeps its place while it is the other side's turn.
	const pass: readonly Button[] =
		canPass === null ? [] : [{ name: "pass", enabled: canPass, hinted: isPassHinted(state) }];
	if (isOpenPuzzle(state)) {
		return [restart, ...pass, { name: "give-up", enabled: match !== null }];
	}
	if (mode === "show") {
		return (match?.record.moves.length ?? 0) > 0 ? way : [];
	}
	const player = playerToMove(state);
	if (!hidesValues(state)) {
		way.push({ name: "best", enabled: !isOver });
	}
	if (mode === "play" && state.hints === "staged") {
		way.push({ name: "hint", enabled: player === "human" && state.stage < 3 });
	}
	way.push(...pass);
	if (isSelfPlay(state) || (paused && player === "perfect")) {
		way.push({ name: paused ? "resume" : "pause", enabled: !isOver });
	}
	return way;
}

/** The words for a button: undo and redo have their own where they step through a game, and where they change the board. */
function labelName(session: Session, name: ButtonName): keyof Words["controls"] {
	if ((name !== "undo" && name !== "redo") || session.state.mode === "play") {
		return name;
	}
	if (session.undoesEdits(name === "undo" ? -1 : 1)) {
		return name === "undo" ? "unedit" : "redo";
	}
	return name === "undo" ? "back" : "forward";
}

function buttons(
	words: Words,
	session: Session,
	actions: Actions,
): TemplateResult | typeof nothing {
	const shown = buttonsOf(session);
	const label = (name: ButtonName) => words.controls[labelName(session, name)];
	// Disabled by aria alone: a button that went out of use under the finger would drop the keyboard's focus.
	return shown.length === 0
		? nothing
		: html`<div class="controls" part="controls" role="group" aria-label=${words.controls.heading}>
				${shown.map(
					({ name, enabled, hinted = false }) => html`<button
						type="button"
						class="control ${hinted ? "is-hinted" : ""}"
						part="button"
						aria-disabled=${enabled ? "false" : "true"}
						@click=${enabled ? actions[name] : nothing}
					>
						<span class="control-icon" aria-hidden="true">${icons[name]}</span>${label(name)}
					</button>`,
				)}
			</div>`;
}

function movesPanel(words: Words, state: GameState, actions: Actions): TemplateResult {
	const { match, pointed } = state;
	const moves = shownMoves(state);
	const language = { words, ground: match?.game.board ?? {} };
	const heading = (text: TemplateResult) => html`<p class="group-heading">${text}</p>`;
	return html`<div class="moves" part="moves" role="group" aria-label=${words.moves.heading}>
		${
			match !== null && match.moves.length === 0
				? html`<p class="note">${words.moves.none}</p>`
				: hidesValues(state)
					? plainMoves(
							language,
							moves.map(({ move }) => move),
							pointed,
							actions,
						)
					: valuedMoves(language, moves, pointed, actions, heading)
		}
	</div>`;
}

/** The part of the template that has a class. */
export function partOf(root: ParentNode, name: string): HTMLElement {
	const part = root.querySelector<HTMLElement>(`.${name}`);
	if (part === null) {
		throw new Error(`the template has no .${name}`);
	}
	return part;
}

/**
 * The board's own place is left empty, for the canvas and the grid.
 * @param isPrinted whether the board is printed: where nothing between the tags is printed in its place
 */
export function template(
	words: Words,
	session: Session,
	controls: ReadonlySet<Control>,
	isPrinted: boolean,
	actions: Actions,
): TemplateResult {
	const { state } = session;
	const hasBoard = state.match !== null || state.problem !== null;
	return html`<div class="root" part="root" lang=${words.tag} ?data-board=${hasBoard} ?data-printed=${isPrinted}>
			<div class="verdict" part="verdict">
				${controls.has("verdict") || state.failure !== null ? verdict(words, state) : null}
				${hasBoard ? null : trouble(words, state)}
			</div>
			<div class="stage" part="stage">
				<div class="board" part="board"></div>
				${controls.has("buttons") ? buttons(words, session, actions) : null}
				<div class="said" part="notes" ?data-quiet=${state.mode === "show"}>
					${hasBoard ? trouble(words, state) : null}
					${controls.has("verdict") ? notes(words, state) : null}
					<p class="notice" part="notice" aria-hidden="true"></p>
					<slot name="legend"></slot>
				</div>
			</div>
			${controls.has("moves") && state.match !== null ? movesPanel(words, state, actions) : null}
			<p class="live visually-hidden" role="status" aria-live="polite"></p>
		</div>
		<slot></slot>`;
}
