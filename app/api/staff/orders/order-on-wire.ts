import { ofNames } from '#app/wire/traveller-on-wire.ts'
import { moneyOnWire } from '#app/wire/wire.ts'
import { exchangeRateText } from '#kernel/exchange-rate.ts'
import { documentOnWire } from '#app/api/orders/document-on-wire.ts'
import { partOnWire } from '#app/api/orders/part-on-wire.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { IssuedDocument } from '#modules/documents/index.ts'
import { travellerFlags, typedTravellerFields } from '#modules/booking/index.ts'
import type { OrderSummary, StaffOrder } from '#modules/booking/index.server.ts'

/** An order of a list as calls show it, its journeys named in one language. */
export function orderSummaryOnWire(
  { journeys, total, paid, remaining, keeperId: keeper, ...order }: OrderSummary,
  locale: Locale,
) {
  return {
    ...order,
    keeper,
    journeys: journeys.map(({ name, ...journey }) => ({ ...journey, name: name[locale] })),
    total: moneyOnWire(total),
    paid: moneyOnWire(paid),
    remaining: moneyOnWire(remaining),
  }
}

/** A whole order as calls show it. */
export function orderOnWire(
  { orderId: _orderId, amounts, exchangeRate, journeys, parts, keeperId: keeper, ...order }: StaffOrder,
  issued: readonly IssuedDocument[],
  locale: Locale,
  today: PlainDate,
) {
  return {
    ...order,
    keeper,
    issuedDocuments: issued.map((document) =>
      documentOnWire(document, `${paths.adminOrderDocuments(locale, order.id)}/${document.id}`),
    ),
    subtotal: moneyOnWire(amounts.subtotal),
    discount: moneyOnWire(amounts.discount),
    tax: moneyOnWire(amounts.tax),
    taxRatePercent: amounts.taxRate / 100,
    isTaxIncluded: amounts.isTaxIncluded,
    total: moneyOnWire(amounts.total),
    reduction: moneyOnWire(amounts.reduction),
    paid: moneyOnWire(amounts.paid),
    remaining: moneyOnWire(amounts.remaining),
    plan: parts.map((part) => partOnWire(part, order.state, today)),
    exchangeRate: exchangeRate && { ...exchangeRate, rate: exchangeRateText(exchangeRate.rate) },
    journeys: journeys.map(({ name, hotels, total, travellers, ...journey }) => ({
      ...journey,
      name: name[locale],
      hotels: hotels.map((hotel) => ({ ...hotel, name: hotel.name[locale], cityName: hotel.cityName[locale] })),
      total: moneyOnWire(total),
      travellers: travellers.map(travellerOnWire),
    })),
  }
}

function travellerOnWire(traveller: StaffOrder['journeys'][number]['travellers'][number]) {
  const { id, fare, amount, isCancelled } = traveller
  return {
    id,
    ...ofNames(typedTravellerFields, (name) => traveller[name]),
    roomType: fare,
    amount: moneyOnWire(amount),
    ...ofNames(travellerFlags, (name) => traveller[name]),
    isCancelled,
  }
}
