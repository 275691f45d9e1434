import "catchmate/define";
