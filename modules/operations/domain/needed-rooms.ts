import { bedsPaidFor, isOneFamily, needsBed, type Guest } from './rooming.ts'

/**
 * How many rooms of each size are missing so that a proposal has room for everybody: families that fill a room have it
 * for themselves, the others share by sex.
 */
export function neededRooms(guests: readonly Guest[]): { beds: number; count: number }[] {
  const sized = guests.filter((guest) => needsBed(guest) && bedsPaidFor(guest.fare) !== null)
  return [...Map.groupBy(sized, ({ fare }) => bedsPaidFor(fare) ?? 1)]
    .map(([beds, all]) => ({ beds, count: roomsFor(all, beds) }))
    .toSorted((a, b) => a.beds - b.beds)
}

function roomsFor(guests: readonly Guest[], beds: number): number {
  const parties = [...Map.groupBy(guests, ({ party }) => party).values()]
  const isWhole = (party: Guest[]) => party.length % beds === 0 && isOneFamily(party)
  const whole = parties.filter(isWhole).reduce((rooms, party) => rooms + party.length / beds, 0)
  const rest = parties.filter((party) => !isWhole(party)).flat()
  const bySex = [...Map.groupBy(rest, ({ gender }) => gender ?? 'unknown').values()]
  return whole + bySex.reduce((rooms, group) => rooms + Math.ceil(group.length / beds), 0)
}
