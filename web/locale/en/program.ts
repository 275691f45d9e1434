/** The messages of the package's program beside the core's, in English; they equal the native program's. */
import type { Finding, HuntSizeError } from "catchmate";

export const program = {
	/** @param command its name and a space, or nothing */
	tryHelp: (command: string) => `Try 'catchmate ${command}--help'.`,
	notBytes: (text: string) => `'${text}' is no number of bytes, expected one such as 500M or 4G`,
	notNumber: (what: string, text: string, low: number, high: number) =>
		`'${text}' is no ${what}, expected one from ${low} to ${high}`,
	numberOfThreads: "number of threads",
	numberOfRows: "number of rows",
	numberOfColumns: "number of columns",
	numberOfBoards: "number of boards",
	percentage: "percentage",
	seed: "seed",
	boardNumber: "number of a board",
	numberOfPlies: "number of plies",
	cellWidth: "width of a square",
	numberOfSeconds: "number of seconds",
	numberOfMilliseconds: "number of milliseconds",
	numberOfJobs: "number of jobs",
	programMissing: (game: string) =>
		`expected a program to check, as in: check ${game} -- ./solution`,
	noProgram: (program: string) => `cannot run '${program}': there is no such program`,
	nothingWrong: (boards: number, seed: number) =>
		`No wrong answer on ${boards === 1 ? "1 board" : `${boards} boards`} (seed ${seed}).`,
	/** An input on which a program fails, in the core's words. */
	finding: ({ report }: Finding): string => report,
	runOn: (boards: number, seed: number) =>
		`Run on ${boards === 1 ? "1 board" : `${boards} boards`} (seed ${seed}).`,
	commandMissing: (commands: string) => `expected a command: ${commands}`,
	anyOf: (names: readonly string[]) => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`,
	unknownCommand: (name: string, commands: string) =>
		`unknown command '${name}', expected ${commands}`,
	unknownScope: (scope: string) => `unknown scope '${scope}', expected table or position`,
	needsTable: "--signature needs --scope table",
	needsShown: (options: string) => `--signature needs ${options}`,
	statsOrJson: "--stats or --json",
	unknownOption: (option: string) => `unknown option '${option}'`,
	valueMissing: (option: string) => `expected a value for ${option}`,
	noFile: "there is no such file",
	isFolder: "it is a directory",
	isFile: "a file is there: name a new folder, or a file that ends in .zip",
	noPermission: "permission denied",
	unreadable: "it cannot be read",
	tooLong: (bytes: string) => `the text has more than ${bytes} bytes`,
	outNeedsFiles: "--out is for the answers of files",
	nothingBeside: "standard input has no file for its answers beside it",
	noInputs: (folder: string) => `${folder} has no file that ends in .in`,
	writtenOver: (file: string) => `${file} is an input, and would be written over`,
	writtenTwice: (file: string) => `the answers of two inputs would be in ${file}`,
	noFolder: "there is no such directory",
	folderNotEmpty: "the directory is not empty",
	diskFull: "the disk is full",
	unwritable: "it cannot be written",
	unwritten: "the answer cannot be written",
	unexpected: (argument: string) => `unexpected argument '${argument}'`,
	boardReadsNoFile: (argument: string) =>
		`unexpected argument '${argument}': --board reads no other file`,
	standardReadsNoFile: (argument: string) =>
		`unexpected argument '${argument}': --standard reads no file`,
	codeHasNoStandard: "a code has no standard position",
	codeHasRules: "a code has its own rules",
	codeHasBoard: "a code has its own board",
	standardNeedsGame: "--standard is for a game alone",
	twiceInput: "the rules and the board cannot both be standard input",
	/** The core's sentence on a value in a JSON file. */
	dataFault: (sentence: string) => sentence,
	notForGame: (game: string) => `the board is not for ${game}: `,
	gameMissing: (ids: string) => `expected a game: ${ids}; or --code, --rules or --board`,
	unknownGame: (game: string, ids: string) => `unknown game '${game}', expected one of ${ids}`,
	noStandard: (game: string) => `${game} has no standard position`,
	libraryGameMissing: (ids: string) => `expected a game: ${ids}`,
	noContest: (game: string, ids: string) => `${game} is of no contest, expected one of ${ids}`,
	noPackage: (game: string, ids: string) =>
		`there are no packages for ${game}, expected one of ${ids}`,
	makingSubtask: (number: number, count: number) => `Making subtask ${number} of ${count} …`,
	formatMissing: (names: string) => `expected --format with one of ${names}`,
	unknownFormat: (name: string, names: string) =>
		`unknown format '${name}', expected one of ${names}`,
	tooManySquares: (most: number) => `these are more than ${most} squares in all`,
	noRoom: "boards of this size have no room for the pieces",
	oneBoard: (game: string) => `an input of ${game} has one board, more need --json`,
	unknownGoal: (goal: string, goals: string) => `unknown goal '${goal}', expected one of ${goals}`,
	unknownMistake: (mistake: string, mistakes: string) =>
		`unknown mistake '${mistake}', expected one of ${mistakes}`,
	huntSize: (_fault: HuntSizeError, sentence: string) => sentence,
	noShard: (text: string) => `'${text}' is no shard, expected one such as 2/8`,
	resumeNeedsOut: "--resume needs --out",
	huntFileExists: "the file exists; --resume goes on with it",
	noHuntFile: "it is no file of a hunt",
	otherHunt: (name: string, found: string, expected: string) =>
		`it is of another hunt: ${name} is ${found}, not ${expected}`,
	noHunted: "no board was found",
	unseen: (mistake: string) => `no board shows ${mistake}`,
	nothingToMerge: "expected files of hunts to merge",
	onLine: (line: number, reason: string) => `line ${line}: ${reason}`,
	noHuntLine: "it is no line of a hunt",
	otherGoal: (game: string, goal: string, firstGame: string, firstGoal: string) =>
		`it is a hunt of ${game} for ${goal}, the others of ${firstGame} for ${firstGoal}`,
	noBoardsToChoose: (option: string) => `--${option} has no boards to choose from`,
	/** The place and the reason of an error in a JSON text. */
	jsonAt: (line: number, column: number, reason: string) =>
		`line ${line}, column ${column}: ${reason}`,
	notJson: "from here on the text is not JSON",
	numberTooLarge: "this number is too large",
	fieldTwice: (name: string) => `the field ${name} is there twice`,
	notUtf8: "the text is not UTF-8",
	tooDeep: (most: number) => `arrays and objects are nested deeper than ${most}`,
	/** @param count of the boards in the input */
	noBoard: (count: number, number: number) =>
		`the input has ${count === 1 ? "1 board" : `${count} boards`}, there is no board ${number}`,
	pagesMissing: "expected folders of pages, as in: check-pages docs",
	checkedPages: (boards: number, files: number) =>
		`${boards === 1 ? "1 board" : `${boards} boards`} in ${files === 1 ? "1 file" : `${files} files`}`,
	noMovesIn: (option: string) => `--${option} has no moves for --ply`,
	noMoves: "the board has no moves for --ply",
	/** @param count of the moves */
	noPly: (count: number, ply: number) =>
		`the game has ${count === 1 ? "1 move" : `${count} moves`}, there is no ply ${ply}`,
};

export type ProgramWords = typeof program;
