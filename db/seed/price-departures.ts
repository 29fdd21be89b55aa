import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Fare } from '#modules/catalog/index.ts'
import type { DeparturePattern, SeedTour } from './decks.ts'
import type { LaidOutDeparture } from './lay-out-season.ts'

export type PricedFare = { fare: Fare; amountMinor: number }

/** The fares of a tour on a day: its prices, times the season's factor where one holds, rounded as the season says. */
export function faresOn(tour: SeedTour, departsOn: PlainDate, { priceSeasons }: DeparturePattern): PricedFare[] {
  const month = Number(departsOn.slice(5, 7))
  const season = priceSeasons.find(({ months, kinds }) => months.includes(month) && kinds.includes(tour.kind))
  const amount = (price: number) =>
    (season ? Math.round((price * season.factor) / season.roundTo) * season.roundTo : price) * 100
  return namedPrices(tour).flatMap(([fare, price]) => (price === null ? [] : { fare, amountMinor: amount(price) }))
}

/** The last day of sale: as many days before departure as the longest rule for the tour says, else the day itself. */
export function salesCloseOn(tour: SeedTour, departsOn: PlainDate, { availability }: DeparturePattern): PlainDate {
  const days = availability.closed.flatMap((rule) => {
    if ('kinds' in rule) return rule.kinds.includes(tour.kind) ? [rule.daysBefore] : []
    return 'tours' in rule && rule.tours.includes(tour.key) ? [rule.daysBefore] : []
  })
  return addDays(departsOn, -Math.max(0, ...days))
}

/** Some departures are closed by hand, so that a season shows what that looks like. */
export function isClosedByHand({ rule, nth }: LaidOutDeparture, { availability }: DeparturePattern): boolean {
  return availability.closed.some((closed) => 'rule' in closed && closed.rule === rule && closed.nth === nth)
}

function namedPrices({ prices }: SeedTour): [Fare, number | null][] {
  if (prices.mode === 'person') {
    return [
      ['adult', prices.adult],
      ['child', prices.child],
      ['baby', prices.baby],
    ]
  }
  return [
    ['single', prices.single],
    ['double', prices.double],
    ['triple', prices.triple],
    ['quad', prices.quad],
    ['child', prices.childWithBed],
    ['child-no-bed', prices.childWithoutBed],
    ['baby', prices.baby],
  ]
}
