import { catchmate } from "catchmate/markdown-it";
import { defineConfig } from "vitepress";

const boards = await catchmate({ lang: "zh" });

export default defineConfig({
	lang: "zh-CN",
	title: "VitePress 里的棋盘",
	markdown: { config: (markdown) => markdown.use(boards) },
	vue: {
		template: {
			compilerOptions: { isCustomElement: (tag) => tag === "catchmate-board" },
		},
	},
});
