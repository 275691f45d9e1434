/** A worker that dies silently, like one killed for lack of memory, or that is still starting. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { FromWorker, ToWorker } from "../../wasm/engine/messages.ts";
import { WorkerEngine } from "../../wasm/engine/worker-engine.ts";

const compiled = await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

/** Workers under the test's control, with each one's last request number and their page's elapsed seconds. */
class Host {
	readonly workers: { ends: boolean; asked: number; says(message: FromWorker): void }[] = [];
	/** All messages to workers, in order. */
	readonly types: string[] = [];
	startsAtOnce = true;
	readonly #timers: (() => void)[] = [];
	readonly engine = new WorkerEngine(() => this.#work(), Promise.resolve(compiled));

	constructor({ mock }: TestContext) {
		mock.method(globalThis, "setTimeout", (act: () => void) => this.#timers.push(act));
		// Clocks may be arbitrary.
		mock.method(performance, "now", () => 3_600_000 * this.#timers.length);
	}

	#work(): Worker {
		const events = new EventTarget();
		const says = (data: FromWorker) =>
			void events.dispatchEvent(Object.assign(new Event("message"), { data }));
		const worker = { ends: false, asked: 0, says };
		this.workers.push(worker);
		return Object.assign(events, {
			postMessage: (message: ToWorker) => {
				this.types.push(message.type);
				if (message.type === "release") return;
				const { type, id } = message;
				worker.asked = id;
				if (type !== "start" || !this.startsAtOnce) return;
				queueMicrotask(() => says({ type: "result", id, result: undefined }));
			},
			terminate() {
				worker.ends = true;
			},
		}) as unknown as Worker;
	}

	/** Keeps the page awake for some seconds. */
	async wakes(seconds: number): Promise<void> {
		for (let second = 0; second < seconds; ++second) {
			for (const act of this.#timers.splice(0)) act();
			await new Promise(setImmediate);
		}
	}

	/** Sends a request to the worker; returns a getter of the result, undefined until then. */
	async asks(ask: (engine: WorkerEngine) => Promise<unknown>): Promise<() => unknown> {
		let came: unknown;
		const come = (value: unknown) => {
			came = value;
		};
		ask(this.engine).then(come, come);
		await new Promise(setImmediate);
		return () => came;
	}
}

const game = { rules: {}, board: {} } as never;
const solves = (engine: WorkerEngine, signal?: AbortSignal) =>
	engine.run("solve", [1, game, null, false, 1e9], { signal });

test("a worker silent for half a minute of requests has ended, and the next call starts another", async (context) => {
	const host = new Host(context);
	const solved = await host.asks(solves);
	await host.wakes(29);
	assert.equal(solved(), undefined);
	await host.wakes(1);
	assert.match(String(solved()), /EngineError: the worker failed: it no longer answers/);
	const again = await host.asks(solves);
	await host.wakes(29);
	const [first, second] = host.workers;
	assert.deepEqual([first?.ends, second?.ends, host.workers.length], [true, false, 2]);
	second?.says({ type: "result", id: second.asked, result: "facts" });
	await host.wakes(1);
	assert.equal(again(), "facts");
});

test("a worker's silence adds up over all requests, aborted ones too", async (context) => {
	const host = new Host(context);
	for (let time = 0; time < 15; ++time) {
		const controller = new AbortController();
		await host.asks((engine) => solves(engine, controller.signal));
		assert.equal(host.workers[0]?.ends, false);
		await host.wakes(2);
		controller.abort(new Error("changed"));
	}
	assert.equal(host.workers[0]?.ends, true);
});

test("a worker survives that reports progress, has no requests, or solves in one go", async (context) => {
	const host = new Host(context);
	const solved = await host.asks(solves);
	const [worker] = host.workers;
	const id = worker?.asked ?? assert.fail();
	for (let time = 0; time < 10; ++time) {
		await host.wakes(29);
		worker?.says({ type: "progress", id, report: undefined });
	}
	worker?.says({ type: "result", id, result: "facts" });
	await host.wakes(1000);
	assert.equal(solved(), "facts");
	const found = await host.asks((engine) => engine.run("detect", [game, "", "", 1e9], {}));
	await host.wakes(599);
	assert.equal(found(), undefined);
	assert.deepEqual([worker?.ends, host.workers.length], [false, 1]);
	await host.wakes(1);
	assert.match(String(found()), /no longer answers/);
});

test("a solve aborted while its worker starts sends it nothing", async (context) => {
	const host = new Host(context);
	host.startsAtOnce = false;
	const controller = new AbortController();
	const solved = await host.asks((engine) => solves(engine, controller.signal));
	const reason = new Error("changed my mind");
	controller.abort(reason);
	const [worker = assert.fail()] = host.workers;
	worker.says({ type: "result", id: worker.asked, result: undefined });
	await new Promise(setImmediate);
	assert.equal(solved(), reason);
	assert.deepEqual(host.types, ["start"]);
});
