import type { Locale } from '#kernel/locale.ts'
import type { OrderSummary } from '#modules/booking/index.server.ts'

export type OrderRow = ReturnType<typeof toOrderRow>

/** An order as one line of a list in one language; of several journeys the first is named. */
export function toOrderRow({ journeys, ...order }: OrderSummary, locale: Locale) {
  const [first] = journeys
  return {
    ...order,
    journey: first && { name: first.name[locale], departsOn: first.departsOn, returnsOn: first.returnsOn },
    moreJourneys: Math.max(0, journeys.length - 1),
  }
}
