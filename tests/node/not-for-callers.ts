/** Methods of the package's classes that only the package and its program call; the types do not have them. */
export const notForCallers: readonly string[] = [
	...["constructor", "ask", "count", "numberOf", "plain"],
	...["readRulesFile", "readBoardFile", "validateInput", "randomProblems", "randomText"],
	...["answersFor", "engineForLongWork", "rulesOf", "disposeEngines", "huntGoals", "huntSize"],
];
