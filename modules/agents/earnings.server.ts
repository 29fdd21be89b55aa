import { add, money, subtract, sum, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listOrderStandings, type OrderStanding } from '#modules/booking/index.server.ts'
import { balanceOf, listAccountLines, listBalances, postEntry, type AccountLine } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lockAgency } from './data/agencies.server.ts'
import { reservations, setReservationState, toReservation } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { earnedNow } from './domain/commission.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'

const BATCH = 200

/**
 * Brings reservations and the books into line with their orders, each in a transaction of its own: what an agency has
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
    const isChanged = await db.transaction().execute((tx) => settle(tx, id, now))
    if (isChanged) changed += 1
  }
  return changed
}

async function settle(tx: Db, id: string, now: Date): Promise<boolean> {
  const row = await reservations(tx)
    .select(['booked_minor', 'bookings'])
    .where('agent_reservations.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return false
  const reservation = toReservation(row)
  const order = (await listOrderStandings(tx, [reservation.orderId])).get(reservation.orderId)
  if (!order) throw new Error(`no order ${reservation.orderId}`)
  const state = await bringUpToDate(tx, reservation, order, now)
  const earned = earnedNow({
    earnings: add(reservation.commission, reservation.markup),
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

export type Payout = { agencyId: string; amount: Money; note: string; key: string }

/**
 * Books that an agency was paid what it has earned, out of the bank. Under the agency's lock, so that it is never paid
 * more than it has earned; the same key twice is one payout.
 *
 * Fails with `agency-not-found`, `note-missing`, `more-than-earned` with what is owed to it.
 * @throws RangeError when the amount is not above zero.
 */
export async function payOutCommission(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, amount, note, key }: Payout,
  now: Date,
): Promise<
  Result<void, { code: 'agency-not-found' } | { code: 'note-missing' } | { code: 'more-than-earned'; due: Money }>
> {
  if (amount.minor <= 0) throw new RangeError('a payout must be above zero')
  if (note.trim() === '') return fail({ code: 'note-missing' })
  return db.transaction().execute(async (tx) => {
    if (!(await lockAgency(tx, agencyId))) return fail({ code: 'agency-not-found' })
    const account = { kind: 'agency', agency: agencyId } as const
    const balance = await balanceOf(tx, account, amount.currency)
    const due = money(Math.max(0, -balance.minor), amount.currency)
    if (due.minor < amount.minor) return fail({ code: 'more-than-earned', due })
    const { isNew } = await postEntry(
      tx,
      {
        key: `payout:${agencyId}:${key}`,
        kind: 'payout',
        on: dayInIstanbul(now),
        note: note.trim(),
        by: admin.id,
        lines: [
          { account, debit: amount },
          { account: { kind: 'bank', iban: null }, credit: amount },
        ],
      },
      now,
    )
    if (isNew)
      await recordAudit(
        tx,
        { actor: admin, action: 'agency.pay-out', subject: { kind: 'agency', id: agencyId }, after: { amount, note } },
        now,
      )
    return ok(undefined)
  })
}

/** What an agency earns of one currency: not sure yet, and booked as earned. */
export type Earnings = { currency: Currency; pending: Money; confirmed: Money; sales: Money }

/** The earnings of one's own agency by currency: of reservations that stand, and what the books say is earned. */
export async function summariseEarnings(db: Db, scope: AgentScope): Promise<Earnings[]> {
  const rows = await reservations(db)
    .select('booked_minor')
    .where(ownedBy(scope))
    .where('state', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(2000)
    .execute()
  const orders = await listOrderStandings(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const mine = rows.filter((row) => row.currency === currency)
    return {
      currency,
      pending: sum(
        mine.map((row) => money(Math.max(0, row.commission_minor + row.markup_minor - row.booked_minor), currency)),
        currency,
      ),
      confirmed: sum(
        mine.map((row) => money(row.booked_minor, currency)),
        currency,
      ),
      sales: sum(
        mine.flatMap((row) => orders.get(row.order_id)?.owed ?? []),
        currency,
      ),
    }
  })
}

export type Statement = { from: PlainDate; to: PlainDate; lines: AccountLine[]; balances: Money[] }

/** What moved on an agency's account between two days, and where it stands: below zero is owed to the agency. */
export async function readStatement(
  db: Db,
  agencyId: string,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<Statement> {
  const account = { kind: 'agency', agency: agencyId } as const
  return {
    from,
    to,
    lines: await listAccountLines(db, account, { from, to }),
    balances: await listBalances(db, account),
  }
}
