/** The contest program for crossing pawn, printing its answers with the white space that judges allow. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = new URL("../../build/native/core/bench/contest_crossing_pawn", import.meta.url);
const answers = execFileSync(fileURLToPath(program), {
	encoding: "utf8",
	stdio: ["inherit", "pipe", "inherit"],
});
process.stdout.write(answers.replaceAll(" ", "  ").replaceAll("\n", " \r\n"));
