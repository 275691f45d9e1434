/** The undo history of an edited board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EditHistory, type Snapshot } from "../../web/element/history.ts";
import type { BoardProblem } from "../../web/model/edit.ts";
import { packageSolver } from "./games.ts";

const { game, position } = packageSolver.decode("1Ac4WIF2p8r");

test("after Start over, redo brings back the changes in the order in which they were made", () => {
	const boards: Snapshot[] = [0, 1, 2, 3].map(() => ({
		problem: { game, position } as BoardProblem,
		moves: [],
	}));
	const [original, , , edited] = boards as [Snapshot, Snapshot, Snapshot, Snapshot];
	const history = new EditHistory().begun(original);
	for (const before of boards.slice(0, 3)) history.add(before);
	let shown = history.rewind(edited);
	assert.equal(shown?.problem, original.problem);
	for (const { problem } of boards.slice(1)) {
		shown = history.step(1, shown ?? assert.fail());
		assert.equal(shown?.problem, problem);
	}
	assert.ok(!history.canStep(1));
});
