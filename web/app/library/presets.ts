/** Ready-made boards, in the judge format of their game or as drawings. */

export interface Preset {
	readonly id: string;
	readonly text: string;
}

const lines = (...rows: string[]) => rows.join("\n");

const blocked = lines("4 5", "...#O", ".#..#", "#O#..", ".#..X");
const gate = lines("3 3", "#.#", "O.O", ".X.");
const corner = lines("3 3", "O..", ".#X", ".O.");
const field = lines("5 5", ".....", ".....", "..O..", "#..#.", "O#.X.");
const corridor = lines(
	"9 9",
	"...######",
	".#.......",
	".#######.",
	".#.#.....",
	".#O#.####",
	".#.#.....",
	".#######.",
	".#X......",
	".O.......",
);
const river = lines(
	"10 9",
	"....O....",
	".........",
	"..O......",
	".........",
	"##.#.#.##",
	".........",
	".........",
	".........",
	".........",
	"....X....",
);
const plain = lines(
	"10 10",
	"..........",
	"..........",
	"...O..O...",
	...Array.from({ length: 6 }, () => ".........."),
	".....X....",
);

/** Found by searching mazes for the longest win of either side: Red's takes 303 plies here, Black's 62 in the next. */
const longestHunt = lines(
	"10 10",
	".......#.O",
	".###......",
	"..#....#..",
	".........X",
	"#..####.#.",
	".#######..",
	"........#.",
	".##.###O#.",
	"...#...#..",
	".....#....",
);
const longestCrossing = lines(
	"10 10",
	"####.O..#O",
	"#....##..#",
	"..#######.",
	".#...#.#..",
	"..........",
	"#..#.#.#..",
	"#..#..#.#.",
	".#######..",
	"..........",
	"X#...#...#",
);
/** Found by searching for a position in which whoever is to move loses as late as possible. */
const zugzwang = lines(
	"8 8",
	".#.####O",
	"..#....#",
	"#.#.#O..",
	"..#.....",
	".#...#..",
	"...#...#",
	"......##",
	".###..X#",
);
/** Pairs of squares that nothing leads out of: nine positions of ten are drawn. */
const pairs = lines(
	"10 10",
	"##########",
	"O.##O.##..",
	"##X.##..##",
	"..##..##..",
	"##..##..##",
	"..##..##..",
	"##..##..##",
	"..##..##..",
	"##..##..##",
	"..##..##..",
);

/** The thief gets away, is caught as late as possible, and runs round and round. */
const rooms = lines(
	"7 9 police",
	"goal thief 1,9 1,1",
	"....#....",
	".O..#....",
	"....#....",
	"##.##.##.",
	"....#....",
	".........",
	"....#..X.",
);
const longestArrest = lines(
	"7 9 police",
	"goal thief 1,9 1,1",
	"O...#....",
	"....#....",
	"....#....",
	"##.##.##.",
	"....#....",
	"...X.....",
	"....#....",
);
const blocks = lines(
	"8 10 police",
	"goal thief 1,1 8,1",
	"..........",
	".##.##.##.",
	".##.##.##.",
	"O.........",
	".........X",
	".##.##.##.",
	".##.##.##.",
	"..........",
);

const kitchen = lines(
	"8 8 mouse",
	"goal mouse 3,8",
	"goal cat 3,8",
	"..#.....",
	"O.#.##..",
	"....#...",
	".##...#.",
	"..#.#.#.",
	"#...#...",
	"..#...#.",
	"#...#..X",
);
const larder = lines(
	"6 6 mouse",
	"goal mouse 3,4",
	"goal cat 3,4",
	"O.....",
	".#.##.",
	".#..#.",
	".##.#.",
	"......",
	"..#..X",
);

/** From the opening the hounds win in 44 plies; the fox wins in 35 from the other position, later than from any that it wins. */
const opening = lines(
	"8 8",
	"#X#X#X#X",
	".#.#.#.#",
	"#.#.#.#.",
	".#.#.#.#",
	"#.#.#.#.",
	".#.#.#.#",
	"#.#.#.#.",
	".#.#O#.#",
);
const breakthrough = lines(
	"8 8",
	"#X#.#X#.",
	".#.#.#X#",
	"#.#.#.#O",
	".#.#.#.#",
	"#.#.#X#.",
	".#.#.#.#",
	"#.#.#.#.",
	".#.#.#.#",
);

const one = (board: string) => `0 1\n${board}\n`;
const alone = (drawing: string) => `${drawing}\n`;

const presetsByGame: Readonly<Record<string, readonly Preset[]>> = {
	chase: [
		{ id: "chase-corners-8", text: "8 1 1 8 8\n" },
		{ id: "chase-sample", text: "2 1 1 2 2\n" },
		{ id: "chase-neighbours", text: "5 3 3 3 4\n" },
		{ id: "chase-middle-13", text: "13 7 7 4 10\n" },
		{ id: "chase-shadow-8", text: "8 2 4 1 5\n" },
		{ id: "chase-corners-20", text: "20 1 1 20 20\n" },
		{ id: "chase-longest-20", text: "20 10 10 1 1\n" },
	],
	"crossing-pawn": [
		{ id: "crossing-river", text: one(river) },
		{ id: "crossing-sample", text: `${lines("0 5", blocked, gate, corner, field, corridor)}\n` },
		{ id: "crossing-blocked", text: one(blocked) },
		{ id: "crossing-gate", text: one(gate) },
		{ id: "crossing-corner", text: one(corner) },
		{ id: "crossing-tie", text: one(field) },
		{ id: "crossing-maze", text: one(corridor) },
		{ id: "crossing-open", text: one(plain) },
		{ id: "crossing-longest-hunt", text: one(longestHunt) },
		{ id: "crossing-longest-crossing", text: one(longestCrossing) },
		{ id: "crossing-zugzwang", text: one(zugzwang) },
		{ id: "crossing-pairs", text: one(pairs) },
	],
	"police-and-thief": [
		{ id: "police-rooms", text: alone(rooms) },
		{ id: "police-longest", text: alone(longestArrest) },
		{ id: "police-blocks", text: alone(blocks) },
	],
	"cat-and-mouse-2": [
		{ id: "mouse-kitchen", text: alone(kitchen) },
		{ id: "mouse-larder", text: alone(larder) },
	],
	"fox-and-hounds": [
		{ id: "fox-standard", text: alone(opening) },
		{ id: "fox-breakthrough", text: alone(breakthrough) },
	],
};

/** The presets of a game, the one to begin with first; none for a game without any. */
export function presetsOf(gameId: string): readonly Preset[] {
	return Object.hasOwn(presetsByGame, gameId) ? (presetsByGame[gameId] ?? []) : [];
}

/** The preset of a game that a text is, if it is one. */
export const presetWith = (gameId: string, text: string): Preset | undefined =>
	presetsOf(gameId).find((preset) => preset.text === text);
