import { catchmate } from "catchmate/markdown-it";
import { defineConfig } from "vitepress";

const boards = await catchmate();

export default defineConfig({
	title: "A board in VitePress",
	markdown: { config: (markdown) => markdown.use(boards) },
	vue: {
		template: {
			compilerOptions: { isCustomElement: (tag) => tag === "catchmate-board" },
		},
	},
});
