/** Writes the list of puzzles, web/model/puzzle-list.ts; run by `npm run puzzles`. */
import { writeFile } from "node:fs/promises";
import { load } from "catchmate";
import { writeList } from "../model/puzzle.ts";
import { allPuzzles } from "./make.ts";

const solver = await load();
const list = writeList(await allPuzzles(solver));
solver.dispose();
const text = `/**
 * The puzzles, ten a line: game, goal, plies, rating, marks, code. Marks are the first letters of themes, a capital for the
 * lesson of a micro-puzzle, and 0 for a trivial one. Written by \`npm run puzzles\`.
 */
export const list = \`
${list}\`;
`;
await writeFile(new URL("../model/puzzle-list.ts", import.meta.url), text);
