/** The frame and the live parts of the tutorial, in English. */
import type { Outcome, Position, Square, Value } from "catchmate";
import { numberWriter } from "../shared.ts";

// The words of boards are many, and come with the widget.
const number = numberWriter("en");
const plies = (count: number) => `${number(count)} ${count === 1 ? "ply" : "plies"}`;
const compact = new Intl.NumberFormat("en", { notation: "compact" });
const listOf = new Intl.ListFormat("en");
const numbers = (sizes: readonly number[]) => listOf.format(sizes.map(number));

/** Where the pieces of the chase stand. */
const places = ({ pieces }: Position): string => {
	const at = (squares: readonly Square[] = []) =>
		squares.map(({ row, column }) => `row ${row}, column ${column}`).join("; ");
	return `White on ${at(pieces.white)}; Black on ${at(pieces.black)}.`;
};

const plural = (count: number, one: string, many: string) =>
	`${number(count)} ${count === 1 ? one : many}`;

const worth: Readonly<Record<Outcome, (distance: number | null) => string>> = {
	win: (distance) => `wins in ${plies(distance ?? 0)}`,
	draw: () => "a draw",
	loss: (distance) => `loses in ${plies(distance ?? 0)}`,
};

export const tutorial = {
	tag: "en",
	nativeName: "English",
	/** The name of the texts' files. */
	source: "en",
	/** The folder of its pages, with a slash; none for the language that the tutorial's address itself leads to. */
	folder: "",
	contents: "Contents",
	board: "Play on the board",
	/** Of a board in the text. */
	take: {
		heading: "Take this board along",
		note: "Paste the tag into a page of yours that loads widget.js, or use the picture.",
		copy: "Copy the tag",
		copied: "Copied ✓",
		picture: "Picture (SVG)",
		guide: "Author’s guide",
	},
	/** Of a question in the text. */
	ask: {
		answer: "Answer",
		check: "Check",
		yours: "Your answer",
		right: "Right.",
		wrong: "Not that. Look again.",
	},
	/** How long a chapter takes to read. */
	minutes: (count: number) => `${number(count)} min`,
	/** On the first page, for a new reader, and for one who has been there. */
	begin: (chapter: string) => `Begin with “${chapter}”`,
	goOn: (chapter: string) => `Go on with “${chapter}”`,
	/** Names, or other short words, one after the other. */
	list: (words: readonly string[]): string => listOf.format(words),
	/** Of a point or a position, for whoever is to move there. */
	outcomes: { win: "won", draw: "draw", loss: "lost" },
	/** Of code that is stepped line by line. */
	steps: { first: "First", back: "Back", next: "Next", last: "Last", table: "What is known" },
	/** In the chapter on settling a graph. */
	backwards: {
		begin: "Begin with the points that have no move.",
		choose: "Choose a point.",
		point: (name: string) => `Point ${name} is`,
		lost: "lost",
		won: "won",
		queue: "Queue",
		empty: "empty",
		take: "Take the first",
		takePoint: (name: string) => `Take ${name}`,
		undo: "Undo",
		reset: "Start again",
		undone: "Taken back.",
		openCell: "not settled",
		table: {
			caption: "The points, their moves, and what is known",
			point: "Point",
			moves: "Moves to",
			left: "Moves left",
			outcome: "Outcome",
		},
		/** What is said of a point that has left the queue, and of those not settled that can move to it. */
		taken: {
			loss: (point: string, before: string) =>
				`${point} is lost. Not settled yet, and able to move to it: ${before}.`,
			win: (point: string, before: string) =>
				`${point} is won, so a move to it does not help. One move less for ${before}.`,
		},
		takenForNothing: (point: string) =>
			`${point} has left the queue. No point that is still open can move to it.`,
		missed: "The queue is empty, but there is a point that can be settled. Which?",
		over: (points: string) =>
			`The queue is empty, and nothing more can be settled. ${points} are draws.`,
		/** The point, those that it is due to, and how many these are. */
		reasons: {
			settled: (point: string) => `${point} is settled already.`,
			"no-move": (point: string) => `Not won: ${point} has no move at all.`,
			"lost-move": (point: string, about: string) =>
				`Not lost: from ${point} you can move to ${about}, and there the opponent is lost.`,
			waiting: (_point: string, about: string, count: number) =>
				`True, but ${about} still ${count > 1 ? "wait" : "waits"} in the queue. Take ${count > 1 ? "them" : "it"} out first.`,
			"open-move": (point: string, about: string, count: number) =>
				`Too early: ${point} still has ${count > 1 ? "moves" : "a move"} to ${about}, which ${count > 1 ? "are" : "is"} not settled.`,
			"all-won": (point: string) =>
				`Not won: every move from ${point} leads to a point where the opponent wins.`,
			"no-lost-move": (point: string, about: string, count: number) =>
				`Not known: no move from ${point} leads to a lost point so far. ${about} ${count > 1 ? "are" : "is"} not settled.`,
			"good-loss": (point: string, about: string, count: number) =>
				count === 0
					? `Right: ${point} has no move, so it is lost. It joins the queue.`
					: `Right: no move is left. From ${point} one can only give the opponent a won point (${about}), so it is lost. It joins the queue.`,
			"good-win": (point: string, about: string) =>
				`Right: from ${point} one moves to ${about}, where the opponent is lost. So ${point} is won. It joins the queue.`,
		},
		/** What each step of the code does. */
		steps: {
			none: "–",
			empty: "empty",
			begin: (points: string) =>
				`Each counter is the number of moves. ${points} have none: they are lost, and they wait in the queue.`,
			take: (point: string, isLost: boolean) =>
				`${point} leaves the queue. It is ${isLost ? "lost" : "won"}. Now look at the points that can move to it.`,
			skip: (point: string, to: string) =>
				`${point} can move to ${to}, but ${point} is settled already.`,
			won: (point: string, to: string) =>
				`${point} can move to ${to}, which is lost. So ${point} is won.`,
			count: (point: string, to: string, left: number) =>
				`${point} can move to ${to}, which is won. Cross that move out: ${left} left.`,
			lost: (point: string) => `No move of ${point} is left. So ${point} is lost.`,
			end: (points: string) => `The queue is empty. ${points} were never settled: they are draws.`,
		},
	},
	/** In the chapter on limits. */
	noLimit: {
		/** The way through a long game. */
		hunt: {
			ply: "Ply",
			way: "Go through the game",
			at: (ply: number, last: number) => `Ply ${number(ply)} of ${number(last)}`,
			tenBack: "Ten plies back",
			tenOn: "Ten plies on",
		},
		/** A program that stops after so many plies. */
		limit: {
			number,
			/** Of an axis. */
			short: (count: number) => compact.format(count),
			label: "The program’s limit",
			stop: (limit: number) => `Stop after ${plies(limit)}`,
			prints: "The program prints",
			right: ", which is right.",
			wrong: ", which is wrong.",
			cut: (cut: number, all: number) =>
				cut === 0
					? `All ${number(all)} decided positions are found.`
					: `${number(cut)} of ${number(all)} decided positions are farther away: it takes them for draws.`,
			summary: (limit: number) =>
				`The number of positions by their distance. Those beyond ${plies(limit)} are not seen by the program.`,
			axis: "plies to the end",
		},
		/** Chase on boards of all sizes. */
		sizes: {
			number,
			waiting: (size: number) =>
				`Each size is solved here, in your browser, and every value is checked. Next: ${number(size)} × ${number(size)}.`,
			computing: (size: number) => `Solving and checking ${number(size)} × ${number(size)} …`,
			begin: "Begin",
			pause: "Pause",
			goOn: "Go on",
			/** Ends the series: this size would take more memory than it may. */
			tooLarge: (size: number) =>
				`It ends here: ${number(size)} × ${number(size)} would take too much memory.`,
			failed: "The solver has failed. Go on to have it started again.",
			size: "n",
			longest: "longest game",
			positions: "positions",
			/** So many plies for each row of the board. */
			bound: (factor: number) => `${factor}n`,
			/** The plot in words, for screen readers only. */
			summary: (last: number) =>
				last === 0
					? "A plot of the longest game by the size of the board, with the lines 3n and 4n. No board is solved yet."
					: `The longest game, in plies, for n from 2 to ${number(last)}, with the lines 3n and 4n. The table has the numbers.`,
			axis: "n, rows and columns",
			asTable: "The same as a table",
			betweenSentences: " ",
			/** Verified up to a size: the longest game, in plies. */
			verified: (last: number, longest: number) =>
				`Verified, for every n up to ${number(last)}: White wins at once where the pieces are neighbours. From every other position Black wins, in ${plies(longest)} at most.`,
			/** The sizes on which it is not so. */
			refuted: (sizes: readonly number[]) =>
				`On these boards it is otherwise: n = ${numbers(sizes)}.`,
			within: (factor: number, last: number) =>
				`Up to n = ${number(last)} no game is longer than ${factor}n plies.`,
			beyond: (factor: number, sizes: readonly number[]) =>
				`Some game is longer than ${factor}n plies for n = ${numbers(sizes)}.`,
			conjecture: (last: number) =>
				`For n beyond ${number(last)} none of this is checked here: that Black wins within 4n plies has been proved, that 3n are enough is only stated.`,
			/** Null as long as no size is solved. */
			show: (size: number | null) =>
				size === null ? "Show the longest game" : `Show the longest game, n = ${number(size)}`,
		},
	},
	/** Of the slider of distances. */
	layers: {
		plies,
		empty: "The queue is empty",
		back: "Back",
		next: "Next",
		strip: "The points by the plies to the end, in the order of the queue",
		sink: (point: string) => `${point} has no move: lost in 0 plies.`,
		win: (point: string, by: string, plies: number) =>
			`${point} is won: it can move to ${by}, lost in ${plies}, and no such point has left the queue earlier.`,
		loss: (point: string, by: string, plies: number) =>
			`${point} is lost: of its moves, the one to ${by}, won in ${plies}, is crossed out last.`,
		never: (points: string, count: number) =>
			`${points} ${count > 1 ? "have" : "has"} never joined the queue: no number of plies.`,
	},
	/** Of a game that the reader wins from a side that holds out, or hurries. */
	pace: {
		label: "The loser",
		holds: "holds out",
		hurries: "is in a hurry",
		start: "Win, and see how many plies it takes.",
		won: (count: number, held: boolean) =>
			`You won in ${plies(count)}. Now win from a loser who ${held ? "is in a hurry" : "holds out"}.`,
		both: (held: number, hurried: number) =>
			`${plies(held)} if the loser holds out, ${hurried} if the loser is in a hurry.`,
		lost: "You lost that one. Restart, and try another first move.",
	},
	/** Of the arrows on drawn points. */
	safe: {
		safe: "Moves that keep the draw",
		losing: "Moves that lose",
		told: {
			safe: (moves: string) => `${moves}: round and round, as long as you like.`,
			losing: (moves: string) => `${moves}: the opponent is then on a won point.`,
		},
	},
	/** Of the positions that unfold, in the chapter on boards. */
	unfold: {
		picture: places,
		number: (number: number) => `No. ${number}`,
		toMove: ({ toMove }: Position): string =>
			toMove === "white" ? "White to move" : "Black to move",
		over: "over",
		worth: ({ outcome, distance }: Pick<Value, "outcome" | "distance">) => worth[outcome](distance),
		again: "was here already",
		fromBoard: "Begin with the position on the board",
		found: (positions: number, moves: number, repeats: number) =>
			`${plural(positions, "position", "positions")} so far. Of ${plural(moves, "move", "moves")}, ${repeats} led to a position that was here already.`,
		complete: (positions: number, moves: number) =>
			`That is all: ${positions} positions and ${moves} moves. Every further move leads to one of these.`,
		all: (count: number) =>
			count === 0
				? "All positions are unfolded"
				: `Unfold ${plural(count, "more position", "more positions")}`,
	},
	/** Of the plies of a drawn game that are counted beside its board. */
	plies: {
		count: (count: number) => `${plies(count)} played.`,
		start: "Try to win.",
		open: "Still a draw.",
		again: (ply: number) =>
			`Still a draw: this position stood on the board after ply ${ply} already.`,
		slip: "That gave the draw away: now you lose. Take the move back and try again.",
		over: "The game is over.",
	},
	/** Of a classic mistake in the chapter on crossing pawn. */
	mistake: {
		right: "Right",
		mistaken: "With the mistake",
		same: "the mistake does not show here",
		byMistake: "Play by the mistaken rules",
		change: "Change the board",
	},
	/** Of the chapter on rows of bits. */
	fast: {
		rows: {
			task: "What is looked for",
			win: {
				name: "Black wins in 1",
				targets: "Red to move, lost",
				result: "Black to move, won",
				code: "found & undecided",
			},
			loss: {
				name: "Black loses in 2",
				targets: "Red to move, not won",
				result: "Black to move, lost",
				code: "~found & undecided",
			},
			shift: "Shift",
			shifted: "Shifted",
			mask: "(mask)",
			collect: "collect",
			restart: "Start again",
			collected: "Collected",
			left: (directions: number) =>
				directions === 1 ? "One direction is left." : `${directions} directions are left.`,
			same: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} set: exactly those of the solver’s table.`,
			leaked: (squares: number) =>
				`${squares} ${squares === 1 ? "bit is" : "bits are"} wrong (framed): the piece went over the edge or came out of a wall. Start again, with the mask.`,
		},
		race: {
			start: "Start the race",
			program: "Program",
			plain: "One position at a time (JavaScript)",
			rows: "Rows of bits (WebAssembly)",
			time: "Time",
			rate: "Positions per second",
			milliseconds: (time: number) => `${time.toLocaleString("en")} ms`,
			round: (round: number, rounds: number) => `Round ${round} of ${rounds} …`,
			ratio: (ratio: number, settled: number) =>
				`Here the rows are ${ratio.toLocaleString("en")} times as fast. Both settled the same ${settled.toLocaleString("en")} positions, as many at each distance.`,
		},
	},
};
