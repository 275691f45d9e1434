/** The tutorial's own ways to settle a graph agree with the solver: the steps, the code that it shows, and the reader's own work. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import {
	begin,
	type Claim,
	claim,
	countLeft,
	isOver,
	ready,
	type Settling,
	take,
} from "../../web/learn/backwards/settling.ts";
import { moves as garden } from "../../web/learn/graph/graph.ts";
import { lines, type Mark, type Step, settled, trace } from "../../web/learn/graph/trace.ts";
import { compiled, tutorialAddress, tutorialFile } from "./compiled.ts";
import { graphs, type Moves, solved } from "./learn-graphs.ts";

const code = {
	cpp: tutorialFile("backwards/settle.cpp"),
	python: tutorialFile("backwards/settle.py"),
};

/** The graph of the text, a point that is hard to lose, and random ones, the same in every run. */
const samples: readonly Moves[] = [
	garden,
	[[], [0], [1, 0]],
	...fc.sample(graphs, { seed: 1, numRuns: 60 }),
];

test("the steps end with the outcome and the distance that the solver finds of every point", async () => {
	for (const moves of samples) {
		assert.deepEqual(settled(moves), await solved(moves));
	}
});

/** What a program has done in a step, as far as it does the same in both languages. */
interface Event {
	readonly mark: string;
	readonly v: number | null;
	readonly u: number | null;
	readonly left: readonly number[];
	readonly outcome: readonly string[];
}

const names = { win: "won", loss: "lost", draw: "draw" } as const;

/** The steps as the programs tell them: they have no null. Where they begin and end, their variables are none of the steps'. */
const eventsOf = (steps: readonly Step[]): readonly Event[] =>
	steps
		.filter(({ mark }) => mark !== "begin" && mark !== "end")
		.map(({ mark, v, u, known, left }) => ({
			mark,
			v,
			u: mark === "take" ? null : u,
			left,
			outcome: known.map((one) => names[one?.outcome ?? "draw"]),
		}));

interface Run {
	readonly outcome: readonly string[];
	readonly events: readonly Event[];
}

const expected: readonly Run[] = samples.map((moves) => ({
	outcome: settled(moves).map(({ outcome }) => names[outcome]),
	events: eventsOf(trace(moves)),
}));

test("the Python code finds the same outcomes, and does the steps in their lines and in their order", () => {
	const main = `
import json, sys
import settle
marks = json.loads(sys.argv[1])
text = open(settle.__file__).read().split("\\n")
events = []
waiting = None
def line(frame, event, _):
    global waiting
    here = frame.f_locals
    if waiting is not None:
        mark, v, u = waiting
        events.append({"mark": mark, "v": here["v"], "u": u, "left": here["moves_left"][:], "outcome": here["outcome"][:]})
        waiting = None
    mark = marks.get(text[frame.f_lineno - 1].strip())
    if event == "line" and mark not in (None, "begin", "end"):
        if mark == "take":
            waiting = (mark, None, None)
        else:
            waiting = (mark, here["v"], here["u"])
    return line
def call(frame, event, _):
    return line if frame.f_code.co_name == "settle" else None
runs = []
for moves in json.load(sys.stdin):
    events = []
    sys.settrace(call)
    outcome = settle.settle(moves)
    sys.settrace(None)
    # A point is passed over only where none of the other steps comes of it.
    told = [one for one, after in zip(events, events[1:] + [None])
        if one["mark"] != "skip" or after is None or after["mark"] not in ("won", "count") or (after["v"], after["u"]) != (one["v"], one["u"])]
    runs.append({"outcome": outcome, "events": told})
print(json.dumps(runs))
`;
	const marks = Object.fromEntries(
		Object.entries(lines.python).map(([mark, line]) => [line, mark]),
	);
	const output = execFileSync("python3", ["-B", "-c", main, JSON.stringify(marks)], {
		env: { ...process.env, PYTHONPATH: fileURLToPath(tutorialAddress("backwards")) },
		input: JSON.stringify(samples),
		encoding: "utf8",
	});
	assert.deepEqual(JSON.parse(output), expected);
});

test("the C++ code compiles without a warning, finds the same outcomes, and does the steps in their lines and in their order", () => {
	/** The line of a mark, with an instruction that tells of it as soon as it is done. */
	const telling = (mark: Mark, line: string): string => {
		const tell = `tell("${mark}", v, ${mark === "take" ? "-1" : "u"}, moves_left, outcome);`;
		return mark === "skip" ? line.replace("continue;", `{ ${tell} continue; }`) : `${line} ${tell}`;
	};
	const teller = `
#include <cstdio>
#include <iostream>
void tell(const char* mark, int v, int u, const std::vector<int>& left, const std::vector<Outcome>& outcome) {
	std::printf("%s %d %d", mark, v, u);
	for (int count : left) std::printf(" %d", count);
	for (Outcome one : outcome) std::printf(" %d", one);
	std::puts("");
	std::fflush(stdout);
}
`;
	const watched = Object.entries(lines.cpp)
		.filter(([mark]) => mark !== "begin" && mark !== "end")
		.reduce((text, [mark, line]) => text.replace(line, telling(mark as Mark, line)), code.cpp)
		.replace(/^enum Outcome.*\n/m, (line) => line + teller);
	const main = `
int main() {
	int n = 0;
	while (std::cin >> n) {
		Graph moves(n);
		for (auto& ways : moves) {
			int degree = 0;
			std::cin >> degree;
			ways.resize(degree);
			for (int& to : ways) std::cin >> to;
		}
		std::cout << "=" << std::endl;
		for (Outcome outcome : settle(moves)) std::cout << outcome << " ";
		std::cout << std::endl;
	}
}
`;
	const input = samples
		.map((moves) => [moves.length, ...moves.flatMap((ways) => [ways.length, ...ways])].join(" "))
		.join("\n");
	const output = execFileSync(compiled(watched + main), { input, encoding: "utf8" });
	const outcomes = ["draw", "won", "lost"];
	const outcomesIn = (numbers: readonly string[]) =>
		numbers.map((number) => outcomes[Number(number)] ?? "");
	const runs = output.split(/^=\n/m).slice(1);
	const found = runs.map((part, run): Run => {
		const told = part.trimEnd().split("\n");
		const size = samples[run]?.length ?? 0;
		return {
			outcome: outcomesIn(told.at(-1)?.trim().split(" ") ?? []),
			events: told.slice(0, -1).map((line) => {
				const [mark = "", v, u, ...rest] = line.split(" ");
				return {
					...{ mark, v: Number(v), u: u === "-1" ? null : Number(u) },
					left: rest.slice(0, size).map(Number),
					outcome: outcomesIn(rest.slice(size)),
				};
			}),
		};
	});
	assert.deepEqual(found, expected);
});

/** A reader who says and takes anything at all, by a sequence of numbers; whether what is accepted is true is told to `check`. */
function work(
	moves: Moves,
	choices: readonly number[],
	check: (point: number, what: Claim, isRight: boolean, before: Settling) => void,
): Settling {
	let settling = begin(moves);
	for (const choice of choices) {
		const point = choice % moves.length;
		if (choice % 3 === 0) {
			settling = take(settling);
			continue;
		}
		const what = choice % 3 === 1 ? "win" : "loss";
		const after = claim(settling, point, what);
		check(point, what, after.isRight, settling);
		assert.equal(after.settling === settling, !after.isRight);
		settling = after.settling;
	}
	return settling;
}

test("a reader who goes on gets to the end, where just the draws are left, each with a move that is not crossed out", async () => {
	for (const moves of samples) {
		let settling = begin(moves);
		while (!isOver(settling)) {
			const [point] = ready(settling);
			if (point === undefined) {
				settling = take(settling);
				continue;
			}
			const isLost = countLeft(settling, point) === 0;
			const after = claim(settling, point, isLost ? "loss" : "win");
			assert.ok(after.isRight, after.reason.kind);
			settling = after.settling;
		}
		const said = settling.said.map((one) => one ?? "draw");
		assert.deepEqual(
			said,
			(await solved(moves)).map(({ outcome }) => outcome),
		);
		for (const [point, one] of said.entries()) {
			assert.ok(one !== "draw" || countLeft(settling, point) > 0);
		}
	}
});

test("a reader can say of a point only what is true, and a claim has a reason that holds and the points that it is due to", async () => {
	await fc.assert(
		fc.asyncProperty(graphs, fc.array(fc.nat(), { maxLength: 60 }), async (moves, choices) => {
			const truth = await solved(moves);
			work(moves, choices, (point, what, isRight, before) => {
				const { kind, about } = claim(before, point, what).reason;
				const ways = moves[point] ?? [];
				assert.ok(!isRight || what === truth[point]?.outcome);
				assert.equal(kind === "drawn", isOver(before) && before.said[point] === null);
				assert.ok(kind === "settled" || about.every((to) => ways.includes(to)));
				const said = about.map((to) => before.said[to]);
				const holds: Record<typeof kind, () => boolean> = {
					settled: () => before.said[point] !== null,
					"no-move": () => what === "win" && ways.length === 0,
					"lost-move": () => what === "loss" && said.includes("loss"),
					waiting: () => about.length > 0 && about.every((to) => before.queue.includes(to)),
					"open-move": () =>
						what === "loss" && said.length > 0 && said.every((one) => one === null),
					"all-won": () => what === "win" && ways.every((to) => before.said[to] === "win"),
					"no-lost-move": () =>
						what === "win" &&
						said.every((one) => one === null) &&
						ways.every((to) => before.said[to] !== "loss"),
					drawn: () => true,
					"good-loss": () =>
						isRight && what === "loss" && ways.every((to) => before.taken.includes(to)),
					"good-win": () => isRight && what === "win" && said.length === 1 && said[0] === "loss",
				};
				assert.ok(holds[kind](), kind);
			});
		}),
		{ seed: 3, numRuns: 200 },
	);
});
