/** Loads the list of puzzles, as a module. In scripts, script-beside.ts replaces this. */
export async function loadList(): Promise<void> {
	await import("../model/puzzle-list-script.ts");
}
