import { kinshipOf, type Guest } from './rooming.ts'
import { tiesAmong, type Ties } from './ties-among.ts'

/** Whether somebody has a seat of their own: babies sit on a lap. */
export function needsSeat({ fare }: Pick<Guest, 'fare'>): boolean {
  return fare !== 'baby'
}

/**
 * Seats by number on a bus for all who have none, without moving anybody who has one: two seats stand side by side, 1 and
 * 2, then 3 and 4 beyond the aisle. Those of a family sit in pairs that follow one another, husband beside wife; a man and a
 * woman sit side by side as a family only, and nobody of unknown sex beside strangers. Whoever cannot sit so has no seat in
 * the plan. The same people always get the same seats.
 */
export function planSeats(
  guests: readonly Guest[],
  capacity: number,
  taken: ReadonlyMap<string, number>,
): Map<string, number> {
  const ties = tiesAmong(guests)
  const sitting = new Map([...taken].map(([id, seat]) => [seat, guests.find((guest) => guest.id === id) ?? null]))
  const planned = new Map<string, number>()
  const sit = (guest: Guest, seat: number) => {
    sitting.set(seat, guest)
    planned.set(guest.id, seat)
  }
  const pairs = Array.from({ length: Math.ceil(capacity / 2) }, (_, at) => [at * 2 + 1, at * 2 + 2] as const)
  /** Whether nobody sits on either seat of a pair that is asked to take so many. */
  const takes = (pair: readonly [number, number] | undefined, count: number) =>
    pair !== undefined && !pair.some((seat) => sitting.has(seat)) && (count === 1 || pair[1] <= capacity)

  const families = ties.families
    .map((family) =>
      pairsOf(
        family.filter((each) => needsSeat(each) && !taken.has(each.id)),
        ties,
      ),
    )
    .toSorted((a, b) => b.flat().length - a.flat().length)
  const alone: Guest[] = []
  for (const family of families) {
    const at = pairs.findIndex((_, from) => family.every((two, next) => takes(pairs[from + next], two.length)))
    if (family.flat().length < 2 || at < 0) alone.push(...family.flat())
    else
      family.forEach((two, next) => {
        two.forEach((guest, place) => sit(guest, pairs[at + next]?.[place] ?? 0))
      })
  }
  for (const guest of alone) {
    const seat = seatFor(guest)
    if (seat !== undefined) sit(guest, seat)
  }
  return planned

  /** Beside their own, then beside somebody of their sex, then where nobody sits. */
  function seatFor(guest: Guest): number | undefined {
    const free = pairs.flat().filter((seat) => seat <= capacity && !sitting.has(seat))
    const besides = free.map((seat) => ({ seat, other: sitting.get(seat % 2 === 1 ? seat + 1 : seat - 1) }))
    const found =
      besides.find(({ other }) => other && ties.isFamily(guest, other)) ??
      besides.find(({ other }) => other && ties.mayShare(guest, other)) ??
      besides.find(({ other }) => other === undefined)
    return found?.seat
  }
}

/** A family two and two: couples, then whoever may sit beside the next in the order in which they booked. */
function pairsOf(family: readonly Guest[], { mayShare }: Ties): Guest[][] {
  const isCouple = (one: Guest, other: Guest) => kinshipOf(one, other) === 'spouse'
  const pairs: Guest[][] = []
  const isLeft = (guest: Guest) => !pairs.some((pair) => pair.includes(guest))
  for (const isBeside of [isCouple, mayShare]) {
    for (const guest of family) {
      const other = family.find((each) => each !== guest && isLeft(each) && isBeside(guest, each))
      if (isLeft(guest) && other) pairs.push([guest, other])
    }
  }
  return [...pairs, ...family.filter(isLeft).map((guest) => [guest])]
}
