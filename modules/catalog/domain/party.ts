import { add, times, type Money } from '#kernel/money.ts'
import { priceOf, roomFares, roomSizes, type Fare, type FarePrice, type RoomFare } from './fares.ts'

export type Party = { adults: number; children: number; babies: number }

/** Travellers of one fare in a proposal; `rooms` is 0 for fares that are not beds of a room. */
export type PartyLine = { fare: Fare; travellers: number; rooms: number; price: Money }

/** One row of the price table: how the party would live, and what it costs altogether. */
export type PartyOption = {
  fare: Fare
  /** What one adult pays in the room of this row. */
  perPerson: Money
  lines: PartyLine[]
  total: Money
  /** The adults do not fill rooms of this size alone: the rest takes a smaller room. */
  isSplit: boolean
  /** The party with its children is smaller than the room and shares it with others of the group. */
  isShared: boolean
}

/**
 * Prices a party for every room size on sale, cheapest bed first, or once for tours priced by person.
 *
 * Whole rooms come first and whoever is left takes a room of his own number: four adults in triples are three beds of
 * a triple and a single. A party smaller than the room pays for its beds and shares the room; with children enough to fill it, it has the room
 * alone. Child fares hold in a
 * room with two adults, so the first child of a lone adult pays for a bed like an adult.
 * Empty when the party is empty or somebody in it cannot travel, for example a child on a tour without child fares.
 */
export function priceParty(prices: readonly FarePrice[], party: Party): PartyOption[] {
  if (party.adults < 1 || party.children < 0 || party.babies < 0) return []
  const byPerson = priceOf(prices, 'adult')
  if (byPerson)
    return optionOf(prices, 'adult', byPerson, [{ fare: 'adult', travellers: party.adults, rooms: 0 }], party)

  const childInAdultBed = party.adults === 1 && party.children > 0 ? 1 : 0
  const beds = party.adults + childInAdultBed
  const others = { ...party, children: party.children - childInAdultBed }
  return roomFares.flatMap((fare) => {
    const perPerson = priceOf(prices, fare)
    return perPerson ? optionOf(prices, fare, perPerson, roomsFor(fare, beds), others) : []
  })
}

type Places = { fare: Fare; travellers: number; rooms: number }

function roomsFor(fare: RoomFare, beds: number): Places[] {
  const size = roomSizes[fare]
  if (beds <= size) return [{ fare, travellers: beds, rooms: 1 }]
  const rest = beds % size
  const full = { fare, travellers: beds - rest, rooms: (beds - rest) / size }
  const restFare = roomFares.find((each) => roomSizes[each] === rest)
  return restFare ? [full, { fare: restFare, travellers: rest, rooms: 1 }] : [full]
}

function optionOf(
  prices: readonly FarePrice[],
  fare: Fare,
  perPerson: Money,
  places: Places[],
  party: Party,
): PartyOption[] {
  const wanted = [
    ...places,
    { fare: 'child' as const, travellers: party.children, rooms: 0 },
    { fare: 'baby' as const, travellers: party.babies, rooms: 0 },
  ].filter(({ travellers }) => travellers > 0)
  const lines = wanted.flatMap((place) => {
    const price = priceOf(prices, place.fare)
    return price ? [{ ...place, price }] : []
  })
  if (lines.length < wanted.length) return []

  const total = lines.map((line) => times(line.price, line.travellers)).reduce(add)
  const beds = places.reduce((sum, place) => sum + place.travellers, 0)
  const isShared = fare in roomSizes && beds + party.children < roomSizes[fare as RoomFare]
  return [{ fare, perPerson, lines, total, isSplit: places.length > 1, isShared }]
}
