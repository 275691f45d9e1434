def wins(point):
    return any(
        not wins(after)
        for after in moves[point]
    )
