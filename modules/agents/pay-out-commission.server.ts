import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { balanceOf, listRegisters, postEntry } from '#modules/ledger/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockAgency } from './data/agencies.server.ts'

/** Where a payout comes from: one of our bank accounts by its IBAN, or a cash register by its code. */
export type PayoutSource = { kind: 'bank'; iban: string } | { kind: 'cash'; register: string }

export type Payout = { agencyId: string; amount: Money; from: PayoutSource; note: string; key: string }

export type PayoutFailure =
  | { code: 'agency-not-found' }
  | { code: 'note-missing' }
  | { code: 'source-unknown' }
  | { code: 'day-closed' }
  | { code: 'more-than-earned'; due: Money }

/**
 * Books that an agency was paid what it has earned: out of the agency's account, out of a bank account or a cash register.
 * Under the agency's lock, so that it is never paid more than it has earned; the same key twice is one payout.
 *
 * Fails with `agency-not-found`, `note-missing`, `source-unknown` for an account of another currency too, `day-closed`
 * when the cash register is closed for today, `more-than-earned` with what is owed to it.
 * @throws RangeError when the amount is not above zero.
 */
export async function payOutCommission(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, amount, from, note, key }: Payout,
  now: Date,
): Promise<Result<void, PayoutFailure>> {
  if (amount.minor <= 0) throw new RangeError('a payout must be above zero')
  if (note.trim() === '') return fail({ code: 'note-missing' })
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    if (!(await lockAgency(tx, agencyId))) return fail({ code: 'agency-not-found' })
    const refusal = await refusalOf(tx, from, amount, today)
    if (refusal) return fail(refusal)
    const account = { kind: 'agency', agency: agencyId } as const
    const balance = await balanceOf(tx, account, amount.currency)
    const due = money(Math.max(0, -balance.minor), amount.currency)
    if (due.minor < amount.minor) return fail({ code: 'more-than-earned', due })
    const entry = {
      key: `payout:${agencyId}:${key}`,
      kind: 'payout' as const,
      on: today,
      note: note.trim(),
      by: admin.id,
      lines: [
        { account, debit: amount },
        { account: from, credit: amount },
      ],
    }
    const { isNew } = await postEntry(tx, entry, now)
    const after = { amount, from, note }
    const act = { action: 'agency.pay-out', subject: { kind: 'agency', id: agencyId }, after } as const
    if (isNew) await recordAudit(tx, { actor: admin, ...act }, now)
    return ok(undefined)
  })
}

async function refusalOf(
  tx: Db,
  from: PayoutSource,
  { currency }: Money,
  today: PlainDate,
): Promise<{ code: 'source-unknown' } | { code: 'day-closed' } | undefined> {
  if (from.kind === 'bank') {
    const accounts = await listBankAccounts(tx)
    const isKnown = accounts.some((each) => each.iban === from.iban && each.currency === currency)
    return isKnown ? undefined : { code: 'source-unknown' }
  }
  const register = (await listRegisters(tx)).find(({ code }) => code === from.register)
  if (!register) return { code: 'source-unknown' }
  return register.closedOn !== null && register.closedOn >= today ? { code: 'day-closed' } : undefined
}
