import { load } from "catchmate";
import { CatchmateBoard } from "catchmate/element";
import { svg } from "catchmate/svg";

const solver = await load();
const { game, position } = solver.decode("1Ac4WIAzzUx");
const table = await solver.solve(game);
console.log(await table.answer(position));
console.log(svg(solver, game, position).split("\n")[1]);
console.log(typeof CatchmateBoard);
solver.dispose();
