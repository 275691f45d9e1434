import { defineConfig } from "vitepress";

export default defineConfig({
	lang: "zh-CN",
	title: "VitePress 里的棋盘",
	vue: {
		template: {
			compilerOptions: { isCustomElement: (tag) => tag === "catchmate-board" },
		},
	},
});
