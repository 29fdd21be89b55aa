import type { PartyOption } from './party.ts'

/**
 * The row of a price table that is chosen before anybody chose: nobody lives with strangers where that can be helped, in
 * as few rooms as that takes, at the lowest price. Two adults get a double, one a single, parents with two children the
 * quad that they fill. Whoever would rather share says so. `undefined` where there is no row at all.
 */
export function fittingRoom(options: readonly PartyOption[]): PartyOption | undefined {
  const [best] = options.toSorted(
    (a, b) => Number(a.isShared) - Number(b.isShared) || roomsOf(a) - roomsOf(b) || a.total.minor - b.total.minor,
  )
  return best
}

function roomsOf({ lines }: PartyOption): number {
  return lines.reduce((sum, { rooms }) => sum + rooms, 0)
}
