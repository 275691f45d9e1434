/** The plain data that goes into a solver and comes out of it. All of it can be cloned, stored and sent as JSON. */

/** A square of a board. Rows and columns count from 1; row 1 is at the top. */
export interface Square {
	readonly row: number;
	readonly column: number;
}

export type Direction =
	| "up"
	| "right"
	| "down"
	| "left"
	| "up-right"
	| "down-right"
	| "down-left"
	| "up-left";

/** A border of a rectangle: its first or last row, its first or last column. */
export type Edge = "top" | "right" | "bottom" | "left";

/** One side of a game. */
export interface SideRules {
	/**
	 * 1 to 32 characters: words of lower-case letters and digits, joined by hyphens, a letter first; different from the
	 * other side's. Positions and values use it to name the side.
	 */
	readonly name: string;
	/**
	 * The number of pieces, 0 to 6; they are interchangeable. A side with 0 moves the other side's only piece: the token,
	 * which both sides move.
	 */
	readonly pieces: number;
	/** The directions in which each piece moves; ignored on a graph, whose edges the pieces follow. */
	readonly directions: readonly Direction[];
	/** The longest move in squares, from 1 to 2147483647; 1 on a graph. */
	readonly reach: number;
	/** What a move of more than one square may pass over: nothing, pieces of either side, or pieces and obstacles. */
	readonly leaps: "nothing" | "pieces" | "everything";
	/** The borders on which one of the side's pieces wins; none on a graph. */
	readonly goals: readonly Edge[];
	/** Whether the side may pass its turn. */
	readonly mayPass: boolean;
	/**
	 * Whether all pieces of the side move each turn, at once, so that they may swap squares; `reach` is then 1. With
	 * `mayPass`, any piece may stay. The default is false: one piece moves.
	 */
	readonly movesAll?: boolean;
	/** Whether two of the side's pieces may stand on one square. The default is false. */
	readonly mayShare?: boolean;
}

/** The rules of a game, without its board. */
export interface Rules {
	/** 1 to 32 characters, as a side's name. */
	readonly id: string;
	readonly sides: readonly [SideRules, SideRules];
	/** The name of the side that makes the first move. */
	readonly starts: string;
	/**
	 * What happens when opposing pieces meet: the side that moved there wins, the move is not legal, or one side always
	 * wins.
	 */
	readonly capture: "wins" | "forbidden" | Winner;
	/**
	 * What happens to a side that has no legal move: it loses, the game is a draw, or the turn passes to the opponent.
	 */
	readonly noMove: "loses" | "draws" | "passes";
	/** How play that never ends counts: as a draw, or as one side's win. */
	readonly endless: "draws" | Winner;
}

/** How many rows or columns there may be. */
export interface SizeRange {
	readonly least: number;
	readonly most: number;
}

/** A game that comes with the package. */
export interface LibraryGame {
	readonly rules: Rules;
	/** One line of English: what the game is and where it comes from. */
	readonly about: string;
	/** The position to begin with, as a text for `read`; empty for none. */
	readonly standard: string;
	/** Whether it is from a contest, and so has its input and answer. */
	readonly hasContest: boolean;
	/** The limits in the contest's statement, by the names of its numbers, such as `n`; null without a contest. */
	readonly limits: Readonly<Record<string, SizeRange>> | null;
	/**
	 * How many rows and columns boards of `hunt` may have; null where the game leaves no choice. Rows of a graph are its
	 * points; square boards have no columns of their own.
	 */
	readonly sizes: { readonly rows: SizeRange | null; readonly columns: SizeRange | null };
	/** The number of positions in the table of that position's board; 0 without one. */
	readonly positions: number;
}

/** The side that wins, by its name. */
export interface Winner {
	readonly winner: string;
}

/** An edge between two points of a graph: one way or two, for one side or for both. */
export interface GraphEdge {
	/** A point's number, from 1; different from `to`, except in a game with a token. */
	readonly from: number;
	readonly to: number;
	/** Whether it leads only from `from` to `to`. The default is false. */
	readonly oneWay?: boolean;
	/** The name of the only side that may take it; without it both may. */
	readonly side?: string;
}

/**
 * Where a point is drawn, as whole numbers from 0 to 1000: thousandths of the drawing's width from the left and of its
 * height from the top.
 */
export interface Place {
	readonly x: number;
	readonly y: number;
}

/** A graph. Names and places of its points do not affect the game. */
export interface Graph {
	readonly edges: readonly GraphEdge[];
	/**
	 * The name of each point, all different: 1 to 24 bytes of UTF-8 without white space, control characters, commas,
	 * hyphens, >, # and +, and no keyword of the text format such as `edges` or `goal`. The default is the points'
	 * numbers, from 1.
	 */
	readonly names?: readonly string[];
	/** Where each point is drawn. By default the drawing decides. */
	readonly places?: readonly Place[];
}

/** A board: a rectangle or a graph, its obstacles, and squares with a meaning for one side alone. */
export interface Board {
	readonly rows: number;
	readonly columns: number;
	/** For a graph, whose points are the squares of a single row: `rows` is 1, and `columns` is the number of points. */
	readonly graph?: Graph;
	readonly obstacles: readonly Square[];
	/**
	 * By side name: squares on which the side's pieces win, besides its goals by the rules. A side without any may be
	 * missing.
	 */
	readonly goals?: Readonly<Record<string, readonly Square[]>>;
	/** By side name: squares that are obstacles for that side alone. A side without any may be missing. */
	readonly closed?: Readonly<Record<string, readonly Square[]>>;
}

/** Rules and a board: everything on which a table depends. */
export interface Game {
	readonly rules: Rules;
	readonly board: Board;
}

/** Where the pieces of both sides stand, and who is to move. */
export interface Position {
	/** The name of the side to move. */
	readonly toMove: string;
	/** By side name: the squares of its pieces, in any order. */
	readonly pieces: Readonly<Record<string, readonly Square[]>>;
}

/** The move of one piece from one square to another. */
export interface Step {
	readonly from: Square;
	readonly to: Square;
}

/** One ply: a piece moves from `from` to `to`; both are null if the side passes. */
export interface Move {
	readonly from: Square | null;
	readonly to: Square | null;
	/** The steps of the other pieces, if all of a side move each turn and more than one did. */
	readonly others?: readonly Step[];
}

export type Outcome = "win" | "draw" | "loss";

/** The value of a position, or of a move, under best play by both sides. */
export interface Value {
	/** For the side to move, or for the side that makes the move. */
	readonly outcome: Outcome;
	/**
	 * Plies (moves by either side) to the end of the game; null in a draw, and if a side wins because play never ends.
	 */
	readonly distance: number | null;
	/** The name of the side that wins; null in a draw. */
	readonly winner: string | null;
}

/** How a game ended, and who won. */
export interface Ending {
	/**
	 * The first that applies: a piece of the winner, or the token, stands on a goal of the winner; opposing pieces stand
	 * on one square; the side to move has no legal move.
	 */
	readonly how: "goal" | "meeting" | "no-move";
	/** The name of the side that has won; null in a draw. */
	readonly winner: string | null;
	/** The border that is the goal; null if the goal is a marked square, or if no goal ended the game. */
	readonly edge: Edge | null;
}

/** The value of a position. */
export interface PositionValue extends Value {
	/** Whether the game is over in this position. */
	readonly over: boolean;
	/** How it ended; null if it goes on. */
	readonly ending: Ending | null;
}

/** A legal move and its value. The distance counts this move: the best move has the same value as the position. */
export interface MoveValue extends Value {
	readonly move: Move;
	/** The position after the move. */
	readonly position: Position;
}

/** The principal line: a game in which both sides play their best moves. */
export interface Line {
	readonly moves: readonly Move[];
	/** The position before the first move and after each move. */
	readonly positions: readonly Position[];
	/**
	 * If play never ends: the number of moves before the cycle; the position then is also the last one of `positions`.
	 * Otherwise null.
	 */
	readonly repeatsFrom: number | null;
}

/** The value of a position with one of its pieces moved to `square`. */
export interface SquareValue extends Value {
	readonly square: Square;
}

/**
 * The position with the longest distance among those of one outcome; of several, the first in the order of the table.
 */
export interface Longest {
	/** In plies. */
	readonly distance: number;
	readonly position: Position;
}

/** Counts of the positions with one side to move, by their outcome for it. */
export interface SideStatistics {
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
	/** How many of the wins and losses are play that never ends. */
	readonly endless: number;
	/** The longest win, except by endless play; null if there is none. */
	readonly longestWin: Longest | null;
	/** The longest loss, except by endless play; null if there is none. */
	readonly longestLoss: Longest | null;
}

/**
 * Mutual zugzwangs of one kind: placements of all pieces in which, with either side to move, the game is not over, and
 * in which being to move is worse for both sides.
 */
export interface Zugzwangs {
	/** By side name: the outcome for the side if it is to move. Both lose, or one loses and the other draws. */
	readonly outcomes: Readonly<Record<string, Outcome>>;
	/** The number of placements; each counts once, not once for each side to move. */
	readonly placements: number;
	/** The longest loss among them, with the losing side to move. */
	readonly longest: Longest;
}

/** Counts of a table's positions. */
export interface Statistics {
	/** By the name of the side to move. */
	readonly toMove: Readonly<Record<string, SideStatistics>>;
	/** By distance in plies, from 0: the number of won and lost positions, without endless play. */
	readonly byDistance: readonly number[];
	/** The kinds of mutual zugzwang that occur; the kind in which both sides lose comes first. */
	readonly zugzwangs: readonly Zugzwangs[];
}

/** A position whose outcome other rules change. Both values are for its side to move. */
export interface ChangedPosition {
	readonly position: Position;
	/** The value in the table whose `compare` was called. */
	readonly before: Value;
	/** The value in the other table. */
	readonly after: Value;
}

/** The positions with one outcome in the first table and one, perhaps the same, in the other. */
export interface OutcomeChange {
	readonly before: Outcome;
	readonly after: Outcome;
	readonly positions: number;
	/**
	 * The position farthest from the end: the game goes on by both rules, and the sum of both distances, where they
	 * exist, is largest; of several, the first in the order of the tables. Null if the outcome stays the same, or if the
	 * game is over in all of them.
	 */
	readonly example: ChangedPosition | null;
}

/** What changes for the positions with one side to move. */
export interface SideChanges {
	/** The pairs of outcomes that occur, including unchanged ones. */
	readonly outcomes: readonly OutcomeChange[];
	/** The number of positions with the same outcome but another distance. */
	readonly otherDistance: number;
	/** The number of positions that only the first table has, because the other's rules forbid sharing a square. */
	readonly onlyBefore: number;
	/** The number of positions that only the other table has, likewise. */
	readonly onlyAfter: number;
}

/** The changes from one table to another of the same board. */
export interface Changes {
	/** By the name of the side to move. */
	readonly toMove: Readonly<Record<string, SideChanges>>;
}

/** How far a count or a check of a table's positions has come. */
export interface CountProgress {
	/** The positions done. */
	readonly counted: number;
	/** All positions of the table. */
	readonly positions: number;
}

/** The result of verifying a table. */
export interface Findings {
	/** The number of positions checked, including the faulty one. */
	readonly positions: number;
	/** The first position whose value contradicts the rules or its successors' values, and how; null if there is none. */
	readonly fault: { readonly position: Position; readonly message: string } | null;
	/** The result in one line, as the program prints it; it contains the board's number. */
	readonly report: string;
}

/** A position to solve, as read from a text. */
export interface Problem {
	readonly game: Game;
	readonly position: Position;
	/** Which board of the text it is, from 1. */
	readonly board: number;
	/** The line on which it starts, from 1. */
	readonly line: number;
}

/** An arrow that a comment draws. */
export interface CommentArrow extends Step {
	/** Whether it has the colour of hints. */
	readonly isHint?: boolean;
}

/** A mark that a comment draws on a square. */
export interface CommentMark {
	readonly square: Square;
	readonly shape: "ring" | "dot" | "cross";
}

/** A comment on a position, with what it draws there. */
export interface Comment {
	readonly text: string;
	readonly arrows?: readonly CommentArrow[];
	readonly marks?: readonly CommentMark[];
}

/** Moves with comments and variations. */
export interface AnnotatedLine {
	/** On the position before the first move. */
	readonly comment?: Comment;
	readonly moves: readonly AnnotatedMove[];
}

/** A move of such a line. */
export interface AnnotatedMove {
	readonly move: Move;
	/** The position after it; `readAnnotated` gives it, `writeAnnotated` does without. */
	readonly position?: Position;
	/** On the position after it. */
	readonly comment?: Comment;
	/** Other lines from the position before it. */
	readonly variations?: readonly AnnotatedLine[];
}

/** A game with comments and variations. */
export interface AnnotatedGame extends AnnotatedLine {
	readonly game: Game;
	readonly position: Position;
}

/** What a code stands for: a position and the moves played from it. */
export interface CodedGame {
	readonly game: Game;
	readonly position: Position;
	/** The moves by either side in turn. */
	readonly moves: readonly Move[];
	/** The position after each move. */
	readonly positions: readonly Position[];
}

/** What `encode` takes. The default for `moves` is none. */
export type Encodable = Pick<CodedGame, "game" | "position"> & Partial<Pick<CodedGame, "moves">>;

/** How far a solve has come. */
export interface Progress {
	/** Positions known to be won or lost, except by endless play. */
	readonly settled: number;
	/** All positions; draws and endless play are never settled. */
	readonly positions: number;
	/** All positions up to this distance, in plies, are settled. */
	readonly layers: number;
	/** The longest distance, in plies, that there is memory for: a solve that finds a longer one ends with a `TableTooLargeError`. */
	readonly room: number;
}

/** The parts of a report after the answer; the default is none. */
export interface ReportOptions {
	/** The value of every legal move. */
	readonly moves?: boolean;
	/** The principal line. */
	readonly line?: boolean;
	/** Drawings: of the position, and with `line` of the board after each move. */
	readonly boards?: boolean;
}

/** A known mistake of programs that solve a game. */
export interface Explanation {
	/** What it is, in words joined by hyphens: "shares". */
	readonly kind: string;
	/** The side whose moves or wins it changes; null if it is not of one side. */
	readonly side: string | null;
	/** What a program with it does, in English: "lets two of red's pieces stand on one square". */
	readonly about: string;
}

/** A mistake that programs for a game may have. */
export interface Mistake extends Explanation {
	/** Its name among those of the game: "shares-red". */
	readonly id: string;
	/** What a program with it takes for the game's rules; null if it errs otherwise. */
	readonly rules: Rules | null;
}

/** The first difference between a program's output and the right answers. */
export interface Detection {
	/** The number of boards in the input. */
	readonly boards: number;
	/** The board whose answer is wrong, from 1; the last one if the output goes on after it. */
	readonly board: number;
	readonly game: Game;
	readonly position: Position;
	/** Its right answer; empty if the output goes on after all answers. */
	readonly expected: string;
	/** What the program printed for it; empty if the output has ended before. */
	readonly got: string;
	/** The mistakes that explain the whole output. */
	readonly explanations: readonly Explanation[];
}

/** What became of a run of a program. */
export interface ProgramRun {
	/** How it ended: by itself, by a signal, because its time was over, or because its output was too long. */
	readonly end: "exited" | "signalled" | "timedOut" | "tooLong";
	/** The exit status, or the signal's number; 0 for the others. */
	readonly status: number;
	/** What it printed. */
	readonly output: string;
	/** The beginning of what it printed on standard error. */
	readonly errors?: string;
}

/** An input on which a program's answer is wrong, or the program fails. */
export interface Finding {
	readonly input: string;
	readonly expected: string;
	/** Whether each of the input's boards alone is answered rightly. */
	readonly onlyTogether: boolean;
	/** What became of the run on the input. */
	readonly run: Required<ProgramRun>;
	/** The mistakes that explain every answer so far, right and wrong. */
	readonly explanations: readonly Explanation[];
	/** The last board's answer and a game of best play, as the program `catchmate` tells it. */
	readonly line: string;
	/** All of it as English text, with a line of best play. */
	readonly report: string;
}
