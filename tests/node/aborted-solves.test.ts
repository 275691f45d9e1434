/** A solve that is aborted at the ends of its time: while the worker starts, and by the last report. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { FromWorker, ToWorker } from "../../wasm/engine/messages.ts";
import { WorkerEngine } from "../../wasm/engine/worker-engine.ts";
import { problemOf, solver, useSolver } from "./solver.ts";

useSolver();

test("a solve aborted while its worker starts asks nothing of the worker", async () => {
	const compiled = await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
	const asked: string[] = [];
	const events = new EventTarget();
	let start = () => {};
	const worker = Object.assign(events, {
		postMessage({ type, ...message }: ToWorker) {
			asked.push(type);
			if (type !== "start" || !("id" in message)) return;
			const data: FromWorker = { type: "result", id: message.id, result: undefined };
			start = () => void events.dispatchEvent(Object.assign(new Event("message"), { data }));
		},
		terminate() {},
	}) as unknown as Worker;
	const engine = new WorkerEngine(() => worker, Promise.resolve(compiled));
	const { game } = await problemOf("chase", "3 1 1 3 3");
	const scope = { position: undefined, moves: false, memoryBudget: 1e9 };
	const controller = new AbortController();
	const solving = engine.solve(1, game, scope, { signal: controller.signal });
	const reason = new Error("changed my mind");
	const rejected = assert.rejects(solving, reason);
	await new Promise(setImmediate);
	controller.abort(reason);
	start();
	await rejected;
	assert.deepEqual(asked, ["start"]);
	engine.dispose();
});

test("a solve aborted by its last report is rejected", async () => {
	const { game } = await problemOf("chase", "3 1 1 3 3");
	const controller = new AbortController();
	const reason = new Error("changed my mind");
	let settled = 0;
	const onProgress = (report: { readonly settled: number }) => {
		settled = report.settled;
		controller.abort(reason);
	};
	await assert.rejects(solver.solve(game, { signal: controller.signal, onProgress }), reason);
	assert.ok(settled > 0);
});
