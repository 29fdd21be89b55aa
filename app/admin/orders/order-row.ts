import type { Locale } from '#kernel/locale.ts'
import type { OrderSummary } from '#modules/booking/index.server.ts'

export type OrderRow = ReturnType<typeof toOrderRow>

/** An order as one line of a list in one language; of several journeys the first is named. */
export function toOrderRow(
  { journeys, keeperId, ...order }: OrderSummary,
  locale: Locale,
  keepers: ReadonlyMap<string, string> = new Map(),
) {
  const [first] = journeys
  return {
    ...order,
    keeper: keeperId === null ? undefined : keepers.get(keeperId),
    journey: first && { name: first.name[locale], departsOn: first.departsOn, returnsOn: first.returnsOn },
    moreJourneys: Math.max(0, journeys.length - 1),
  }
}
