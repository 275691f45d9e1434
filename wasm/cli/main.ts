#!/usr/bin/env node
/** The package's program: the native program's arguments, output and exit status, and three more commands, `pack`, `svg` and `check-pages`. */
import { check } from "./check.ts";
import { checkPages } from "./check-pages.ts";
import { run } from "./command.ts";
import { games } from "./games.ts";
import { hunt } from "./hunt.ts";
import { pack } from "./pack/pack.ts";
import { random } from "./random.ts";
import { schema } from "./schema.ts";
import { solve } from "./solve.ts";
import { svgCommand } from "./svg.ts";
import { Exit, FAILURE } from "./terminal.ts";
import { validate } from "./validate.ts";
import { verify } from "./verify.ts";

// Failed writes to standard output are told to their writer; errors on standard error are ignored.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

try {
	await run(
		[solve, verify, validate, check, random, hunt, games, schema, pack, svgCommand, checkPages],
		process.argv.slice(2),
	);
} catch (error) {
	const exit =
		error instanceof Exit
			? error
			: new Exit(FAILURE, error instanceof Error ? error.message : String(error));
	exit.tell();
	process.exitCode = exit.status;
}
