import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeParty, previewParty } from '../change-party.server.ts'
import { confirmOrder } from '../confirm-order.server.ts'
import type { PlacedOrder } from '../data/find-placed-order.server.ts'
import { findOrder } from '../find-order.server.ts'
import type { PartyWish } from '../reckon-party.server.ts'
import { anOrder, minutesLater, noon } from './builders.ts'

/** An order of two in a double room that is sold and paid, of a departure with `capacity` seats. */
export async function aSoldOrder(db: Db, wish: Parameters<typeof anOrder>[1] = {}) {
  return sell(db, await anOrder(db, wish))
}

/** Pays all that an order costs. */
export async function sell<Placed extends Pick<PlacedOrder, 'orderId' | 'paymentToken' | 'total'>>(
  db: Db,
  order: Placed,
): Promise<Placed> {
  const { orderId, paymentToken, total } = order
  const facts = { orderId, paymentToken, attemptRef: `attempt-${orderId}`, amountMinor: total.minor }
  await confirmOrder(db, { ...facts, isMismatch: false, isExcess: false }, minutesLater(5))
  return order
}

/** What a member of staff does: looks at the figures, and confirms what stood there. */
export async function agree(db: Db, id: string, wish: PartyWish, admin = aStaffMember()) {
  const order = await findOrder(db, admin, id)
  const preview = await previewParty(db, admin, { id, wish }, noon)
  const shownTotal = preview.ok ? preview.value.total.is : (order?.amounts.total ?? money(0, 'USD'))
  const request = { id, version: order?.version ?? 0, wish, shownTotal, reason: 'asked on the telephone' }
  return changeParty(db, admin, request, noon)
}

/** What a place costs from now on. */
export async function changeFare(db: Db, departureId: string, { fare, minor }: { fare: string; minor: number }) {
  await sql`update departure_fares set amount_minor = ${minor} where departure_id = ${departureId} and fare = ${fare}`.execute(
    db,
  )
}

/** What has to be true of every order, whatever was done to it: nothing when all of it is. */
export async function faultsOf(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with it as (select * from orders where id = ${orderId}),
    living as (
      select count(*) filter (where fare <> 'baby') as seats, coalesce(sum(amount_minor), 0) as minor
      from passengers join order_items on order_items.id = order_item_id
      where order_id = ${orderId} and cancelled_at is null
    ),
    held as (select coalesce(sum(seats), 0) as seats from seat_holds where order_id = ${orderId} and state <> 'released'),
    open as (
      select coalesce(sum(amount_minor), 0) as minor from order_payment_parts
      where order_id = ${orderId} and paid_at is null and withdrawn_at is null
    ),
    books as (
      select coalesce(sum(amount_minor) filter (
          where account_kind = 'receivable' and account_ref = 'order:' || ${orderId} and key not like '%:paid'), 0) as receivable,
        coalesce(sum(amount_minor) filter (where ledger_entries.subject_ref = ${orderId}), 0) as everything
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      where ledger_entries.kind in ('charge', 'cancellation', 'transfer')
    )
    select 'seats of the living' as fault from living, held where living.seats <> held.seats
    union all select 'seats of the departure' from it
      join seat_holds on order_id = it.id join departures on departures.id = departure_id
      where seats_sold + seats_held <> (
        select sum(seats) from seat_holds every where every.departure_id = departures.id and every.state <> 'released')
    union all select 'parts' from it, open
      where open.minor <> greatest(0, total_minor - reduction_minor - paid_minor)
    union all select 'total of the amounts' from it where total_minor <> subtotal_minor - discount_minor
    union all select 'total of the people' from it where subtotal_minor <> (
      select sum(line_total_minor) from order_items where order_id = it.id)
    union all select 'receivable' from it, books where receivable <> total_minor - reduction_minor
    union all select 'books' from books where everything <> 0
    union all select 'state' from it
      where state::text <> case when total_minor - reduction_minor > paid_minor then 'partially_paid' else 'paid' end`.execute(
    db,
  )
  return rows.map(({ fault }) => fault)
}
