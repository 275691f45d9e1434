/** The page: panels around the board. Everything is drawn from one state, once for all the changes that are made in one go. */
import { load } from "catchmate";
import { render, type TemplateResult } from "lit/html.js";
import type { Scene } from "../board/state.ts";
import { BoardView } from "../board/view.ts";
import { initialLanguage, languageOf, rememberLanguage } from "../locale/index.ts";
import { Announcer } from "./announcer.ts";
import type { Context } from "./context.ts";
import { listenToKeys } from "./keys.ts";
import { controls } from "./panels/controls.ts";
import { header } from "./panels/header.ts";
import { legend } from "./panels/legend.ts";
import { moves } from "./panels/moves.ts";
import { players } from "./panels/players.ts";
import { record } from "./panels/record.ts";
import { setup, textBoxId } from "./panels/setup.ts";
import { showError } from "./panels/text.ts";
import { verdict } from "./panels/verdict.ts";
import { Play } from "./play.ts";
import { currentPosition, lastMove } from "./record.ts";
import {
	type Failure,
	type Match,
	type News,
	type PageState,
	playerToMove,
	Store,
} from "./state.ts";
import { Texts } from "./texts.ts";

const panels: Readonly<Record<string, (context: Context) => TemplateResult>> = {
	header,
	verdict,
	controls,
	setup,
	moves,
	players,
	record,
	legend,
};

function part(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (element === null) {
		throw new Error(`the page has no element #${id}`);
	}
	return element;
}

let words = initialLanguage();
let scheduled = false;
let shownFailure: Failure | null = null;

const tell = (news: News) => announcer.tell(words, store.state, news);
const store = new Store(schedule, tell);
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const solver = load();
const play = new Play(store, solver, () => stillness.matches);
const texts = new Texts(store, play, solver);
const announcer = new Announcer(part("live"), part("notice"));
const board = new BoardView(part("board"), words, {
	play: (move) => play.play(move),
	point: (move) => play.point(move),
	refuse: (why) => tell({ kind: why }),
});

function schedule(): void {
	if (!scheduled) {
		scheduled = true;
		queueMicrotask(() => {
			scheduled = false;
			draw(store.state);
		});
	}
}

function sceneOf(state: PageState, match: Match): Scene {
	return {
		game: match.game,
		position: currentPosition(match.record),
		moves: match.moves,
		lastMove: lastMove(match.record),
		pointed: state.pointed,
		playable: playerToMove(state) === "human",
	};
}

function draw(state: PageState): void {
	const context: Context = { state, words, texts, play, tell, setLanguage };
	for (const [id, panel] of Object.entries(panels)) {
		render(panel(context), part(id));
	}
	if (state.match !== null) {
		const { rows, columns } = state.match.game.board;
		const { style } = part("board");
		style.setProperty("--rows", String(rows));
		style.setProperty("--columns", String(columns));
		board.update(sceneOf(state, state.match));
	}
	if (state.failure !== shownFailure) {
		shownFailure = state.failure;
		if (shownFailure !== null) {
			announce(shownFailure);
		}
	}
}

function announce(failure: Failure): void {
	const box = document.getElementById(textBoxId);
	const isReadOut = box instanceof HTMLTextAreaElement && showError(box, failure);
	if (!isReadOut) {
		tell({ kind: "failed", failure });
	}
}

function applyLanguage(): void {
	document.documentElement.lang = words.tag;
	document.title = words.title;
	board.words = words;
}

function setLanguage(tag: string): void {
	words = languageOf(tag);
	rememberLanguage(words);
	applyLanguage();
	schedule();
}

applyLanguage();
draw(store.state);
listenToKeys(play);
void texts.begin();
