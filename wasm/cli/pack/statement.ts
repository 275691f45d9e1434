/** The statement as text: what the problem is, its subtasks, its sample. */
import type { InEach, Tag } from "../languages.ts";
import type { PackProblem } from "./problem.ts";

const words: InEach<{
	readonly subtasks: string;
	readonly head: readonly string[];
	readonly sample: string;
	readonly input: string;
	readonly output: string;
}> = {
	en: {
		subtasks: "Subtasks",
		head: ["subtask", "points", "tests", "what is promised of every board"],
		sample: "Sample",
		input: "Input",
		output: "Output",
	},
	"zh-CN": {
		subtasks: "子任务",
		head: ["子任务", "分值", "测试点数", "特殊限制"],
		sample: "样例",
		input: "输入",
		output: "输出",
	},
};

/** A table in Markdown. */
export function table(
	head: readonly string[],
	rows: readonly (readonly (string | number)[])[],
): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |\n`;
	return line(head) + line(head.map(() => "---")) + rows.map(line).join("");
}

/** The statement, without the sample: judges show that themselves. */
export function statement({ statement, subtasks }: PackProblem, tag: Tag): string {
	const { subtasks: heading, head } = words[tag];
	const rows = subtasks.map(({ score, tests, about }, place) => [
		place + 1,
		score,
		tests,
		about[tag],
	]);
	return `${statement[tag]}\n## ${heading}\n\n${table(head, rows)}`;
}

/** The sample as the statement's last part. `fences` name its blocks of input and output. */
export function samplePart(
	tag: Tag,
	{ input, answer }: { readonly input: string; readonly answer: string },
	fences: readonly [string, string] = ["", ""],
): string {
	const { sample, input: inputs, output } = words[tag];
	const block = (text: string, fence: string) => `\`\`\`${fence}\n${text}\`\`\`\n`;
	return [
		`\n## ${sample}\n`,
		`\n### ${inputs}\n\n${block(input, fences[0])}`,
		`\n### ${output}\n\n${block(answer, fences[1])}`,
	].join("");
}
