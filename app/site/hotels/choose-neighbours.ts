/** Labels closer to each other than this would lie upon each other on the line. */
const APART_METRES = 210

const MOST = 3

/** Of the hotels nearby, nearest first, those that can be named on one line beside a hotel at `metres`. */
export function chooseNeighbours<Neighbour extends { walkMetres: number }>(
  metres: number,
  nearby: readonly Neighbour[],
): Neighbour[] {
  const chosen: Neighbour[] = []
  for (const each of nearby.toSorted((a, b) => a.walkMetres - b.walkMetres)) {
    const taken = [metres, ...chosen.map(({ walkMetres }) => walkMetres)]
    if (taken.every((other) => Math.abs(other - each.walkMetres) >= APART_METRES)) chosen.push(each)
    if (chosen.length === MOST) break
  }
  return chosen
}
