npx catchmate svg chase --lang zh board.txt > board.svg
cp node_modules/catchmate/dist/widget.js .
