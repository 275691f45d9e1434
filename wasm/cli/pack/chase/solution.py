# Chase, solved backwards from the positions in which the game is over.
import sys


def main():
    n, a, b, c, d = map(int, sys.stdin.read().split())
    squares = n * n

    def steps(reach):
        lists = []
        for square in range(squares):
            row, column = divmod(square, n)
            lists.append([
                (row + down * far) * n + column + right * far
                for far in range(1, reach + 1)
                for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if 0 <= row + down * far < n and 0 <= column + right * far < n
            ])
        return lists

    # Each move can be taken back.
    white_steps, black_steps = steps(1), steps(2)
    # A position is (white * squares + black) * 2, and 1 more if black is to move.
    distance = [-1] * (squares * squares * 2)
    left = [0] * (squares * squares * 2)
    for white in range(squares):
        for black in range(squares):
            position = (white * squares + black) * 2
            left[position] = len(white_steps[white])
            left[position + 1] = len(black_steps[black])

    # Whoever is to move has lost: the other side has just moved onto its square.
    lost = [(square * squares + square) * 2 + turn for square in range(squares) for turn in (0, 1)]
    for position in lost:
        distance[position] = 0
    is_won = bytearray(squares * squares * 2)
    known, plies = lost, 0
    while known:
        plies += 1
        further = []
        for position in known:
            pair, turn = divmod(position, 2)
            white, black = divmod(pair, squares)
            if turn:
                before = [(origin * squares + black) * 2 for origin in white_steps[white]]
            else:
                before = [(white * squares + origin) * 2 + 1 for origin in black_steps[black]]
            for origin in before:
                if distance[origin] >= 0:
                    continue
                if is_won[position]:
                    left[origin] -= 1
                    if left[origin]:
                        continue
                else:
                    is_won[origin] = 1
                distance[origin] = plies
                further.append(origin)
        known = further

    start = (((a - 1) * n + b - 1) * squares + (c - 1) * n + d - 1) * 2
    if distance[start] < 0:
        print("DRAW")
    else:
        print("WHITE" if is_won[start] else "BLACK", distance[start])


main()
