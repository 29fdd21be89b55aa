import type { Money } from '#kernel/money.ts'

/** What one traveller pays: a bed in a room of that size, or adult and child on tours priced by person. A baby takes no seat. */
export const fares = ['single', 'double', 'triple', 'quad', 'adult', 'child', 'child-no-bed', 'baby'] as const

export type Fare = (typeof fares)[number]

/** Beds of a room; the names are fares at the same time. */
export const roomSizes = { single: 1, double: 2, triple: 3, quad: 4 } as const satisfies Partial<Record<Fare, number>>

export type RoomFare = keyof typeof roomSizes

/** From the cheapest bed to the dearest, as price tables list them. */
export const roomFares: readonly RoomFare[] = ['quad', 'triple', 'double', 'single']

export type FarePrice = { fare: Fare; price: Money }

export function isFare(value: unknown): value is Fare {
  return typeof value === 'string' && (fares as readonly string[]).includes(value)
}

export function isRoomFare(fare: Fare): fare is RoomFare {
  return fare in roomSizes
}

export function priceOf(prices: readonly FarePrice[], fare: Fare): Money | undefined {
  return prices.find((each) => each.fare === fare)?.price
}

/** The cheapest fare an adult can pay: what `from` prices show. */
export function lowestAdultFare(prices: readonly FarePrice[]): FarePrice | undefined {
  return prices
    .filter(({ fare }) => isRoomFare(fare) || fare === 'adult')
    .reduce<FarePrice | undefined>(
      (lowest, each) => (!lowest || each.price.minor < lowest.price.minor ? each : lowest),
      undefined,
    )
}
