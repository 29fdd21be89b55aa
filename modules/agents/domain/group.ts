import { sum, times, zero, type Currency, type Money } from '#kernel/money.ts'
import { ageOn, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { OfferLine } from './offer.ts'

/** What the rules of a group need to know of somebody in its list. */
export type ListedPerson = { family: string; lastName: string }

/**
 * Which family everybody of a list belongs to, as a label: what the list says, else those who stand below each other under
 * one surname. A surname that comes again further down is another family, and gets a number.
 */
export function guessFamilies(people: readonly ListedPerson[]): string[] {
  const labels: string[] = []
  const taken = new Set<string>()
  people.forEach(({ family, lastName }, at) => {
    const before = people[at - 1]
    const said = family.trim()
    if (said !== '') labels.push(labels.find((label) => foldForSearch(label) === foldForSearch(said)) ?? said)
    else if (before && lastName.trim() !== '' && foldForSearch(before.lastName) === foldForSearch(lastName))
      labels.push(labels[at - 1] ?? '')
    else labels.push(freeLabel(lastName.trim() || String(at + 1), taken))
    taken.add(foldForSearch(labels[at] ?? ''))
  })
  return labels
}

function freeLabel(wished: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? wished : `${wished} ${number}`
    if (!taken.has(foldForSearch(label))) return label
  }
}

/** Somebody whose fare is to be found; a fare that was chosen stays. */
export type Sleeper = { family: string; fare: string; bornOn: string }

const bySize = ['single', 'double', 'triple', 'quad'] as const

/**
 * How everybody sleeps and pays where nobody said so: children by their age on the day of return as in the shop, grown-ups
 * of a family in rooms of two to four, somebody alone in the cheapest shared room. Only fares that the departure sells.
 */
export function chooseFares(
  people: readonly Sleeper[],
  { sold, returnsOn, ages }: { sold: readonly string[]; returnsOn: PlainDate; ages: { child: number; adult: number } },
): string[] {
  const chosen = people.map(({ fare, bornOn }) => {
    if (sold.includes(fare)) return fare
    const born = parsePlainDate(bornOn)
    const age = born && ageOn(born, returnsOn)
    if (age !== undefined && age < ages.child && sold.includes('baby')) return 'baby'
    return age !== undefined && age < ages.adult && sold.includes('child') ? 'child' : ''
  })
  for (const family of new Set(people.map((each) => each.family))) {
    const open = people.flatMap((each, at) => (each.family === family && chosen[at] === '' ? [at] : []))
    for (const [place, size] of roomsFor(open.length).entries()) {
      const from = roomsFor(open.length)
        .slice(0, place)
        .reduce((count, beds) => count + beds, 0)
      for (const at of open.slice(from, from + size)) chosen[at] = fareOfSize(size, sold)
    }
  }
  return chosen
}

/** Rooms for so many grown-ups, none with more than four beds and as equal as can be. */
function roomsFor(count: number): number[] {
  const rooms = Math.ceil(count / bySize.length)
  return Array.from({ length: rooms }, (_room, at) => Math.floor(count / rooms) + (at < count % rooms ? 1 : 0))
}

/** Somebody alone shares the largest room; a size that is not sold gives way to the next larger one. */
function fareOfSize(size: number, sold: readonly string[]): string {
  const wanted = size === 1 ? bySize.length : size
  const larger = bySize.slice(wanted - 1).find((fare) => sold.includes(fare))
  const smaller = bySize.slice(0, wanted - 1).findLast((fare) => sold.includes(fare))
  return larger ?? smaller ?? (sold.includes('adult') ? 'adult' : (sold[0] ?? ''))
}

const childFares = new Set(['child', 'child-no-bed', 'baby'])

/** Whether a fare is that of a grown-up: only those make a place free, and only those can be free. */
export function isGrownUpFare(fare: string): boolean {
  return !childFares.has(fare)
}

/** How many grown-ups travel free when one is free for every `per` who pay. */
export function freePlaces(grownUps: number, per: number | null): number {
  return per === null ? 0 : Math.floor(grownUps / (per + 1))
}

/** The places of an offer that cost nothing: how many, and at which fare the leader travels, who has the first of them. */
export type FreePlaces = { places: number; leaderFare: string }

/** What the free places are worth: the leader's as it is priced, every further one the cheapest place of a grown-up. */
export function freeDiscount(
  lines: readonly Pick<OfferLine, 'fare' | 'price'>[],
  { places, leaderFare }: FreePlaces,
  currency: Currency,
): Money {
  if (places === 0) return zero(currency)
  const grownUp = lines.filter(({ fare }) => isGrownUpFare(fare)).toSorted((a, b) => a.price.minor - b.price.minor)
  const cheapest = grownUp[0]?.price ?? zero(currency)
  const leader = grownUp.find(({ fare }) => fare === leaderFare)?.price ?? cheapest
  return sum([leader, times(cheapest, places - 1)], currency)
}
