/** The faults of a board in a page's source, in Simplified Chinese. */
import type { faults as English } from "../en/faults.ts";

export const faults: typeof English = {
	noAttribute: (name) => `棋盘没有属性 ${name}`,
	wrongValue: (name, value) => `${name} 不能是 ${value}`,
	noGame: (id) => `没有名为 ${id} 的棋`,
	unreadable: (name, reason) => `${name} 读不出来：${reason}`,
	files: { missing: "没有这个文件", forbidden: "没有权限", unreadable: "读不了" },
	checked: (boards, files) => `${files} 个文件里的 ${boards} 个棋盘`,
};
