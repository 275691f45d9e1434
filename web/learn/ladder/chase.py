def main():
    n, a, b, c, d = map(int, input().split())
    squares = n * n

    def number(white, black, black_moves):
        return (white * squares + black) * 2 + black_moves

    def steps(square, reach):
        row, column = divmod(square, n)
        for down, right in (-1, 0), (1, 0), (0, -1), (0, 1):
            for far in range(1, reach + 1):
                r, c = row + far * down, column + far * right
                if 0 <= r < n and 0 <= c < n:
                    yield r * n + c

    def moves(p):
        white, black, black_moves = p // 2 // squares, p // 2 % squares, p % 2
        if black_moves:
            return [number(white, to, 0) for to in steps(black, 2)]
        return [number(to, black, 1) for to in steps(white, 1)]

    over = {number(s, s, side): False for s in range(squares) for side in (0, 1)}
    won, plies = settle(2 * squares * squares, moves, over)
    start = number((a - 1) * n + b - 1, (c - 1) * n + d - 1, 0)
    print("WHITE" if won[start] else "BLACK", plies[start])


main()
