/** Faults of a page under a test's control: dying workers, exhausted memory, storage, clocks and timers. */

/** Faults of a thread's WebAssembly module. */
interface ModuleFaults {
	/** Whether its memory cannot grow. */
	isStarved: boolean;
	/** Whether it traps, once, at its next call into JavaScript. */
	traps: boolean;
}

export interface Hardship extends ModuleFaults {
	/** A worker dies after this many messages to or from it, then the next one, and so on. */
	deaths: number[];
	/** Whether a message is unreadable, instead of a worker's death. */
	areUnreadable: boolean;
	/** Whether workers die without any event. */
	areSilent: boolean;
	storage: "kept" | "full" | "forbidden";
	/** The clock's error, in milliseconds. */
	skew: number;
	/** Whether timers, frames and worker messages wait, as in a frozen tab. */
	sleeps: boolean;
}

export const noHardship: Hardship = {
	isStarved: false,
	traps: false,
	deaths: [],
	areUnreadable: false,
	areSilent: false,
	storage: "kept",
	skew: 0,
	sleeps: false,
};

/** A page in hardship. `wake` ends its sleep. */
export type Hard = typeof globalThis & { hardship: Hardship; wake(): void };

/** Runs in the page and in its workers. */
function holdModules(faults: ModuleFaults): void {
	const { grow } = WebAssembly.Memory.prototype;
	WebAssembly.Memory.prototype.grow = function (delta) {
		if (faults.isStarved) throw new RangeError("no more memory");
		return grow.call(this, delta);
	};
	const failing = (call: unknown) =>
		typeof call !== "function"
			? call
			: (...args: unknown[]) => {
					if (!faults.traps) return call(...args);
					faults.traps = false;
					throw new WebAssembly.RuntimeError("unreachable");
				};
	const { instantiate } = WebAssembly;
	const instantiateHard = async (module: WebAssembly.Module, imports: Record<string, object>) => {
		if (faults.isStarved) throw new RangeError("no more memory");
		const all = Object.entries(imports).map(([name, calls]) => [
			name,
			Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, failing(call)])),
		]);
		return instantiate(module, Object.fromEntries(all));
	};
	Object.assign(WebAssembly, { instantiate: instantiateHard });
}

/** Schedules work for a page that is awake, and whether time runs fast. */
interface Time {
	whenAwake(act: () => void): void;
	flies: boolean;
}

/** Runs in the page, next to a `hardship` and `holdModules`. Time runs fast while a dead worker may go unnoticed. */
function holdWorkers(hardship: Hardship, time: Time): void {
	const inWorker = `const faults = {};
		addEventListener("message", ({ data }) => { if (data.faults) Object.assign(faults, data.faults); });
		(${holdModules})(faults);`;
	const isScript = (options?: BlobPropertyBag) => options?.type === "text/javascript";
	globalThis.Blob = new Proxy(Blob, {
		construct: (Original, [parts, options]) =>
			new Original(isScript(options) ? [inWorker, ...parts] : parts, options),
	});
	/** Counts a message. Returns whether it kills the worker. */
	const isFatal = () => {
		const [left] = hardship.deaths;
		if (left === undefined) return false;
		if (left > 0) hardship.deaths[0] = left - 1;
		else hardship.deaths.shift();
		return left === 0;
	};
	globalThis.Worker = new Proxy(Worker, {
		construct(Original, [url, options]) {
			const worker = new Original(url, options);
			time.flies = false;
			let isDead = false;
			const die = () => {
				isDead = hardship.areSilent || !hardship.areUnreadable;
				if (isDead) worker.terminate();
				time.flies = hardship.areSilent;
				if (hardship.areSilent) return;
				const event = isDead
					? new ErrorEvent("error", { message: "killed" })
					: new MessageEvent("messageerror");
				setTimeout(() => worker.dispatchEvent(event));
			};
			const send = worker.postMessage.bind(worker);
			worker.postMessage = (message: unknown) => {
				if (isDead) return;
				const { isStarved, traps } = hardship;
				send({ faults: { isStarved, traps } });
				if (isFatal()) die();
				else send(message);
			};
			worker.addEventListener("message", (event) => {
				if (!event.isTrusted) return;
				event.stopImmediatePropagation();
				if (isDead) return;
				if (isFatal()) die();
				else
					time.whenAwake(() =>
						worker.dispatchEvent(new MessageEvent("message", { data: event.data })),
					);
			});
			return worker;
		},
	});
}

/** Runs in the page. */
function holdStorage(hardship: Hardship): void {
	const refuse = (name: string) => {
		throw new DOMException("refused", name);
	};
	const { getItem, setItem } = Storage.prototype;
	Storage.prototype.getItem = function (key) {
		return hardship.storage === "forbidden" ? refuse("SecurityError") : getItem.call(this, key);
	};
	Storage.prototype.setItem = function (key, value) {
		if (hardship.storage !== "kept") refuse("QuotaExceededError");
		setItem.call(this, key, value);
	};
}

/** Runs in the page. */
function holdTime(hardship: Hardship): Time {
	const { now } = Date;
	Date.now = () => now() + hardship.skew;
	const since = performance.now.bind(performance);
	// This clock and that of frames, which follows it, never run backwards.
	let [ahead, skew] = [0, 0];
	const gained = () => {
		ahead += Math.max(0, hardship.skew - skew);
		skew = hardship.skew;
		return ahead;
	};
	performance.now = () => since() + gained();

	const asleep = new Map<unknown, () => void>();
	const whenAwake = (act: () => void, key: unknown = {}) => {
		if (hardship.sleeps) asleep.set(key, act);
		else act();
	};
	const time = { whenAwake, flies: false };
	const timer = setTimeout;
	const frame = requestAnimationFrame;
	const [dropTimer, dropFrame] = [clearTimeout, cancelAnimationFrame];
	Object.assign(globalThis, {
		setTimeout: (act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
			const soon = time.flies ? 0 : delay;
			const id = timer(() => whenAwake(() => act(...args), `timer ${id}`), soon);
			return id;
		},
		clearTimeout: (id: number) => {
			asleep.delete(`timer ${id}`);
			dropTimer(id);
		},
		requestAnimationFrame: (draw: FrameRequestCallback) => {
			const id = frame((now) => whenAwake(() => draw(now + gained()), `frame ${id}`));
			return id;
		},
		cancelAnimationFrame: (id: number) => {
			asleep.delete(`frame ${id}`);
			dropFrame(id);
		},
		wake: () => {
			hardship.sleeps = false;
			for (const [key, act] of asleep) {
				asleep.delete(key);
				act();
			}
		},
	});
	return time;
}

/** For use before the page's own scripts. */
export const inHardship = `{
	const hardship = ${JSON.stringify(noHardship)};
	Object.assign(globalThis, { hardship });
	${[holdModules, holdWorkers, holdStorage, holdTime].join("\n")}
	holdModules(hardship);
	holdStorage(hardship);
	holdWorkers(hardship, holdTime(hardship));
}`;
