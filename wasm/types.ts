/** The plain data that goes into a solver and comes out of it. All of it can be cloned, stored and sent as JSON. */

/** A square of a board. Rows and columns count from 1, row 1 on top. */
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

/** A border of the board: its first or last row, its first or last column. */
export type Edge = "top" | "right" | "bottom" | "left";

/** One side of a game. */
export interface SideRules {
	/** One lower-case English word, different from the other side's. Positions and values name the side by it. */
	readonly name: string;
	/**
	 * The number of pieces of the side, 1 to 6; they are interchangeable. A side with 0 moves the only piece of the other one:
	 * the token, which both sides move.
	 */
	readonly pieces: number;
	/** The directions in which each of them moves; on a graph it follows the edges instead. */
	readonly directions: readonly Direction[];
	/** The longest move, in squares, at least 1; on a graph 1. */
	readonly reach: number;
	/** What a move of more than one square passes over. */
	readonly leaps: "nothing" | "pieces" | "everything";
	/** The side wins when one of its pieces stands on such a border; a graph has none. */
	readonly goals: readonly Edge[];
	/** Whether the side may give up its turn. */
	readonly mayPass: boolean;
	/**
	 * Whether every piece of the side moves in a turn, or may stay where the side may pass; one of them does if this is missing.
	 * All go at once, so that they may change places, and one step each: `reach` is 1.
	 */
	readonly movesAll?: boolean;
	/** Whether two of the side's pieces may stand on one square; they may not if this is missing. */
	readonly mayShare?: boolean;
}

/** A game, but for its board. */
export interface Rules {
	/** Lower-case words joined by hyphens. */
	readonly id: string;
	readonly sides: readonly [SideRules, SideRules];
	/** The name of the side that makes the first move. */
	readonly starts: string;
	/**
	 * Moving onto a piece of the opponent's wins at once, or is not legal; or one side, by its name, wins where pieces of both
	 * share a square, whoever moved there.
	 */
	readonly capture: "wins" | "forbidden" | Winner;
	/** The fate of a side to move that has no legal move. */
	readonly noMove: "loses" | "draws" | "passes";
	/** The outcome of play that never ends: a draw, or one side's win. */
	readonly endless: "draws" | Winner;
}

/** A game that comes with the package. */
export interface LibraryGame {
	readonly rules: Rules;
	/** What it is and where it comes from, in a line of English. */
	readonly about: string;
	/** The position to begin with, as a text that `read` reads; empty for none. */
	readonly standard: string;
	/** The number of positions of its board, either side to move: those of its table; 0 without one. */
	readonly positions: number;
}

/** The side that wins something, by its name. */
export interface Winner {
	readonly winner: string;
}

/** Ways between two points of a graph: there and back, or one way, for the pieces of both sides or of one. */
export interface GraphEdge {
	/** The column of a point, from 1; it differs from `to`, unless both sides move one token. */
	readonly from: number;
	readonly to: number;
	/** Whether it leads from `from` to `to` only. */
	readonly oneWay?: boolean;
	/** The name of the side that alone may take it; both may without it. */
	readonly side?: string;
}

/**
 * Where a point is drawn, in whole thousandths of the drawing's width, from the left, and of its height, from the top, each 0 to
 * 1000.
 */
export interface Place {
	readonly x: number;
	readonly y: number;
}

/** The ways between the points of a graph. What a point is called and where it is drawn changes nothing in the game. */
export interface Graph {
	readonly edges: readonly GraphEdge[];
	/**
	 * The name of each point, all different: at most 24 bytes of UTF-8, no white space, control character, comma, hyphen, >, # or +,
	 * and no word that texts of graphs use, such as edges or goal. Points without names have their numbers, from 1.
	 */
	readonly names?: readonly string[];
	/** Where each point is drawn; without it that is left to whoever draws. */
	readonly places?: readonly Place[];
}

/** A board, a rectangle or a graph: obstacles, and squares that are something to one side alone. */
export interface Board {
	readonly rows: number;
	readonly columns: number;
	/** A graph: its points are the squares of the board's only row, and pieces follow its edges in place of directions. */
	readonly graph?: Graph;
	readonly obstacles: readonly Square[];
	/** The squares on which a side wins, besides its goals by the rules, by the side's name; a side without any may be missing. */
	readonly goals?: Readonly<Record<string, readonly Square[]>>;
	/** The squares that are like obstacles to one side, by its name; a side without any may be missing. */
	readonly closed?: Readonly<Record<string, readonly Square[]>>;
}

/** Rules on a board: all that a table depends on. */
export interface Game {
	readonly rules: Rules;
	readonly board: Board;
}

/** Where the pieces of both sides stand, and who is to move. */
export interface Position {
	/** The name of the side to move. */
	readonly toMove: string;
	/** The squares of each side's pieces, by the side's name. Their order says nothing. */
	readonly pieces: Readonly<Record<string, readonly Square[]>>;
}

/** The way of one piece in a move. */
export interface Step {
	readonly from: Square;
	readonly to: Square;
}

/** One ply: the piece on `from` goes to `to`; both are null when the side passes. */
export interface Move {
	readonly from: Square | null;
	readonly to: Square | null;
	/** The steps of other pieces in the same turn, where all of a side move; missing where there are none. */
	readonly others?: readonly Step[];
}

export type Outcome = "win" | "draw" | "loss";

/** The worth of a position, or of a move, under best play of both sides. */
export interface Value {
	/** To the side to move, or to the side that makes the move. */
	readonly outcome: Outcome;
	/** Plies to the end of the game, those of both sides counted; null in a draw, and where a side wins because play never ends. */
	readonly distance: number | null;
	/** The name of the side that wins; null in a draw. */
	readonly winner: string | null;
}

/** How a game has ended, and for whom. */
export interface Ending {
	/**
	 * The first of these that holds: the winner's piece, or the token, stands on a goal of the winner's; pieces of both sides
	 * stand on one square; the side to move has no legal move.
	 */
	readonly how: "goal" | "meeting" | "no-move";
	/** The name of the side that has won; null in a draw. */
	readonly winner: string | null;
	/** The border that is the goal; null for a square that the board marks, and where no goal ended the game. */
	readonly edge: Edge | null;
}

/** The value of a position. */
export interface PositionValue extends Value {
	/** Whether the game has ended here. */
	readonly over: boolean;
	/** How it has; null while it goes on. */
	readonly ending: Ending | null;
}

/** A legal move and its value. The distance counts this move, so that the best move has the position's own value. */
export interface MoveValue extends Value {
	readonly move: Move;
	/** The position that it leads to. */
	readonly position: Position;
}

/** A game of best play by both sides. */
export interface Line {
	readonly moves: readonly Move[];
	/** The first position, and the one after each move. */
	readonly positions: readonly Position[];
	/**
	 * In play that never ends: the number of moves after which the position first stands that stands again after the last
	 * one. From there the moves go round for ever. Otherwise null.
	 */
	readonly repeatsFrom: number | null;
}

/** The worth of a position with one of its pieces on that square. */
export interface SquareValue extends Value {
	readonly square: Square;
}

/** Of some positions of one outcome one with the longest distance, the first in the order of the table. */
export interface Longest {
	/** In plies. */
	readonly distance: number;
	readonly position: Position;
}

/** The positions with one side to move by their worth to it, how many of each. */
export interface SideStatistics {
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
	/** The number of the wins and losses in which play never ends. */
	readonly endless: number;
	/** The longest win that ends; null when there is none. */
	readonly longestWin: Longest | null;
	/** The longest loss that ends; null when there is none. */
	readonly longestLoss: Longest | null;
}

/**
 * Mutual zugzwangs of one kind: placements of the pieces in which the game goes on, whichever side is to move, and each side
 * would rather have the other to move.
 */
export interface Zugzwangs {
	/** The outcome for each side when it is the one to move, by its name: both lose, or one loses and the other draws. */
	readonly outcomes: Readonly<Record<string, Outcome>>;
	/** The number of placements; each counts once, and not for either side to move. */
	readonly placements: number;
	/** The longest loss among them, with the losing side to move. */
	readonly longest: Longest;
}

/** The positions of a table by their worth. */
export interface Statistics {
	/** By the name of the side to move. */
	readonly toMove: Readonly<Record<string, SideStatistics>>;
	/** The number of won and lost positions by their distance in plies, from 0; those in which play never ends are left out. */
	readonly byDistance: readonly number[];
	/** The kinds of mutual zugzwang that occur, first the one that either side loses. */
	readonly zugzwangs: readonly Zugzwangs[];
}

/** A position that other rules make worth another outcome. Both values are from the view of its side to move. */
export interface ChangedPosition {
	readonly position: Position;
	/** By the rules of the table that is compared. */
	readonly before: Value;
	/** By the rules of the table that it is compared with. */
	readonly after: Value;
}

/** The positions of one outcome by some rules, and of the same or of another one by others. */
export interface OutcomeChange {
	readonly before: Outcome;
	readonly after: Outcome;
	readonly positions: number;
	/**
	 * The most telling of them: the game goes on in it by both rules, and it is the farthest from its end, both distances together
	 * where it is won and lost; of several the first in the order of the tables. Null where the outcome stays, and where the game
	 * is over in all of them.
	 */
	readonly example: ChangedPosition | null;
}

/** The changes of the positions with one side to move. */
export interface SideChanges {
	/** The pairs of outcomes that occur, those in which it stays among them. */
	readonly outcomes: readonly OutcomeChange[];
	/** The number of positions that are won or lost as before, but in another number of plies. */
	readonly otherDistance: number;
	/** The number of positions of this table alone: the other's rules forbid pieces to share a square. */
	readonly onlyBefore: number;
	/** The number of positions of the other table alone. */
	readonly onlyAfter: number;
}

/** What changes between two tables of one board: from one to the other. */
export interface Changes {
	/** By the name of the side to move. */
	readonly toMove: Readonly<Record<string, SideChanges>>;
}

/** The progress of going over a table's positions. */
export interface CountProgress {
	/** Positions gone over. */
	readonly counted: number;
	/** All positions of the table. */
	readonly positions: number;
}

/** The findings of the verification of a table. */
export interface Findings {
	/** The number of positions checked, the faulty one included. */
	readonly positions: number;
	/** The first position whose value contradicts the rules, or the values of its successors, and how; null for none. */
	readonly fault: { readonly position: Position; readonly message: string } | null;
	/** All of that in a line, as the program prints it, which calls the board by its number. */
	readonly report: string;
}

/** A position to be solved, as read from a text. */
export interface Problem {
	readonly game: Game;
	readonly position: Position;
	/** Which of the text's boards it is, from 1. */
	readonly board: number;
	/** The line on which it starts, from 1. */
	readonly line: number;
}

/** A position and moves played from it: what a code stands for. */
export interface CodedGame {
	readonly game: Game;
	readonly position: Position;
	/** By either side in turn. */
	readonly moves: readonly Move[];
	/** The position after each move. */
	readonly positions: readonly Position[];
}

/** A game to be encoded; without moves none were played. */
export type Encodable = Pick<CodedGame, "game" | "position"> & Partial<Pick<CodedGame, "moves">>;

/** The progress of a solve. */
export interface Progress {
	/** Positions known to be won or lost by a game that ends. */
	readonly settled: number;
	/** All positions; the others are never settled. */
	readonly positions: number;
	/** The distance, in plies, up to which positions are settled. */
	readonly layers: number;
}

/** The parts of a written report besides the answer. */
export interface ReportOptions {
	/** The value of every legal move. */
	readonly moves?: boolean;
	/** A whole game of best play. */
	readonly line?: boolean;
	/** The position drawn, and with `line` the board after each of its moves. */
	readonly boards?: boolean;
}
