/** Pictures that a chapter draws itself, in its `pictures.ts`, as files beside the pictures of its boards. */
import { existsSync } from "node:fs";
import type { Solver } from "catchmate";
import type { TutorialWords } from "../../locale/en/tutorial.ts";

/** The type of the export `pictures` of a chapter's pictures.ts: SVG texts by file name. */
export type PictureMaker = (
	solver: Solver,
	words: TutorialWords,
) => Promise<Readonly<Record<string, string>>>;

/** The pictures of a page; none without a `pictures.ts`. */
export async function picturesOf(
	name: string,
	solver: Solver,
	words: TutorialWords,
): Promise<Readonly<Record<string, string>>> {
	const file = new URL(`../${name}/pictures.ts`, import.meta.url);
	if (!existsSync(file)) {
		return {};
	}
	const { pictures }: { pictures: PictureMaker } = await import(file.href);
	return pictures(solver, words);
}
