/** A solver with a table of chase, per test file. */
import { after } from "node:test";
import { load } from "catchmate";

export const solver = await load();
export const { game, position } = solver.decode("1Ac4WIAzzUx");
export const table = await solver.solve(game);
after(() => solver.dispose());
