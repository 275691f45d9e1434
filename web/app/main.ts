/** The page: panels around the board. Everything is drawn from one state, once for all the changes that are made in one go. */
import { nothing, render, type TemplateResult } from "lit/html.js";
import { CatchmateBoard } from "../element/define.ts";
import type { Player } from "../element/state.ts";
import { initialLanguage, languageOf } from "../locale/page.ts";
import type { PageNotice } from "../locale/page-words.ts";
import { type Failure, failureText } from "../view/failure.ts";
import { listenToKeys } from "../view/keys.ts";
import type { Context } from "./context.ts";
import { embed, isEmbedded } from "./embed.ts";
import { activities } from "./panels/activities.ts";
import { analysis } from "./panels/analysis.ts";
import { header } from "./panels/header.ts";
import { goToMistake } from "./panels/history.ts";
import { judge, textBoxId } from "./panels/judge.ts";
import { legend } from "./panels/legend.ts";
import { moves } from "./panels/moves.ts";
import { players } from "./panels/players.ts";
import { record } from "./panels/record.ts";
import { setup } from "./panels/setup.ts";
import { statistics } from "./panels/statistics.ts";
import { showError } from "./panels/text.ts";
import { preferences } from "./preferences.ts";
import { type Activity, keepsBoard, type PageState, Store } from "./state.ts";
import { Study } from "./study/study.ts";
import { Texts } from "./texts.ts";

type Panel = (context: Context) => TemplateResult | typeof nothing;

const panels: Readonly<Record<string, Panel>> = {
	header,
	activities,
	setup,
	players,
	moves,
	analysis,
	record,
	judge,
	statistics,
	legend,
};

/** The panels that belong to some activities; the others belong to all. */
const belongsTo: Readonly<Record<string, readonly Activity[]>> = {
	players: ["play"],
	analysis: ["analyse"],
	record: ["analyse", "play"],
	statistics: ["analyse"],
};

function part(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (element === null) {
		throw new Error(`the page has no element #${id}`);
	}
	return element;
}

function boardOf(element: HTMLElement): CatchmateBoard {
	if (!(element instanceof CatchmateBoard)) {
		throw new Error("the page's board is none");
	}
	return element;
}

const board = boardOf(part("board"));
let words = initialLanguage(preferences.get("language"));
let scheduled = false;
let shownFailure: Failure | null = null;

const say = (text: string) => board.announce(text);
const tell = (notice: PageNotice) => say(words.pageNews[notice]);
const store = new Store(schedule);
const texts = new Texts(store, board, tell);
const study = new Study(board, schedule);

function schedule(): void {
	if (!scheduled) {
		scheduled = true;
		queueMicrotask(() => {
			scheduled = false;
			draw(store.state);
		});
	}
}

function contextOf(state: PageState): Context {
	return { board, state, words, texts, study, say, tell, setLanguage, setActivity, setPlayer };
}

function draw(state: PageState): void {
	const context = contextOf(state);
	for (const [id, panel] of Object.entries(panels)) {
		const isOpen = belongsTo[id]?.includes(state.activity) ?? true;
		part(id).hidden = !isOpen;
		render(isOpen ? panel(context) : nothing, part(id));
	}
	study.show(words);
	board.classList.toggle("is-old", keepsBoard(state));
	if (state.failure !== shownFailure) {
		shownFailure = state.failure;
		if (shownFailure !== null) {
			announce(shownFailure);
		}
	}
}

/** Says what is wrong with the text, if the text box does not. */
function announce(failure: Failure): void {
	const box = document.getElementById(textBoxId);
	const isReadOut = box instanceof HTMLTextAreaElement && showError(box, failure);
	if (!isReadOut) {
		const { place, message } = failureText(words, failure);
		board.announce(place === null ? message : `${place}: ${message}`, failure.kind !== "failed");
	}
}

function applyLanguage(): void {
	document.documentElement.lang = words.tag;
	document.title = words.title;
	board.lang = words.tag;
}

function setLanguage(tag: string): void {
	words = languageOf(tag);
	preferences.set("language", words.tag);
	applyLanguage();
	schedule();
}

function setActivity(activity: Activity): void {
	store.set({ activity });
	board.mode = activity;
}

function setPlayer(side: string, player: Player): void {
	const players = { ...board.players, [side]: player };
	board.human = Object.keys(players)
		.filter((name) => players[name] === "human")
		.join(" ");
}

if (isEmbedded) {
	embed(board);
} else {
	applyLanguage();
	board.addEventListener("update", schedule);
	draw(store.state);
	const mistake = () => goToMistake(contextOf(store.state));
	listenToKeys(document, board, { n: mistake, N: mistake });
	void texts.begin();
}
