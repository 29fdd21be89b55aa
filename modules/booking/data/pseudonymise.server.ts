import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { forgetPayers, listUnsettledSubjects } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { forgetPhones } from '#platform/messages/forget-messages.server.ts'
import { forgetUndelivered } from '#platform/undelivered/forget-undelivered.server.ts'
import { aboutOrder } from '../domain/about-order.ts'
import { historyOfCustomer, historyOfTravellers, type HistoryKind } from '../domain/order.ts'
import { emergencyColumnsOf } from './emergency-contact.server.ts'
import { own } from './tables.server.ts'
import { noFlagColumns } from './traveller-columns.server.ts'

/**
 * Of these orders those that must still be known as they are: the journey has not ended, a cancellation is asked for, or
 * money is under way, promised back or disputed.
 */
export async function heldOrders(tx: Db, orderIds: readonly string[], today: PlainDate): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const running = await own(tx)
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.id', 'in', orderIds)
    .where((order) =>
      order.or([
        order.and([
          order('orders.state', 'in', ['awaiting_payment', 'partially_paid', 'paid']),
          order.exists(
            order
              .selectFrom('order_items')
              .select('order_items.id')
              .whereRef('order_items.order_id', '=', 'orders.id')
              .where(sql<string>`order_items.snapshot ->> 'returnsOn'`, '>=', today),
          ),
        ]),
        order.exists(
          order
            .selectFrom('order_cancel_requests')
            .select('order_cancel_requests.id')
            .whereRef('order_cancel_requests.order_id', '=', 'orders.id')
            .where('order_cancel_requests.answered_at', 'is', null),
        ),
      ]),
    )
    .execute()
  const unsettled = await listUnsettledSubjects(tx, 'order', orderIds)
  return new Set([...unsettled, ...running.map(({ id }) => id)])
}

/**
 * Makes travellers of these orders unrecognisable. Of a birth date the year stays, for fares and statistics; the numbers
 * of papers go, and so do those whom to call at home and who looked after the orders.
 */
export async function pseudonymiseTravellers(tx: Db, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await own(tx)
    .updateTable('passengers')
    .set({
      first_name: '—',
      last_name: '—',
      born_on: sql<PlainDate>`date_trunc('year', born_on)::date`,
      tckn: null,
      tckn_sealed: null,
      tckn_index: null,
      passport_no: null,
      passport_no_sealed: null,
      passport_no_index: null,
      passport_expires_on: null,
      ...noFlagColumns,
      identity_removed_at: now,
    })
    .where('identity_removed_at', 'is', null)
    .where('order_item_id', 'in', (items) =>
      items.selectFrom('order_items').select('order_items.id').where('order_items.order_id', 'in', orderIds),
    )
    .execute()
  await own(tx).updateTable('orders').set(emergencyColumnsOf(null)).where('id', 'in', orderIds).execute()
  await own(tx).deleteFrom('order_guardians').where('order_id', 'in', orderIds).execute()
  await forgetTold(tx, orderIds, historyOfTravellers)
}

/** What the history says of people goes: names, ways to reach somebody, notes. That something was changed stays. */
async function forgetTold(tx: Db, orderIds: readonly string[], kinds: readonly HistoryKind[]): Promise<void> {
  await own(tx)
    .updateTable('order_history')
    .set({ facts: sql<string>`facts - 'changes'` })
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`facts ? 'changes'`)
    .execute()
}

/** What was consented to stays, who told it and from where goes. */
const withoutPeople = sql<string>`
  case when consents ? 'told' then jsonb_set(consents, '{told,agreedBy}', ${sql.lit('"—"')}) else consents end
  || case when consents ? 'own' then jsonb_build_object('own', (
    select jsonb_agg(act || '{"userAgent": "", "addressHash": ""}') from jsonb_array_elements(consents -> 'own') as act
  )) else '{}' end`

/**
 * Makes everybody in these orders unrecognisable; what was written to their telephones goes too. Number, amounts, journeys and issued
 * documents stay for the books.
 */
export async function pseudonymiseOrders(tx: Db, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await pseudonymiseTravellers(tx, orderIds, now)
  await forgetTold(tx, orderIds, historyOfCustomer)
  await own(tx).deleteFrom('order_origins').where('order_id', 'in', orderIds).execute()
  await forgetUndelivered(tx, orderIds.map(aboutOrder))
  const called = await own(tx).selectFrom('orders').select('phone').where('id', 'in', orderIds).execute()
  await forgetPhones(
    tx,
    called.map(({ phone }) => phone),
  )
  await own(tx)
    .updateTable('orders')
    .set({
      first_name: '—',
      last_name: '—',
      email: 'erased@invalid',
      phone: '',
      phone_key: '',
      address: '',
      city: '—',
      note: '',
      user_agent: '',
      address_hash: '',
      request_hash: '',
      consents: withoutPeople,
      erased_at: now,
    })
    .where('id', 'in', orderIds)
    .execute()
  await own(tx)
    .updateTable('order_payment_parts')
    .set({ payer_name: '—', payer_email: 'erased@invalid' })
    .where('order_id', 'in', orderIds)
    .where('payer_email', 'is not', null)
    .execute()
  await own(tx).updateTable('order_families').set({ name: '—', phone: '' }).where('order_id', 'in', orderIds).execute()
  await own(tx).updateTable('order_cancel_requests').set({ reason: '—' }).where('order_id', 'in', orderIds).execute()
  await forgetPayers(tx, 'order', orderIds)
}
