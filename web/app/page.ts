/** The page: creates its features, connects them, and names its panels. */
import "./page.css";
import "./phone.css";
import "./low-screen.css";
import { CatchmateBoard } from "../element/element.ts";
import type { PageWords } from "../locale/en/page.ts";
import { loadLanguage } from "../locale/load.ts";
import { Analysis } from "./analysis/model.ts";
import * as analysis from "./analysis/panel.ts";
import { OpenBoard } from "./board/model.ts";
import { Places } from "./board/places.ts";
import type { Open } from "./board/state.ts";
import { Cops } from "./cops/model.ts";
import * as cops from "./cops/panel.ts";
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
import { chosenTag } from "./shell/language.ts";
import { keepLook, keepSpace, setLanguage } from "./shell/language-and-colours.ts";
import { Lazy } from "./shell/lazy.ts";
import { keepOffline } from "./shell/offline.ts";
import { PageState } from "./shell/page-state.ts";
import { Panels, part, type Rendered } from "./shell/panels.ts";
import { keepAbove } from "./shell/sheet.ts";
import { keepToHalf } from "./shell/sticky-board.ts";
import { type TabList, tabBar } from "./shell/tabs.ts";
import { tellIdle, work } from "./shell/work.ts";
import * as detective from "./text/detective/panel.ts";
import * as text from "./text/panel.ts";
import { activityIn } from "./url/link.ts";
import { Address } from "./url/model.ts";
import { linkFailure } from "./url/panel.ts";
import { loadFirstScreen } from "./welcome/model.ts";
import * as welcome from "./welcome/panel.ts";

/** The tabs beside the board. To add a tab, add a line here, and a panel for it below. */
const tabs: TabList = {
	play: ["play"],
	puzzle: ["puzzle"],
	moves: ["analyse", "play"],
	explain: ["analyse"],
	edit: ["edit"],
	text: ["analyse", "play", "edit"],
	share: ["analyse", "play", "edit"],
};

void work.track(loadLanguage(chosenTag()).then(begin));
tellIdle();

/** Defines the board, which needs a language, and opens the page around it. */
function begin(language: PageWords): void {
	setLanguage(language);
	customElements.define("catchmate-board", CatchmateBoard);
	const board = part("board", CatchmateBoard);
	if (isEmbedded) {
		void embed(board);
	} else {
		// The worker starts while the page is built. The opening of a board reports a failure.
		work.after(0, () => void board.solver.catch(() => {}));
		work.after(0, () => openPage(board));
	}
}

function openPage(board: CatchmateBoard): void {
	const page = new PageState(board, tabs);
	const playModel = new PlaySession(board, page);
	const opened = new OpenBoard(board, page);
	const open: Open = (...opening) => opened.open(...opening);
	const textModel = new text.TextModel(board, page, opened);
	const puzzlesModel = new puzzles.Puzzles({
		...{ board, page, open },
		loadView: () => puzzles.lazyView.load(),
		loadCard: () => puzzles.lazyCard.load(),
	});
	const placesModel = new Places({ board, page, opened, text: textModel, puzzles: puzzlesModel });
	const dialog = (id: string) => part(id, HTMLDialogElement);
	const libraryModel = new Library({ board, page }, dialog("library"), textModel, () =>
		library.lazyView.load(),
	);
	const editModel = new edit.Edit(board, page, edit.lazyView);
	const huntModel = new Hunt({ board, page, open });
	const rulesModel = new rules.RulesLab({ board, page });
	const linkable = { opened, text: textModel, rules: rulesModel, puzzles: puzzlesModel };
	const address = new Address(board, page, linkable);
	const analysisModel = new Analysis(board, page);
	const copsModel = new Cops(board);
	const helpModel = new Help({ board, page }, dialog("help"), () => help.lazyView.load());
	/** Loads the solver and the games, and opens the URL's board. */
	const opening = new Lazy(async () => address.begin(await textModel.begin()));

	/** The views' context. Each view's own type names the part that it sees. */
	const app = {
		board,
		page,
		get words() {
			return page.words;
		},
		address,
		analysis: analysisModel,
		cops: copsModel,
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
		share: new share.Share(() => share.lazyView.load()),
		text: textModel,
		openText: () => text.openBox({ board, page }),
		dayCard: (): Rendered => puzzles.dayCard(app),
		returningCard: (): Rendered | null => puzzles.returningCard(app),
		games: (): Rendered => library.home(app),
		note: (): Rendered | null => puzzles.note(app),
		arrival: (): Rendered | null => puzzles.arrival(app),
		nextStep: (): Rendered | null =>
			page.activity !== "play"
				? null
				: page.isBeginning
					? welcome.nextStep(app)
					: play.sharedNote(app),
		outcome: () => puzzles.outcome(app),
	};

	/** A puzzle has no setup and no tabs. */
	const notPuzzles: readonly Activity[] = ["analyse", "play", "edit"];

	/** Everything shown around the board, in order. To add a panel, add a line here. */
	const panels: Panels = new Panels(
		[
			{ id: "header", view: () => header(app) },
			{ id: "rules", view: () => help.heading(app) },
			{ id: "rules-card", view: () => help.rulesCard(app) },
			{
				id: "who-wins",
				view: () => welcome.boardButton(app),
				isNeeded: () => welcome.hasBoardButton(app),
			},
			{ id: "legend", view: () => help.legend(app) },
			{ id: "language-failure", view: () => languageFailure(page.words) },
			{ id: "link-failure", view: () => opening.draw(page.words, () => linkFailure(app)) },
			{
				id: "last-move",
				view: () => play.lastMove(app),
				activities: ["play"],
				// Hidden at first, so that the first game does not shift the page.
				isNeeded: () => !(page.isHome && page.isBeginning),
			},
			{
				id: "invitation",
				view: () => welcome.homeCard(app),
				isNeeded: () => welcome.hasCard(app),
			},
			{ id: "ways-on", view: () => welcome.waysOn(app), isNeeded: () => welcome.hasWaysOn(app) },
			{ id: "setup", view: () => library.setup(app), activities: notPuzzles },
			{ id: "tabs", view: () => tabBar(page, panels.tabs, panels.tab), activities: notPuzzles },
			{ id: "puzzles", view: () => puzzles.puzzles(app), tab: "puzzle" },
			{ id: "players", view: () => play.players(app), tab: "play" },
			{ id: "edit", view: () => edit.edit(app), tab: "edit" },
			{ id: "rules-lab", view: () => rules.rulesLab(app), tab: "edit" },
			{ id: "hunt", view: () => hunt.hunt(app), tab: "edit" },
			{ id: "moves", view: () => analysis.moves(app), tab: "moves", isPrinted: true },
			{
				id: "best-play",
				view: () => analysis.bestPlay(app),
				tab: "moves",
				activities: ["analyse"],
			},
			{ id: "typed", view: () => play.typed(app), tab: "moves" },
			{ id: "record", view: () => analysis.record(app), tab: "moves" },
			{ id: "analysis", view: () => analysis.analysis(app), tab: "explain" },
			{ id: "statistics", view: () => analysis.statistics(app), tab: "explain" },
			{
				id: "sizes",
				view: () => analysis.sizes(app),
				tab: "explain",
				isNeeded: () => analysisModel.sizes.rules !== null,
			},
			{
				id: "comparison",
				view: () => rules.comparison(app),
				tab: "explain",
				isNeeded: () => rulesModel.isComparable,
			},
			{
				id: "cop-number",
				view: () => cops.cops(app),
				tab: "explain",
				isNeeded: () => copsModel.graph !== null,
			},
			{ id: "judge", view: () => text.judge(app), tab: "text", tellsValues: true },
			{ id: "detective", view: () => detective.detective(app), tab: "text", tellsValues: true },
			{ id: "share", view: () => share.share(app), tab: "share" },
			{
				id: "home",
				view: () => welcome.home(app),
				isNeeded: () => page.isHome && page.isBeginning,
			},
			{ id: "help", view: () => help.help(app) },
			{ id: "library", view: () => library.games(app) },
		],
		board,
		page,
	);

	keepSpace(board);
	keepToHalf(part("stage", HTMLElement), part("beside", HTMLElement));
	keepAbove(board, part("rules", HTMLElement), part("beside", HTMLElement));
	analysisModel.follow(() => panels.tab);
	copsModel.follow(() => panels.tab);
	editModel.follow();
	huntModel.follow(() => panels.tab);
	loadFirstScreen({
		board,
		page,
		loadGames: () => libraryModel.showHome(),
		loadPuzzles: () => puzzlesModel.prepareFirstScreen(),
	});
	playModel.follow((won) => huntModel.harderBoard(won));
	keepGame(playModel, { board, page, address });
	evaluationBar(board, () => (page.activity === "play" ? playModel.ownSide : null));
	rulesModel.follow();
	address.follow();
	textModel.follow();

	// The solver starts while the page is drawn.
	const kept = () => keepOffline(() => page.notify("new-version"));
	opening.load().then(kept, kept);
	keepLook(board);
	const first = puzzlesModel.isDue ? "puzzle" : "play";
	page.setActivity(page.isHome ? first : activityIn(location.hash.slice(1)));
	board.addEventListener("cancelled", () => page.setActivity("edit"));
	const toNext = () => void (puzzlesModel.openNextIfOver() || analysisModel.goToMistake());
	playModel.listenToKeys(document, {
		n: toNext,
		N: toNext,
		Enter: () => void puzzlesModel.openNextIfOver(),
	});
	helpModel.follow(() => puzzlesModel.isLesson);
	helpModel.listenToKey(document);
	helpModel.listenOutside(document);
	analysisModel.listenAtLine(document);
	text.listenToPaste(document, app);
	app.detective.listenToDrop(document);
	work.after(0, () => panels.show()); // In a task of its own, to keep each short.
}
