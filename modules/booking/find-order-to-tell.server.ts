import type { Locale, Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts } from './change-parts.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { findHoldEnd } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { isAlive } from './domain/order.ts'
import { findMissingPapers } from './find-missing-papers.server.ts'

/** What staff tell the customer of an order in a conversation, and with which addresses. */
export type OrderToTell = {
  id: string
  orderNo: string
  /** With the address of the order it is the customer's way in. */
  accessToken: string
  locale: Locale
  customer: { name: string; phone: string; email: string }
  /** Nobody travels on an order that is cancelled or expired: there is nothing to pay or to send. */
  isAlive: boolean
  /** Those on which somebody travels; of an order nobody travels on, all that it was for. */
  journeys: { name: Localised; departsOn: PlainDate; returnsOn: PlainDate; travellers: number }[]
  total: Money
  /** What is to be paid next and where; null when nothing is. */
  next: { amount: Money; dueOn: PlainDate | null; paymentToken: string } | null
  /** Until when the seats wait for the first money. */
  holdUntil: Date | null
  /** Who still has to send papers, and who has to replace a passport, until when. */
  missing: { name: string; replacesPassport: boolean; dueOn: PlainDate }[]
}

/** An order as it is told to its customer, by its public id. Numbers of papers are not in it. */
export async function findOrderToTell(
  db: Db,
  admin: Admin<'orders'>,
  publicId: string,
  now: Date,
): Promise<OrderToTell | undefined> {
  const row = await own(db)
    .selectFrom('orders')
    .select('id')
    .where('public_id', '=', publicId)
    .where('erased_at', 'is', null)
    .where(withinReach(admin, keeperOf))
    .executeTakeFirst()
  const order = row && (await findOrder(db, { id: row.id }))
  if (!order) return undefined
  const { contact, orderNo, accessToken, locale, total, state, tours } = order
  const next = openParts(order.parts).find(({ payer }) => payer === null)
  const journeys = tours.map(({ tourName: name, departsOn, returnsOn, passengers }) => {
    return { name, departsOn, returnsOn, travellers: passengers.filter(({ isCancelled }) => !isCancelled).length }
  })
  return {
    id: publicId,
    orderNo,
    accessToken,
    locale,
    total,
    customer: { name: `${contact.firstName} ${contact.lastName}`, phone: contact.phone, email: contact.email },
    isAlive: isAlive(state),
    journeys: isAlive(state) ? journeys.filter(({ travellers }) => travellers > 0) : journeys,
    next: isAlive(state) && next ? { amount: next.amount, dueOn: next.dueOn, paymentToken: next.paymentToken } : null,
    holdUntil: state === 'awaiting_payment' ? ((await findHoldEnd(db, order.id)) ?? null) : null,
    missing: (await findMissingPapers(db, order, dayInIstanbul(now))).map(({ name, replacesPassport, dueOn }) => ({
      name,
      replacesPassport,
      dueOn,
    })),
  }
}
