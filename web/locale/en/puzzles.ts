/** The puzzles, in English. */
import type { Goal, Lesson, Theme } from "../../model/puzzle.ts";

const slips = (count: number): string =>
	count === 0 ? "without a slip" : count === 1 ? "with 1 slip" : `with ${count} slips`;

const ofDays = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

const forfeit = (days: number): string =>
	`The puzzle will not count as solved${days === 0 ? "" : `, and your ${days}-day streak ends`}.`;

const themes: Readonly<Record<Theme, string>> = {
	longest: "Longest win",
	zugzwang: "Zugzwang",
	risk: "Into danger",
	detour: "Detour",
	quiet: "Quiet move",
	only: "Only move",
};

const themeNotes: Readonly<Record<Theme, string>> = {
	longest: "No win on this board takes longer.",
	zugzwang: "One of the right moves leaves a position in which neither side wants to move.",
	risk: "One of the right moves goes nearer to the hunter, though another leads away from it.",
	detour:
		"One of the right moves leads away from the goal or the prey, though another move leads towards it.",
	quiet: "A right move threatens nothing, though another would threaten to win at once.",
	only: "Of at least eight moves, one is right; every other loses.",
};

const lessons: Readonly<Record<Lesson, string>> = {
	move: "Move",
	catch: "Catch",
	trap: "Trap",
	wait: "Wait",
	risk: "Dare",
};

const lessonNotes: Readonly<Record<Lesson, string>> = {
	move: "Take the shortest way.",
	catch: "Land on the other side's piece.",
	trap: "Leave no way out.",
	wait: "Threaten nothing.",
	risk: "Go nearer to the hunter.",
};

const mixed = "Mixed";

export const puzzles = {
	ofDay: "Puzzle of the day",
	yesterday: "Yesterday’s puzzle",
	/** The puzzle of an earlier day. */
	dated: (date: string) => `Puzzle of ${date}`,
	/** A day in universal time. */
	date: (date: string) => `${date} (UTC)`,
	puzzle: (number: number) => `Puzzle ${number}`,
	levels: ["Easy", "Medium", "Hard"],
	moves: (count: number) => (count === 1 ? "1 move to find" : `${count} moves to find`),
	/** The number of moves on a card. */
	length: (count: number) => (count === 1 ? "1 move" : `${count} moves`),
	slips: (count: number) => (count === 0 ? "No slips so far" : `Slips so far: ${count}`),
	/** Explains a slip. */
	slipNote:
		"A slip is a move that is not the best, even if it still wins. The puzzle takes it back, and counts a quarter less.",
	hints: (count: number) => `Hints: ${count}`,
	found: (count: number, all: number) => `${count} of ${all} found`,
	/** An earlier result: the slips before the solution; null if the solution was seen. */
	known: (count: number | null) =>
		count === null
			? "You have seen the solution, so it does not count as solved."
			: `You have solved it before, ${slips(count)}.`,
	/** The question before giving up a puzzle without a result; `days` is the length of the streak at stake. */
	ask: (days: number) => ({
		text: `This shows the solution. ${forfeit(days)}`,
		yes: "Give up",
		no: "Keep solving",
	}),
	end: "Result",
	/** Names the marks of moves: right at once, with a hint, after one slip, after several, not found. */
	marks: {
		clean: "right",
		hint: "with a hint",
		slip: "after a slip",
		slips: "after several slips",
		failed: "not found",
	},
	/** A result beside its squares: the slips and hints. */
	result: (count: number, hints: number) =>
		[
			...(count === 0 && hints > 0
				? []
				: [count === 0 ? "Without a slip" : `${count} ${count === 1 ? "slip" : "slips"}`]),
			...(hints === 0 ? [] : [hints === 1 ? "1 hint" : `${hints} hints`]),
		].join(", "),
	unsolved: "Not solved",
	givenUp: "Given up: the board shows the solution.",
	/** Plays the solution of a given-up puzzle again. */
	again: "Show again",
	/** Restarts a given-up puzzle. */
	try: "Try it",
	/** Shares the puzzle. */
	challenge: "Share",
	/** The first line of a shared puzzle; `name` is its number or date. */
	share: (name: string, stars: string, game: string) => `Catchmate puzzle ${name} ${stars} ${game}`,
	/** The question of a shared puzzle, with the number of moves to find. */
	canYou: (goal: Goal, moves: number) =>
		goal === "win"
			? `Can you win? ${moves === 1 ? "1 move" : `${moves} moves`} to find.`
			: goal === "draw"
				? "Can you hold the draw?"
				: "Can you hold out for ever?",
	review: "Review",
	next: "Next puzzle",
	streak: (days: number) =>
		days === 0 ? "Solve the puzzle of the day to start a streak." : `Streak: ${ofDays(days)}`,
	/** After giving up the puzzle of the day. */
	streakLost: (days: number) => `Streak ended at ${ofDays(days)}`,
	/** The time until the next puzzle of the day, in hours and minutes. */
	nextIn: (time: string) => `Next one in ${time}`,
	/** Opens the next puzzle of the path. */
	continuePath: "Continue the path",
	/** The day of a streak, from 1. */
	day: (day: number) => `Day ${day}`,
	/** After a missed day, with the length of the longest streak. */
	anew: (best: number) => `Your best: ${ofDays(best)}. A new start.`,
	week: (game: string) =>
		`A week of ${game.charAt(0).toLowerCase()}${game.slice(1)}, from easy to hard`,
	/** A day of the week, for screen readers. */
	weekday: (name: string, isSolved: boolean) => `${name}: ${isSolved ? "solved" : "not solved"}`,
	playToday: "Play today’s puzzle",
	/** Beside the name of the puzzle of the day. */
	done: "solved",
	path: "Your path",
	rating: "Rating",
	/** Explains the rating. */
	ratingNotes: {
		/** `within` is half the width of the probable interval. */
		unsure: (within: number) =>
			`“?” means the rating is still uncertain: your strength is probably within ${within} points of this number. It settles after a few more puzzles.`,
		gain: "+ or − is what the last puzzle gained or cost you: much at first, less with each puzzle.",
		score:
			"Only the first solution of each puzzle counts; lessons do not. Each slip and each hint takes a quarter off; a single one costs no points on a puzzle as hard as your rating.",
	},
	/** Leads from the puzzle to the map. */
	toMap: "Map",
	map: "Map of the path",
	/** The section of the map with the stages that teach games. */
	lessonsOfGames: "Lessons",
	/** A level's puzzles without a theme. */
	mixed,
	/** A stage on the map; `facts` are its name and its progress. */
	stageStop: (at: number, facts: readonly string[], stars: number) =>
		[`Stage ${at}: ${facts.join(", ")}`, `${stars} of 3 stars`].join(", "),
	stageOf: (at: number, all: number) => `Stage ${at} of ${all}`,
	allStages: "All stages",
	/** Marks the stage where the path continues. */
	ahead: "next",
	starsNote:
		"★ half solved, ★★ all solved, ★★★ all without a slip. Every stage is open: begin where you like.",
	allGames: "All games",
	themes,
	themeNotes,
	lessons,
	/** The number of a lesson among all. */
	lessonAt: (at: number, all: number) => `Lesson ${at} of ${all}`,
	/** The note of a lesson. */
	lesson: (lesson: Lesson) => `${lessons[lesson]}: ${lessonNotes[lesson]}`,
	/** The name of a stage that teaches a game. */
	learn: (game: string) => `Learn ${game}`,
	/** The name of a stage: level, theme, null for none, and its number among `parts`. */
	stage: (level: string, theme: string | null, part: number, parts: number) =>
		`${level} · ${theme ?? mixed}${parts === 1 ? "" : ` ${part}/${parts}`}`,
	/** The hardest puzzle of a stage. */
	boss: "Boss",
	/** A puzzle on the map; `results` is its number with its result. */
	stop: (results: string, facts: readonly string[], level: string) =>
		[results, ...facts, level].join(", "),
	storm: {
		name: "Storm",
		rules: "Three minutes or three lives: how many can you solve?",
		unrated: "Your rating stays as it is.",
		start: "Start the storm",
		best: (best: number) => `Best: ${best}`,
		timeLeft: "Time left",
		/** The seconds left, for screen readers. */
		seconds: (seconds: number) => (seconds === 60 ? "1 minute left." : `${seconds} seconds left.`),
		score: (score: number) => `${score} solved`,
		lives: (lives: number) => (lives === 1 ? "1 life left" : `${lives} lives left`),
		/** Why a puzzle is missed, in two words. */
		misses: { draws: "Only draws", loses: "That loses", slow: "Too slow", skipped: "Passed over" },
		/** A choice, and what holds without it. */
		allGames: "All games",
		metGames: "Otherwise only games you have played.",
		/** The first line of a shared score. */
		share: (score: number) =>
			`Catchmate Storm: ${score === 1 ? "1 puzzle" : `${score} puzzles`} solved`,
		stop: "End",
		over: (score: number) =>
			`The storm is over: ${score === 1 ? "1 puzzle" : `${score} puzzles`} solved.`,
		newBest: "A new best!",
		/** The heading of the puzzles that cost a life. */
		missed: "Missed puzzles",
		again: "Again",
	},
	solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
	/** A puzzle with its slips; null if the solution was seen, undefined without a result. */
	results: (number: number, count: number | null | undefined) =>
		count === undefined
			? `Puzzle ${number}`
			: `Puzzle ${number}, ${count === null ? "solution seen" : `solved ${slips(count)}`}`,
};

export type PuzzlesWords = Readonly<typeof puzzles>;
