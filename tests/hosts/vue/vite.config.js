import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag) => tag === "catchmate-board";

export default defineConfig({
	plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
