/**
 * A right program for crossing pawn that knows nothing but the positions that can follow from the first one, and decides
 * them ply by ply. It prints its answers with the white space that judges allow.
 */
import { readFileSync } from "node:fs";

const steps = [
	[-1, 0],
	[0, -1],
	[0, 1],
	[1, 0],
];

/** @param {readonly string[]} drawing */
function answer(drawing) {
	const columns = drawing[0]?.length ?? 0;
	const squares = [...drawing.join("")];
	const size = squares.length;
	const beside = squares.map((_, square) =>
		steps.map(([down = 0, right = 0]) => {
			const row = Math.floor(square / columns) + down;
			const column = (square % columns) + right;
			const isInside = column >= 0 && column < columns;
			const next = row * columns + column;
			return isInside && (squares[next] ?? "#") !== "#" ? next : -1;
		}),
	);
	const numberOf = (
		/** @type {number} */ a,
		/** @type {number} */ b,
		/** @type {number} */ black,
	) => (Math.min(a, b) * size + Math.max(a, b)) * size + black;

	// The positions in the order in which they are met, Red's and Black's turns apart; `moves` has an end for each.
	const met = [0, 1].map(() => new Int32Array(size ** 3).fill(-1));
	/** @type {number[]} */
	const positions = [];
	/** @type {number[]} */
	const moves = [];
	const ends = [0];
	/** @param {number} position @param {number} turn */
	const meet = (position, turn) => {
		const places = /** @type {Int32Array} */ (met[turn]);
		if (places[position] === -1) {
			places[position] = positions.length;
			positions.push(position * 2 + turn);
		}
		return /** @type {number} */ (places[position]);
	};
	const [a = 0, b = 0] = squares.flatMap((piece, square) => (piece === "O" ? [square] : []));
	meet(numberOf(a, b, squares.indexOf("X")), 0);

	/** By place: plies and who wins, or nothing. @type {{ wins: boolean, plies: number }[]} */
	const decided = [];
	for (let place = 0; place < positions.length; place += 1) {
		const position = positions[place] ?? 0;
		const turn = position % 2;
		let rest = (position - turn) / 2;
		const black = rest % size;
		rest = (rest - black) / size;
		const [one, other] = [Math.floor(rest / size), rest % size];
		if (black < columns) {
			decided[place] = { wins: turn === 1, plies: 0 };
		} else if (one === black || other === black) {
			decided[place] = { wins: false, plies: 0 };
		} else if (turn === 0) {
			for (const [moved, stays] of /** @type {const} */ ([
				[one, other],
				[other, one],
			])) {
				for (const to of beside[moved] ?? []) {
					if (to !== -1 && to !== stays) moves.push(meet(numberOf(to, stays, black), 1));
				}
			}
		} else {
			for (const to of (beside[black] ?? []).slice(0, 3)) {
				if (to !== -1) moves.push(meet(numberOf(one, other, to), 0));
			}
		}
		ends.push(moves.length);
		if (ends.at(-1) === ends.at(-2)) decided[place] ??= { wins: false, plies: 0 };
	}

	let open = positions.map((_, place) => place).filter((place) => decided[place] === undefined);
	for (let plies = 1; ; plies += 1) {
		/** @type {[number, boolean][]} */
		const found = [];
		for (const place of open) {
			let wins = false;
			let loses = true;
			for (
				let move = /** @type {number} */ (ends[place]);
				move < (ends[place + 1] ?? 0);
				move += 1
			) {
				const next = decided[/** @type {number} */ (moves[move])];
				if (next === undefined || !next.wins) loses = false;
				if (next !== undefined && !next.wins) wins = true;
			}
			if (wins || loses) found.push([place, wins]);
		}
		if (found.length === 0) break;
		for (const [place, wins] of found) decided[place] = { wins, plies };
		open = open.filter((place) => decided[place] === undefined);
	}
	const first = decided[0];
	return first === undefined ? "Tie" : `${first.wins ? "Red" : "Black"}  ${first.plies}`;
}

const [, count, ...words] = readFileSync(0, "utf8").split(/\s+/);
let output = "";
for (let board = 0; board < Number(count); board += 1) {
	const [rows] = words.splice(0, 2);
	output += `${answer(words.splice(0, Number(rows)))} \r\n`;
}
process.stdout.write(output);
