npx catchmate svg chase --lang en board.txt > board.svg
cp node_modules/catchmate/dist/widget.js .
