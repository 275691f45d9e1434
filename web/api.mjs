/** Writes the package's reference, made from its doc comments, into build/api. Its pages need no server. */
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const application = await Application.bootstrap({
	entryPoints: ["wasm/index.ts", "wasm/workshop.ts", "web/board/svg.ts"],
	tsconfig: "web/api.tsconfig.json",
	out: "build/api",
	name: "catchmate",
	includeVersion: true,
	readme: "none",
	disableSources: true,
	excludeInternal: true,
	excludePrivate: true,
	hideGenerator: true,
	sort: ["kind", "alphabetical"],
	validation: { notExported: true, invalidLink: true, notDocumented: true },
	requiredToBeDocumented: ["Class", "Function", "Method", "Interface", "Variable"],
	treatWarningsAsErrors: true,
	logLevel: "Warn",
});
const project = await application.convert();
if (project) {
	application.validate(project);
	await application.generateOutputs(project);
}
if (!project || application.logger.hasErrors() || application.logger.hasWarnings()) {
	process.exitCode = 1;
}
