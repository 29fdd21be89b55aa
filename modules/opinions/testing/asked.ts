import { sql } from 'kysely'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { anOrder, type OrderWish } from '#modules/booking/testing/an-order.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { askForReviews } from '../ask-for-reviews.server.ts'
import type { ReviewAskWork } from '../review-ask-work.ts'

/** What customers are asked with, as an agency called Kafile. */
export function reviewAsksOf(db: Db): ReviewAskWork {
  return {
    db,
    agency: async () => ({ brand: 'Kafile', phone: '+90 212 000 00 00', email: '' }),
    reviewUrl: (locale, token) => `https://kafile.example/${locale}/review/${token}`,
  }
}

/** The address of the only review that was asked for. */
export async function tokenOf(db: Db): Promise<string> {
  const { rows } = await sql<{ token: string }>`select token from review_requests`.execute(db)
  return rows[0]?.token ?? ''
}

/** A paid order whose people came back five days ago, asked yesterday how it was. */
export async function anAskedOrder(db: Db, wish: OrderWish = {}, tour: DepartureWish['tour'] = {}) {
  const today = dayInIstanbul(new Date())
  const departsOn = addDays(today, -14)
  const departure = await aDeparture(db, { departsOn, tour: { days: 10, nights: 9, ...tour } })
  const order = await anOrder(db, { state: 'paid', departure, ...wish })
  const kind = tour.kind ?? 'umrah'
  const facts = JSON.stringify({ departsOn, returnsOn: addDays(departsOn, 9), kind })
  await sql`update order_items set snapshot = snapshot || ${facts}::jsonb where order_id = ${order.orderId}`.execute(db)
  await askForReviews(reviewAsksOf(db), new Date(startInIstanbul(addDays(today, -1)).getTime() + 10 * 3_600_000))
  return { ...order, departure, departsOn }
}
