from collections import deque


def settle(count, moves, over):
    before = [[] for _ in range(count)]
    left = [0] * count
    won, plies, queue = {}, {}, deque()
    for p in range(count):
        after = [] if p in over else moves(p)
        left[p] = len(after)
        for q in after:
            before[q].append(p)
        if not after:
            won[p], plies[p] = over.get(p, False), 0
            queue.append(p)
    while queue:
        q = queue.popleft()
        for p in before[q]:
            if p in won:
                continue
            left[p] -= 1
            if not won[q] or left[p] == 0:
                won[p], plies[p] = not won[q], plies[q] + 1
                queue.append(p)
    return won, plies
