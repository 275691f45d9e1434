/** Ready-made boards: as judge input, drawings or graphs. */
import type { Rules } from "catchmate";

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
/** The first game: Black wins in five moves of its own, one step ahead of Red. */
const race = lines("5 6 black", "......", ".##.O.", "..#...", "..#..O", ".X....");
/** The fort: Red's pieces are far apart, but all their moves win. */
const fort = lines(
	"8 9",
	".....O...",
	".#.....#.",
	"..##.##..",
	"....O....",
	"...#.#...",
	".#.#.#.#.",
	".......X.",
	".........",
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

/**
 * Found by a search of mazes for the longest win of either side: Red's takes 303 plies here, Black's takes 62 on the
 * next board.
 */
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
/** Found by a search for the mutual zugzwang with the longest loss. */
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
/** Pairs of squares without a way out: nine in ten positions are draws. */
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

/** Has positions in which the thief escapes, is caught very late, or runs in circles for ever. */
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

/** The hounds win from the opening in 44 plies; in the other position the fox wins in 35, its longest win. */
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

/** A graph with the mouse's hole on point 1. */
const burrow = (points: number, places: string, edges: string, mouse: number, cat: number) =>
	lines(
		`graph ${points} mouse`,
		`places ${places}`,
		`edges ${edges}`,
		"goal mouse 1",
		"closed cat 1",
		`pieces mouse ${mouse}`,
		`pieces cat ${cat}`,
	);
const petersen = burrow(
	10,
	"500,0 976,345 794,905 206,905 24,345 500,270 719,429 635,686 365,686 281,429",
	"1-2 1-5 1-6 2-3 2-7 3-4 3-8 4-5 4-9 5-10 6-8 6-9 7-9 7-10 8-10",
	8,
	9,
);
/**
 * Found by a search of plane graphs for the mouse's longest way to its hole, 15 plies, and for its longest flight
 * before it is caught, 25.
 */
const warren = burrow(
	12,
	"200,100 400,100 700,100 950,250 700,300 150,400 1000,450 700,550 150,600 950,700 450,800 150,1000",
	"1-2 1-6 2-3 3-4 4-7 5-8 6-9 7-10 8-10 8-11 9-11 9-12 11-12",
	3,
	2,
);
const cornered = burrow(
	12,
	"0,50 600,200 900,200 50,250 250,300 700,400 950,400 800,650 400,700 50,850 800,900 450,950",
	"1-4 2-3 2-5 3-6 6-7 6-8 7-8 8-9 8-11 9-10 9-12 10-12 11-12",
	2,
	5,
);
const ring = burrow(
	9,
	"500,0 821,117 992,413 933,750 671,970 329,970 67,750 8,413 179,117",
	"1-2 1-9 2-3 3-4 4-5 5-6 6-7 7-8 8-9",
	4,
	3,
);
const path = burrow(
	9,
	"0,500 125,500 250,500 375,500 500,500 625,500 750,500 875,500 1000,500",
	"1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9",
	5,
	3,
);

const meadow = (toMove: string, hounds: string, hare: string) =>
	lines(
		`graph 11 ${toMove}`,
		"names a b1 b2 b3 c1 c2 c3 d1 d2 d3 e",
		"places 0,500 250,250 250,500 250,750 500,250 500,500 500,750 750,250 750,500 750,750 1000,500",
		"edges b1-b2 b2-b3 c1-c2 c2-c3 d1-d2 d2-d3",
		"ways hounds a>b1 a>b2 a>b3 b1>c1 b1>c2 b2>c2 b3>c2 b3>c3 c1>d1 c2>d1 c2>d2 c2>d3 c3>d3 d1>e d2>e d3>e",
		"ways hare a-b1 a-b2 a-b3 b1-c1 b1-c2 b2-c2 b3-c2 b3-c3 c1-d1 c2-d1 c2-d2 c2-d3 c3-d3 d1-e d2-e d3-e",
		"goal hare a",
		`pieces hounds ${hounds}`,
		`pieces hare ${hare}`,
	);

const stones = (red: string, black: string) =>
	lines(
		"graph 5",
		"places 0,0 1000,0 500,500 0,1000 1000,1000",
		"edges 1-3 1-4 2-3 2-5 3-4 3-5 4-5",
		`pieces red ${red}`,
		`pieces black ${black}`,
	);

/** Eight points: the token can go in circles, or stop on h. */
const rounds = (...marksAndToken: string[]) =>
	lines(
		"graph 8",
		"names a b c d e f g h",
		"places 0,500 200,100 200,900 450,500 600,100 650,900 850,350 1000,800",
		"edges a>b a>c d>a b>d b>e c>d c-f d>g e>g g>f f>h g>h",
		...marksAndToken,
	);
const oneWay = lines(
	"graph 9",
	"places 0,500 250,150 250,850 420,500 560,150 580,850 740,500 860,150 1000,700",
	"edges 1>2 1>3 1>4 2>4 2>5 3>4 3>6 4>5 4>6 4>7 5>7 5>8 6>7 6>9 7>8 7>9",
	"pieces first 1",
);

/** Two cops and a robber on a graph with `points` points. */
const beat = (points: number, places: string, edges: string, cops: string, robber: number) =>
	lines(
		`graph ${points}`,
		`places ${places}`,
		`edges ${edges}`,
		`pieces cops ${cops}`,
		`pieces robber ${robber}`,
	);
const plaza = lines(
	"8 8",
	"........",
	"........",
	"...X....",
	"........",
	"........",
	"........",
	"........",
	"O......O",
);
const patrol = lines(
	"6 9 cops",
	"more cops 6,1",
	".........",
	"......X..",
	".........",
	".........",
	".........",
	"O........",
);
const streets = lines(
	"7 9",
	"O........",
	".##.#.##.",
	".#..#..#.",
	"....X....",
	".#..#..#.",
	".##.#.##.",
	"........O",
);
const beatRing = beat(
	9,
	"500,0 821,117 992,413 933,750 671,970 329,970 67,750 8,413 179,117",
	"1-2 1-9 2-3 3-4 4-5 5-6 6-7 7-8 8-9",
	"1 1",
	5,
);
const beatPetersen = beat(
	10,
	"500,0 976,345 794,905 206,905 24,345 500,270 719,429 635,686 365,686 281,429",
	"1-2 1-5 1-6 2-3 2-7 3-4 3-8 4-5 4-9 5-10 6-8 6-9 7-9 7-10 8-10",
	"1 4",
	7,
);
const beatTorus = beat(
	16,
	"110,110 370,110 630,110 890,110 110,370 370,370 630,370 890,370 110,630 370,630 630,630 890,630 110,890 370,890 630,890 890,890",
	"1-2 1-4 1-5 1-13 2-3 2-6 2-14 3-4 3-7 3-15 4-8 4-16 5-6 5-8 5-9 6-7 6-10 7-8 7-11 8-12 9-10 9-12 9-13 10-11 10-14 11-12 11-15 12-16 13-14 13-16 14-15 15-16",
	"1 16",
	7,
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
		{ id: "crossing-race", text: alone(race) },
		{ id: "crossing-fort", text: one(fort) },
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
	"cat-and-mouse": [
		{ id: "hole-petersen", text: alone(petersen) },
		{
			id: "hole-samples",
			text: "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n[[1,3],[0],[3],[0,2]]\n",
		},
		{ id: "hole-warren", text: alone(warren) },
		{ id: "hole-cornered", text: alone(cornered) },
		{ id: "hole-ring", text: alone(ring) },
		{ id: "hole-path", text: alone(path) },
	],
	"hare-and-hounds": [
		{ id: "hare-standard", text: alone(meadow("hounds", "a b1 b3", "e")) },
		{ id: "hare-middle", text: alone(meadow("hare", "a b1 b3", "c2")) },
		{ id: "hare-zugzwang", text: alone(meadow("hounds", "b1 b2 b3", "c2")) },
		{ id: "hare-endless", text: alone(meadow("hounds", "b1 b3 c2", "d2")) },
	],
	"pong-hau-ki": [
		{ id: "pong-standard", text: alone(stones("4 5", "1 2")) },
		{ id: "pong-trap", text: alone(stones("1 4", "2 5")) },
		{ id: "pong-slip", text: alone(stones("2 4", "1 3")) },
	],
	"cops-and-robber": [
		{ id: "cops-corners", text: alone(plaza) },
		{ id: "cops-together", text: alone(patrol) },
		{ id: "cops-blocks", text: alone(streets) },
		{ id: "cops-ring", text: alone(beatRing) },
		{ id: "cops-petersen", text: alone(beatPetersen) },
		{ id: "cops-torus", text: alone(beatTorus) },
	],
	token: [
		{ id: "token-standard", text: alone(rounds("pieces first a")) },
		{ id: "token-one-way", text: alone(oneWay) },
		{
			id: "token-goal",
			text: alone(rounds("goal first f", "goal second f", "pieces first d")).replace(
				"8",
				"8 first",
			),
		},
	],
};

/** The page's first game: it explains itself at a glance. */
const firstGame = "crossing-pawn";

export const gameToBegin = (games: readonly Rules[]): Rules | undefined =>
	games.find(({ id }) => id === firstGame) ?? games[0];

/** The presets of a game, the default first. */
export function presetsOf(gameId: string): readonly Preset[] {
	return Object.hasOwn(presetsByGame, gameId) ? (presetsByGame[gameId] ?? []) : [];
}

/** The preset with this text. */
export const presetWith = (gameId: string, text: string): Preset | undefined =>
	presetsOf(gameId).find((preset) => preset.text === text);

/** The text of the page's first board. */
export const boardToBegin = (): string => presetsOf(firstGame)[0]?.text ?? "";
