/** Writes list.ts, the list of puzzles; run by `npm run puzzles`. */
import { writeFile } from "node:fs/promises";
import { load } from "catchmate";
import { writeList } from "../../model/puzzle.ts";
import { allPuzzles } from "./make.ts";

const solver = await load();
const list = writeList(await allPuzzles(solver));
solver.dispose();
const text = `/** The puzzles, a line each: game, goal, plies, sight, code. Written by \`npm run puzzles\`. */
export const list = \`
${list}\`;
`;
await writeFile(new URL("list.ts", import.meta.url), text);
