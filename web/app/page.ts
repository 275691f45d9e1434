/** The page: creates its features, connects them, and names its panels. */
import "./page.css";
import "./low-screen.css";
import { CatchmateBoard } from "../element/element.ts";
import type { PageWords } from "../locale/en/page.ts";
import { loadLanguage } from "../locale/load.ts";
import { Analysis } from "./analysis/model.ts";
import * as analysis from "./analysis/panel.ts";
import { OpenBoard } from "./board/model.ts";
import { Places } from "./board/places.ts";
import type { Open } from "./board/state.ts";
import * as detective from "./detective/panel.ts";
import * as edit from "./edit/panel.ts";
import { embed, isEmbedded } from "./embed/embed.ts";
import { evaluationBar } from "./evaluation-bar/bar.ts";
import { languageFailure } from "./header/language.ts";
import { header } from "./header/panel.ts";
import { Help } from "./help/model.ts";
import * as help from "./help/panel.ts";
import { Hunt } from "./hunt/model.ts";
import * as hunt from "./hunt/panel.ts";
import { Library } from "./library/model.ts";
import * as library from "./library/panel.ts";
import { keepGame } from "./play/kept-game.ts";
import { PlaySession } from "./play/model.ts";
import * as play from "./play/panel.ts";
import * as puzzles from "./puzzles/panel.ts";
import * as rules from "./rules/panel.ts";
import * as share from "./share/panel.ts";
import type { Activity } from "./shell/activities.ts";
import { Frame } from "./shell/frame.ts";
import { chosenTag } from "./shell/language.ts";
import { Lazy } from "./shell/lazy.ts";
import { keepLook, keepSpace, speak } from "./shell/look.ts";
import { keepOffline } from "./shell/offline.ts";
import { type Drawn, Panels, part } from "./shell/panels.ts";
import { keepToHalf } from "./shell/reading.ts";
import { tabBar } from "./shell/tabs.ts";
import { tellIdle, work } from "./shell/work.ts";
import * as text from "./text/index.ts";
import * as url from "./url/index.ts";
import { loadFirstScreen } from "./welcome/model.ts";
import * as welcome from "./welcome/panel.ts";

void work.during(loadLanguage(chosenTag()).then(begin));
tellIdle();

/** Defines the board once it can speak, and opens the page around it. */
function begin(language: PageWords): void {
	speak(language);
	customElements.define("catchmate-board", CatchmateBoard);
	const board = part("board", CatchmateBoard);
	if (isEmbedded) {
		void embed(board);
	} else {
		// The worker starts while the page is put together. A failure is reported when a board is opened.
		work.after(0, () => void board.solver.catch(() => {}));
		work.after(0, () => openPage(board));
	}
}

function openPage(board: CatchmateBoard): void {
	const frame = new Frame(board);
	const playModel = new PlaySession(board, frame);
	const opened = new OpenBoard(board, frame);
	const open: Open = (...opening) => opened.open(...opening);
	const textModel = new text.TextModel(board, frame, opened);
	const puzzlesModel = new puzzles.Puzzles({
		...{ board, frame, open },
		loadView: () => puzzles.lazyView.need(),
		loadCard: () => puzzles.lazyCard.need(),
	});
	const placesModel = new Places({ board, frame, opened, text: textModel, puzzles: puzzlesModel });
	const dialog = (id: string) => part(id, HTMLDialogElement);
	const libraryModel = new Library({ board, frame }, dialog("library"), textModel, () =>
		library.lazyView.need(),
	);
	const editModel = new edit.Edit(board, frame, edit.lazyView);
	const huntModel = new Hunt({ board, frame, open });
	const rulesModel = new rules.RulesLab({ board, frame });
	const linkable = { opened, text: textModel, rules: rulesModel, puzzles: puzzlesModel };
	const address = new url.Address(board, frame, linkable);
	const analysisModel = new Analysis(board, frame);
	const helpModel = new Help({ board, frame }, dialog("help"), () => help.lazyView.need());
	/** The solver, the games, and the board of the URL. */
	const opening = new Lazy(async () => address.begin(await textModel.begin()));

	/** What the views are given: each sees what its context names. */
	const given = {
		board,
		frame,
		get words() {
			return frame.words;
		},
		address,
		analysis: analysisModel,
		edit: editModel,
		detective: new detective.Detective(textModel),
		help: helpModel,
		hunt: huntModel,
		library: libraryModel,
		open,
		opened,
		places: placesModel,
		play: playModel,
		puzzles: puzzlesModel,
		rules: rulesModel,
		share: new share.Share(() => share.lazyView.need()),
		text: textModel,
		openText: () => text.openBox({ board, frame }),
		dayCard: (): Drawn => puzzles.dayCard(given),
		returningCard: (): Drawn | null => puzzles.returningCard(given),
		games: (): Drawn => library.home(given),
		lesson: (): Drawn => puzzles.lesson(given),
		answer: () => (isPlayed() ? play.answer(given) : puzzles.outcome(given)),
	};

	/** A puzzle has no tabs, setup or text; its link is its own. */
	const notPuzzles: readonly Activity[] = ["analyse", "play", "edit"];
	const analysed = { activities: ["analyse"] } as const;
	const explained = { tab: "explain", ...analysed } as const;
	/** Whether the page was opened without a link. */
	const isHome = location.hash === "";
	const isBeginning = () => frame.isBeginning;
	const isPlayed = () => frame.activity === "play";
	const isInvited = () => isBeginning() && address.failure.value === null;
	const isOver = () => board.record !== null && board.legalMoves.length === 0;
	/** The ways on stay beside a game that goes on; its end has its own. */
	const hasWays = () => isBeginning() || (isPlayed() && playModel.ended === null);
	/** Under the moves or the players there is room for it; other panels need the height. */
	const hasRoom = () => hasWays() && ["moves", "play"].includes(panels.tab);

	/** Everything shown around the board, in order. To add a panel, add a line here. */
	const panels: Panels = new Panels(
		[
			{ id: "header", view: () => header(given) },
			{
				id: "rules",
				view: () => (isBeginning() && isPlayed() ? welcome.greeting(given) : library.rules(given)),
			},
			{
				id: "who-wins",
				view: () => welcome.boardButton(given),
				isNeeded: () => (isPlayed() ? board.hidesValues && !isOver() : isInvited()),
			},
			{ id: "legend", view: () => help.legend(given) },
			{ id: "language-failure", view: () => languageFailure(frame.words) },
			{ id: "link-failure", view: () => opening.draw(frame.words, () => url.linkFailure(given)) },
			{
				id: "last-move",
				view: () => play.lastMove(given),
				activities: ["play"],
				// Nothing jumps when the first game is there to be played.
				isNeeded: () => !(isHome && isBeginning()),
			},
			{
				id: "invitation",
				view: () => welcome.homeCard(given),
				isNeeded: isInvited,
			},
			{ id: "ways-on", view: () => welcome.waysOn(given), isNeeded: hasRoom },
			{ id: "setup", view: () => library.setup(given), activities: notPuzzles },
			{ id: "tabs", view: () => tabBar(frame, panels.tabs, panels.tab), activities: notPuzzles },
			{ id: "puzzles", view: () => puzzles.puzzles(given), tab: "puzzle" },
			{ id: "players", view: () => play.players(given), tab: "play" },
			{ id: "edit", view: () => edit.edit(given), tab: "edit" },
			{ id: "rules-lab", view: () => rules.rulesLab(given), tab: "edit" },
			{ id: "hunt", view: () => hunt.hunt(given), tab: "edit" },
			{ id: "moves", view: () => analysis.moves(given), tab: "moves", isPrinted: true },
			{ id: "best-play", view: () => analysis.bestPlay(given), tab: "moves", ...analysed },
			{ id: "typed", view: () => play.typed(given), tab: "moves" },
			{ id: "record", view: () => analysis.record(given), tab: "moves" },
			{ id: "analysis", view: () => analysis.analysis(given), ...explained },
			{ id: "statistics", view: () => analysis.statistics(given), ...explained },
			{
				id: "comparison",
				view: () => rules.comparison(given),
				tab: "explain",
				isNeeded: () => rulesModel.isComparable,
			},
			{ id: "judge", view: () => text.judge(given), tab: "text", tellsValues: true },
			{ id: "detective", view: () => detective.detective(given), tab: "text", tellsValues: true },
			{ id: "share", view: () => share.share(given), tab: "share" },
			{ id: "home", view: () => welcome.home(given), isNeeded: () => isHome && isBeginning() },
			{ id: "help", view: () => help.help(given) },
			{ id: "library", view: () => library.games(given) },
		],
		board,
		frame,
	);

	keepSpace(board);
	keepToHalf(part("stage", HTMLElement), part("beside", HTMLElement));
	analysisModel.follow(() => panels.tab);
	editModel.follow();
	huntModel.follow(() => panels.tab);
	loadFirstScreen({
		board,
		frame,
		isHome,
		loadGames: () => libraryModel.showHome(),
		loadPuzzles: () => puzzlesModel.prepareFirstScreen(),
	});
	playModel.follow((won) => huntModel.harderBoard(won));
	keepGame(playModel, { board, frame, address });
	evaluationBar(board, () => (frame.activity === "play" ? playModel.ownSide : null));
	rulesModel.follow();
	address.follow();
	textModel.follow();

	// The solver starts while the page is drawn.
	const kept = () => keepOffline(() => frame.tell("new-version"));
	opening.need().then(kept, kept);
	keepLook(board);
	frame.setActivity(isHome ? "play" : url.activityIn(location.hash.slice(1)));
	board.addEventListener("cancelled", () => frame.setActivity("edit"));
	playModel.listenToKeys(document, () => analysisModel.goToMistake());
	helpModel.listenToKey(document);
	analysisModel.listenAtLine(document);
	text.listenToPaste(document, given);
	given.detective.listenToDrop(document);
	work.after(0, () => panels.show()); // A task of its own, as this is.
}
