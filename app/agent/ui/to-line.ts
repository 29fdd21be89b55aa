import type { Locale } from '#kernel/locale.ts'
import type { ListedReservation } from '#modules/agents/index.server.ts'
import type { ReservationLine } from './reservation-table.tsx'

/** A reservation as its row shows it. */
export function toLine(
  { id, reservationNo, state, departsOn, order }: ListedReservation,
  locale: Locale,
): ReservationLine {
  const { customer, tourName, named, travellers, owed, paid } = order
  return { id, reservationNo, state, departsOn, customer, tourName: tourName[locale], named, travellers, owed, paid }
}
