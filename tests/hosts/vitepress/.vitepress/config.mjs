import { defineConfig } from "vitepress";

export default defineConfig({
	title: "A board in VitePress",
	vue: {
		template: {
			compilerOptions: { isCustomElement: (tag) => tag === "catchmate-board" },
		},
	},
});
