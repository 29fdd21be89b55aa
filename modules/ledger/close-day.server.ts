import { sql } from 'kysely'
import { money, subtract, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isDayClosed, lockRegisters } from './data/registers.server.ts'
import { own } from './data/tables.server.ts'
import type { NewLine } from './domain/account.ts'
import { postEntry } from './post-entry.server.ts'

export type NewClosing = {
  cashRegister: string
  on: PlainDate
  /** What was counted, once for each currency that the register holds; not below zero. */
  counted: readonly Money[]
  note: string
}

export type ClosingRefusal =
  | { code: 'register-not-found' }
  | { code: 'date-ahead' }
  | { code: 'day-closed' }
  | { code: 'count-missing'; currencies: Currency[] }

/**
 * Closes a register for a day and every day before it: from then on it takes no entry of those days. What was counted is
 * kept beside what was booked, and the difference is booked, so that the register holds what was counted. Waits for
 * entries that are being booked.
 *
 * Fails with `register-not-found`, `date-ahead` when the day is still to come, `day-closed` when that day or a later one is
 * closed already, `count-missing` with the currencies that the register holds and nobody counted.
 * @throws RangeError when a count is below zero.
 */
export async function closeDay(
  db: Db,
  admin: Admin<'payments'>,
  closing: NewClosing,
  now: Date,
): Promise<Result<{ id: string; differences: Money[] }, ClosingRefusal>> {
  if (closing.counted.some(({ minor }) => minor < 0)) throw new RangeError('a count is never below zero')
  if (closing.on > dayInIstanbul(now)) return fail({ code: 'date-ahead' })
  return inTransaction(db, async (tx) => {
    const { cashRegister, on, counted } = closing
    if (!(await lockRegisters(tx, [cashRegister]))) return fail({ code: 'register-not-found' })
    if (await isDayClosed(tx, [cashRegister], on)) return fail({ code: 'day-closed' })
    const booked = await listBooked(tx, cashRegister, on)
    const missing = booked.filter(
      ({ minor, currency }) => minor !== 0 && !counted.some((count) => count.currency === currency),
    )
    if (missing.length > 0) return fail({ code: 'count-missing', currencies: missing.map(({ currency }) => currency) })

    const counts = counted.map((count) => ({
      counted: count,
      booked: booked.find(({ currency }) => currency === count.currency) ?? money(0, count.currency),
    }))
    const differences = counts.map((count) => subtract(count.counted, count.booked)).filter(({ minor }) => minor !== 0)
    await postDifferences(tx, admin, closing, differences, now)
    const id = await insertClosing(tx, admin, closing, counts, now)
    const act = { action: 'cash.close-day', subject: { kind: 'cash-register', id: cashRegister } } as const
    await recordAudit(tx, { actor: admin, ...act, after: { on, counted, differences } }, now)
    return ok({ id, differences })
  })
}

/** What the books say lay in a register at the end of a day. */
async function listBooked(tx: Db, cashRegister: string, on: PlainDate): Promise<Money[]> {
  const rows = await own(tx)
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['currency', sql<number>`sum(amount_minor)::bigint`.as('minor')])
    .where('account_kind', '=', 'cash')
    .where('account_ref', '=', cashRegister)
    .where('posted_on', '<=', on)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ minor, currency }) => money(minor, currency))
}

async function postDifferences(
  tx: Db,
  { id: by }: Admin<'payments'>,
  { cashRegister, on, note }: NewClosing,
  differences: Money[],
  now: Date,
): Promise<void> {
  if (differences.length === 0) return
  const cash = { kind: 'cash', register: cashRegister } as const
  const lines = differences.flatMap((difference): NewLine[] => {
    const amount = money(Math.abs(difference.minor), difference.currency)
    const account = { kind: 'differences' } as const
    return difference.minor > 0
      ? [
          { account: cash, debit: amount },
          { account, credit: amount },
        ]
      : [
          { account, debit: amount },
          { account: cash, credit: amount },
        ]
  })
  await postEntry(tx, { key: `closing:${cashRegister}:${on}`, kind: 'closing-difference', on, note, by, lines }, now)
}

async function insertClosing(
  tx: Db,
  { id: by }: Admin<'payments'>,
  { cashRegister, on, note }: NewClosing,
  counts: { counted: Money; booked: Money }[],
  now: Date,
): Promise<string> {
  const { id } = await own(tx)
    .insertInto('day_closings')
    .values({ cash_register: cashRegister, closed_on: on, note, by_user_id: by, closed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (counts.length > 0)
    await own(tx)
      .insertInto('day_closing_counts')
      .values(
        counts.map(({ counted, booked }) => ({
          closing_id: id,
          currency: counted.currency,
          booked_minor: booked.minor,
          counted_minor: counted.minor,
        })),
      )
      .execute()
  return id
}
