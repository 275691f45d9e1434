def solve(rows, columns, board):
    squares = rows * columns
    red = [s for s in range(squares) if board[s] == "O"]

    def number(a, b, black, black_moves):
        a, b = min(a, b), max(a, b)
        return ((a * squares + b) * squares + black) * 2 + black_moves

    def steps(square, ways):
        row, column = divmod(square, columns)
        for down, right in ways:
            r, c = row + down, column + right
            inside = 0 <= r < rows and 0 <= c < columns
            if inside and board[r * columns + c] != "#":
                yield r * columns + c

    up_and_sideways = ((-1, 0), (0, -1), (0, 1))
    every_way = up_and_sideways + ((1, 0),)

    def read(p):
        rest, black_moves = divmod(p, 2)
        rest, black = divmod(rest, squares)
        return (*divmod(rest, squares), black, black_moves)

    def moves(p):
        a, b, black, black_moves = read(p)
        if a >= b or "#" in (board[a], board[b], board[black]):
            return []
        if black_moves:
            return [number(a, b, to, 0) for to in steps(black, up_and_sideways)]
        return [number(to, b, black, 1) for to in steps(a, every_way) if to != b] + [
            number(a, to, black, 1) for to in steps(b, every_way) if to != a
        ]

    over = {}
    for p in range(2 * squares**3):
        a, b, black, black_moves = read(p)
        if black < columns:
            over[p] = bool(black_moves)
        elif black in (a, b):
            over[p] = False
    won, plies = settle(2 * squares**3, moves, over)
    start = number(*red, board.index("X"), 0)
    if start not in won:
        return "Tie"
    return f"{'Red' if won[start] else 'Black'} {plies[start]}"


def main():
    _, boards = map(int, input().split())
    for _ in range(boards):
        rows, columns = map(int, input().split())
        print(solve(rows, columns, "".join(input() for _ in range(rows))))


main()
