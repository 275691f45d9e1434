import "catchmate/catchmate.css";
import "catchmate/define";
import DefaultTheme from "vitepress/theme";

export default DefaultTheme;
