import { inEveryLocale, type Localised } from '#kernel/locale.ts'
import { sum } from '#kernel/money.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import type { PaymentSummary } from '#modules/payments/index.ts'
import type { TravellerToCome } from './domain/checkout.ts'
import type { ItemSnapshot } from './domain/order.ts'
import { seatsOf, type PricedLine } from './domain/price-cart.ts'
import { fareCount } from './mail/fare-count.ts'

export type OrderItem = {
  departureId: string
  seats: number
  lineTotalMinor: number
  snapshot: ItemSnapshot
  travellers: { traveller: TravellerToCome; amountMinor: number }[]
}

/** What an order is made of: priced rows and the departures they name. */
export type Sale = {
  currency: DepartureForSale['currency']
  lines: readonly PricedLine[]
  departures: readonly DepartureForSale[]
}

/** Whether there is one traveller for every place that is bought, fare by fare. */
export function travellersMatch(lines: readonly PricedLine[], travellers: readonly TravellerToCome[]): boolean {
  const wanted = lines.reduce((count, line) => count + line.quantity, 0)
  const isFilled = (line: PricedLine) =>
    travellers.filter((each) => each.tourId === line.tourId && each.fare === line.fare).length === line.quantity
  return travellers.length === wanted && lines.every(isFilled)
}

export function itemsOf(sale: Sale, travellers: readonly TravellerToCome[]): OrderItem[] {
  return sale.departures.map((departure) => {
    const lines = linesOf(sale, departure.id)
    const priceOf = (fare: string) => lines.find((line) => line.fare === fare)?.unitPrice.minor ?? 0
    return {
      departureId: departure.departureId,
      seats: seatsOf(lines),
      lineTotalMinor: sum(
        lines.map(({ lineTotal }) => lineTotal),
        sale.currency,
      ).minor,
      snapshot: snapshotOf(departure, lines),
      travellers: travellers
        .filter(({ tourId }) => tourId === departure.id)
        .map((traveller) => ({ traveller, amountMinor: priceOf(traveller.fare) })),
    }
  })
}

/** What each tour of a sale is, as an order would keep it. */
export function snapshotsOf(sale: Sale): ItemSnapshot[] {
  return inOrderOfLines(sale).map((departure) => snapshotOf(departure, linesOf(sale, departure.id)))
}

/** The first tour's name, and how many more there are. */
export function paymentTitleOf(sale: Sale): Localised {
  const [first, ...others] = inOrderOfLines(sale)
  if (!first) throw new Error('an order has at least one tour')
  const more = others.length > 0 ? ` +${others.length}` : ''
  return inEveryLocale((locale) => first.tourName[locale] + more)
}

export function paymentSummaryOf(sale: Sale): Omit<PaymentSummary, 'orderPath'> {
  const [first] = inOrderOfLines(sale)
  return {
    lines: sale.lines.map(({ fare, quantity, lineTotal }) => ({ label: fareCount(fare, quantity), amount: lineTotal })),
    departsOn: first?.departsOn,
    returnsOn: first?.returnsOn,
    image: first?.image,
    legs: first?.legs,
    originCode: first?.originCode ?? undefined,
    travellers: sale.lines.reduce((count, line) => count + line.quantity, 0),
  }
}

function linesOf(sale: Sale, tourId: string): PricedLine[] {
  return sale.lines.filter((line) => line.tourId === tourId)
}

/** Departures come sorted for locking; people expect the order of their cart. */
function inOrderOfLines({ lines, departures }: Sale): DepartureForSale[] {
  return [...new Set(lines.map(({ tourId }) => tourId))].flatMap(
    (tourId) => departures.find(({ id }) => id === tourId) ?? [],
  )
}

function snapshotOf(departure: DepartureForSale, lines: readonly PricedLine[]): ItemSnapshot {
  return {
    tourId: departure.id,
    tourName: departure.tourName,
    kind: departure.kind,
    departsOn: departure.departsOn,
    returnsOn: departure.returnsOn,
    days: departure.days,
    nights: departure.nights,
    legalRegime: departure.legalRegime,
    cancellation: departure.cancellation,
    hotels: departure.hotels,
    legs: departure.legs,
    originCode: departure.originCode,
    image: departure.image,
    passportMonthsAfterReturn: departure.passportMonthsAfterReturn,
    lines: lines.map(({ fare, quantity, unitPrice, lineTotal }) => ({ fare, quantity, unitPrice, lineTotal })),
  }
}
