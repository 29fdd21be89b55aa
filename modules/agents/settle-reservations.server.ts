import { add, money, subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listOrderStandings, type OrderStanding } from '#modules/booking/index.server.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { followOrder } from './follow-order.server.ts'
import { reservations, setReservationState, toReservation } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { earnedNow } from './domain/commission.ts'

const BATCH = 200

/**
 * Brings reservations and the books into line with their orders, each in a transaction of its own: what an agency earns
 * follows the order as it is now, what it has
 * earned is booked once its order is paid and staff have confirmed, and booked back when it is cancelled; a reservation
 * whose order has ended ends, one that has travelled is completed. Safe to run twice; gives how many changed.
 */
export async function settleReservations(db: Db, now: Date): Promise<number> {
  const rows = await own(db)
    .selectFrom('agent_reservations')
    .select('id')
    .where((eb) => eb.or([eb('state', 'in', ['requested', 'confirmed']), eb('booked_minor', '<>', 0)]))
    .orderBy('departs_on', 'desc')
    .orderBy('id')
    .limit(BATCH * 10)
    .execute()
  let changed = 0
  for (const { id } of rows) {
    const isChanged = await inTransaction(db, (tx) => settleReservation(tx, id, now))
    if (isChanged) changed += 1
  }
  return changed
}

/** The same for one reservation, inside the caller's transaction; false when nothing had to change. */
export async function settleReservation(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await reservations(tx)
    .select(['booked_minor', 'bookings', 'order_version', 'sold_lines'])
    .where('agent_reservations.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const reservation = toReservation(row)
  const order = (await listOrderStandings(tx, [reservation.orderId])).get(reservation.orderId)
  if (!order) throw new Error(`no order ${reservation.orderId}`)
  const state = await bringUpToDate(tx, reservation, order, now)
  const earnings = await followOrder(tx, { ...row, ...reservation }, order, now)
  const earned = earnedNow({
    earnings: add(earnings.commission, earnings.markup),
    isConfirmed: state === 'confirmed' || state === 'completed',
    ...order,
  })
  const difference = subtract(earned, money(row.booked_minor, earned.currency))
  if (difference.minor === 0) return state !== reservation.state
  await postEarning(tx, { ...reservation, difference, nth: row.bookings + 1 }, now)
  await own(tx)
    .updateTable('agent_reservations')
    .set({ booked_minor: earned.minor, bookings: row.bookings + 1 })
    .where('id', '=', id)
    .execute()
  return true
}

/** Ends what has ended. */
async function bringUpToDate(
  tx: Db,
  { id, state, returnsOn }: ReturnType<typeof toReservation>,
  order: OrderStanding,
  now: Date,
) {
  const isOver = ['expired', 'cancelled', 'refunded'].includes(order.state)
  const isOpen = state === 'requested' || state === 'confirmed'
  if (isOpen && isOver) {
    await setReservationState(tx, { id, state: 'cancelled', words: order.state }, now)
    return 'cancelled' as const
  }
  if (state === 'confirmed' && returnsOn < dayInIstanbul(now)) {
    await setReservationState(tx, { id, state: 'completed' }, now)
    return 'completed' as const
  }
  return state
}

async function postEarning(
  tx: Db,
  {
    id,
    agencyId,
    orderId,
    reservationNo,
    difference,
    nth,
  }: { id: string; agencyId: string; orderId: string; reservationNo: string; difference: Money; nth: number },
  now: Date,
): Promise<void> {
  const amount = money(Math.abs(difference.minor), difference.currency)
  const expense = { kind: 'commissions' } as const
  const account = { kind: 'agency', agency: agencyId } as const
  const lines =
    difference.minor > 0
      ? [
          { account: expense, debit: amount },
          { account, credit: amount },
        ]
      : [
          { account, debit: amount },
          { account: expense, credit: amount },
        ]
  await postEntry(
    tx,
    {
      key: `commission:${id}:${nth}`,
      kind: 'commission',
      on: dayInIstanbul(now),
      note: reservationNo,
      subject: { kind: 'order', ref: orderId },
      lines,
    },
    now,
  )
}
