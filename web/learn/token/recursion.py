moves = {
    "a": "bc", "b": "ae", "c": "ad", "d": "efh", "e": "dg",
    "f": "gi", "g": "h", "h": "fj", "i": "", "j": "",
}


def wins(point):
    return any(
        not wins(after)
        for after in moves[point]
    )
