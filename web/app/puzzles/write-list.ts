/** Writes the list of puzzles, list.ts, by `npm run puzzles`. */
import { writeFile } from "node:fs/promises";
import { load } from "catchmate";
import { allPuzzles } from "./make.ts";
import { writeList } from "./puzzle.ts";

const solver = await load();
const list = writeList(await allPuzzles(solver));
solver.dispose();
const text = `/** The puzzles, a line each: game, goal, plies, sight, code. Written by \`npm run puzzles\`. */
export const list = \`
${list}\`;
`;
await writeFile(new URL("list.ts", import.meta.url), text);
