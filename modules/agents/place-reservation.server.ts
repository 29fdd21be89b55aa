import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  findAgreedOrder,
  placeAgreedOrder,
  type AgreedOrderRefusal,
  type PlacedOrder,
} from '#modules/booking/index.server.ts'
import type { ConsentKind } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { commissionOfSale } from './commission-of-sale.server.ts'
import { findAgencyRow } from './data/agencies.server.ts'
import type { Offer } from './data/offers.server.ts'
import { noteReservationEvent } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { offerTotals, type OfferLine } from './domain/offer.ts'

export type Reserved = { reservationId: string; order: PlacedOrder }

/** What is sold, to whom, and what the customer agrees to; who has not agreed yet does so on the offer's page. */
export type Sale = {
  lines: readonly OfferLine[]
  currency: Offer['currency']
  contact: Parameters<typeof placeAgreedOrder>[1]['contact']
  consents: Record<ConsentKind, boolean>
  locale: Locale
  note: string
  address: string
  userAgent: string
}

/**
 * Places the order of a sale and writes the reservation beside it, inside the caller's transaction. The seats wait as long
 * as the agency's terms say, at most until the day of departure begins.
 *
 * Fails as `placeAgreedOrder` does.
 */
export async function placeReservation(
  tx: Db,
  sale: Sale & { agencyId: string },
  { offerId, userId }: { offerId: string; userId: string | null },
  now: Date,
): Promise<Result<Reserved, AgreedOrderRefusal>> {
  const agency = await findAgencyRow(tx, sale.agencyId)
  if (!agency) throw new Error(`no agency ${sale.agencyId}`)
  const { lines, currency } = sale
  const ordered = await placeAgreedOrder(
    tx,
    {
      ...sale,
      holderId: agency.id,
      keeperId: null,
      lines: lines.map(({ tourId, fare, quantity }) => ({ tourId, fare, quantity })),
      agreedPrices: lines.map(({ tourId, fare, price }) => ({ tourId, fare, price })),
      holdUntil: await holdEnd(tx, sale, agency.optionHours, now),
    },
    now,
  )
  if (!ordered.ok) return ordered
  const order = ordered.value
  const placed = await findAgreedOrder(tx, { id: order.orderId })
  const [first] = placed?.tours.toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : 1)) ?? []
  if (!first) throw new Error(`order ${order.orderId} has no journey`)
  const on = dayInIstanbul(now)
  const commission = await commissionOfSale(tx, { agencyId: agency.id, lines, currency, on })
  const { base, total } = offerTotals(lines, currency)
  const { rows } = await sql<{
    serial: string | number
  }>`select nextval('agent_reservation_numbers') as serial`.execute(tx)
  const { id } = await own(tx)
    .insertInto('agent_reservations')
    .values({
      reservation_no: `R-${on.slice(0, 4)}-${String(rows[0]?.serial).padStart(4, '0')}`,
      agency_id: agency.id,
      created_by: userId,
      offer_id: offerId,
      order_id: order.orderId,
      currency,
      commission_minor: commission.minor,
      markup_minor: subtract(total, base).minor,
      order_version: 1,
      sold_lines: null,
      departs_on: first.departsOn,
      returns_on: first.returnsOn,
      note: sale.note,
      created_at: now,
      agreed_at: sale.consents.preInformation ? now : null,
      confirmed_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteReservationEvent(tx, { reservationId: id, kind: 'requested', userId }, now)
  const after = { orderNo: order.orderNo, total: order.total, commission, offerId }
  const act = { action: 'reservation.request', subject: { kind: 'reservation', id }, after } as const
  await recordAudit(tx, { actor: userId === null ? 'system' : { id: userId }, ...act }, now)
  return ok({ reservationId: id, order })
}

/** How long seats wait at least, however near the departure is. */
const LEAST_HOLD_MS = 3_600_000

/** Until when the seats of a sale wait: some hours, but not into the day of departure. */
export async function holdEnd(tx: Db, { lines }: Pick<Sale, 'lines'>, optionHours: number, now: Date): Promise<Date> {
  const ids = lines.map(({ tourId }) => tourId)
  const departures = await findDeparturesForSale(tx, ids, dayInIstanbul(now))
  const leaves = departures.map(({ departsOn }) => startInIstanbul(departsOn).getTime())
  const wanted = Math.min(now.getTime() + optionHours * 3_600_000, ...leaves)
  return new Date(Math.max(wanted, now.getTime() + LEAST_HOLD_MS))
}
