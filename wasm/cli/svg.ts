/** The command `svg`: draws the scene that own_commands.cpp has read. */
import { type Game, load, type Position } from "catchmate";
import { type SvgOptions, svg } from "catchmate/svg";
import { reportingErrors, write } from "./output.ts";

interface Task {
	readonly unwritten: string;
	readonly scene: SvgOptions & { readonly game: Game; readonly position: Position };
	readonly options: SvgOptions;
	/** Whether to draw the values of moves. */
	readonly values: boolean;
}

export const run = ({ unwritten, scene, options, values }: Task): Promise<void> =>
	reportingErrors(async () => {
		using solver = await load();
		const { game, position, ...shown } = scene;
		const draw = (more: SvgOptions = {}) =>
			svg(solver, game, position, { ...options, ...shown, ...more });
		// Checked first, because that needs no solve.
		const plain = draw();
		if (!values) return write(plain, unwritten);
		using table = await solver.solve(game, { position, moves: true });
		await write(draw({ values: await table.moves(position) }), unwritten);
	});
