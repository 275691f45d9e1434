import "catchmate/catchmate.css";
import "catchmate/define";
