import { decode, load, svg } from "catchmate";
import { CatchmateBoard } from "catchmate/element";

const { game, position } = decode("1Ac4WIAzzUx");
const solver = await load();
const table = await solver.solve(game);
console.log(await table.answer(position));
console.log(svg(game, position).split("\n")[1]);
console.log(typeof CatchmateBoard);
solver.dispose();
