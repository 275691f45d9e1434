import "catchmate/define";
import { decode, load } from "catchmate";
import wasm from "catchmate/solver.wasm?url";
import workerUrl from "catchmate/worker?url";

// A solver of one's own, its worker and its module from files of the bundle.
const { game, position } = decode("1Ac4WIAzzUx");
const solver = await load({ workerUrl, wasm });
const table = await solver.solve(game);
document.querySelector("output").textContent = await table.answer(position);
solver.dispose();
