/** The faults of values in JSON files, in Simplified Chinese: translates the core's English sentences (read_data.h). */

/** English patterns and their Chinese; $1 and so on stand for the pattern's groups. */
type Said = readonly [english: RegExp, chinese: string];

/** The expected values. The first pattern to match translates all. */
const kinds: readonly Said[] = [
	[/^a whole number from (\S+) to (\S+)$/, " $1 到 $2 之间的整数"],
	[/^a whole number$/, "整数"],
	[/^true or false$/, " true 或 false"],
	[/^a string$/, "字符串"],
	[/^an array$/, "数组"],
	[/^an object$/, "对象"],
	[
		/^lower-case words joined by hyphens, at most (\d+) letters$/,
		"小写单词，用连字符相连，至多 $1 个字母",
	],
	[/^1 to (\d+), or that the other side has one .*$/, " 1 到 $1，或者对方只有一枚、由双方共用"],
	[/^1 where all pieces move in a turn$/, " 1：每一手所有棋子都走"],
	[/^1 on a graph$/, " 1：棋盘是图"],
	[/^loses or passes where .*$/, " loses 或 passes：无限循环判一方获胜"],
	[/^at least one on a rectangle, or .*$/, "至少一个方向（棋盘是矩形时），或者这一方可以停一手"],
	[/^another point than from$/, "与 from 不同的点"],
	[/^a name that no other point has$/, "别的点没有的名字"],
	[/^no word that texts of graphs use$/, "图的文本不用的词"],
	[/^1 to (\d+) bytes without .*$/, " 1 到 $1 个字节，不含空白、逗号、连字符、>、# 和 +"],
	[/^at most (\d+)$/, "至多 $1 "],
	[/^it, or a game, or --rules$/, "规则，或者给出棋名、--rules"],
];

const whole: readonly Said[] = [
	[/^(.+) names a border, which a graph does not have$/, "$1 写了边，而图没有边缘"],
	[/^(.+) names one that does not exist$/, "$1 写了不存在的方向"],
	[/^(.+) is (.+), the name of the other side$/, "$1 是 $2，与对方同名"],
	[/^(.+) has the unknown field (.+), expected only (.+)$/, "$1 里有不认识的字段 $2，只能有 $3"],
	[
		/^(.+: )?(\S+) has (\d+) pieces? on the board, expected (\d+)$/,
		"$1$2 有 $3 枚棋子，应有 $4 枚",
	],
	[/^(.+: )?a piece of (\S+) stands outside the board$/, "$1$2 有棋子在棋盘之外"],
	[/^(.+: )?a piece of (\S+) stands on an obstacle$/, "$1$2 有棋子在障碍上"],
	[/^(.+: )?a piece of (\S+) stands on a square .*$/, "$1$2 有棋子在它不能进入的格子上"],
	[/^(.+: )?two pieces of (\S+) stand on one square$/, "$1$2 有两枚棋子在同一格"],
	[/^(.+: )?pieces of both sides stand on one square$/, "$1双方的棋子在同一格"],
	[
		/^(.*)solving this board takes (\S+) bytes of memory, (\S+) are allowed$/,
		"$1求解这个棋盘需要 $2 字节内存，上限为 $3 字节",
	],
];

function said(text: string, all: readonly Said[]): string | undefined {
	const found = all.find(([english]) => english.test(text));
	return found && text.replace(...found);
}

/** The allowed values, as in `"a" or "b"`. */
const alternatives = (text: string): string =>
	` ${text.replaceAll(", or ", "，或 ").replaceAll(" or ", " 或 ")}`;

const values: Readonly<Record<string, string>> = {
	"an array": "数组",
	"an object": "对象",
	empty: "空的",
};

/** Translates the sentence. */
export function dataFault(sentence: string): string {
	const told = said(sentence, whole);
	const [, place, found, expected = ""] =
		/^(.+?) (is .+|has \d+ members), expected (.+)$/.exec(sentence) ?? [];
	if (told !== undefined || place === undefined || found === undefined) return told ?? sentence;
	const path = place === "the file" ? "文件内容" : place;
	const [, count] = /^has (\d+) members$/.exec(found) ?? [];
	const kind = said(expected, kinds) ?? alternatives(expected);
	if (count !== undefined) return `${path} 有 ${count} 项，应有${kind.trimEnd()} 项`;
	const value = found.replace("is ", "");
	return value === "missing"
		? `缺少 ${path}，应为${kind}`
		: `${path} 是${values[value] ?? ` ${value}`}，应为${kind}`;
}
