import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeRefund } from './data/refunds.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import { isOpenRefund } from './domain/refund-state.ts'
import { parseIban } from './iban.server.ts'
import { lockRefund, recordRefund } from './record-refund.server.ts'

export type PayeeFailure = { code: 'refund-not-found' } | { code: 'not-awaiting' } | { code: 'iban' } | { code: 'name' }

/**
 * Writes down to which account a refund by transfer goes; it can be corrected until the money has left.
 *
 * Fails with `refund-not-found`, `not-awaiting` when it is no open transfer, `iban` when the check digits are wrong, `name`.
 */
export async function nameRefundPayee(
  db: Db,
  { ref, iban: typedIban, name: typedName, by }: { ref: string; iban: string; name: string; by?: string | undefined },
  now: Date,
): Promise<Result<void, PayeeFailure>> {
  const iban = parseIban(typedIban)
  const name = normalizeInput(typedName)
  if (!iban) return fail({ code: 'iban' })
  if (!name || name.length < 3 || name.length > 100) return fail({ code: 'name' })
  return inTransaction(db, async (tx) => {
    const locked = await lockRefund(tx, ref)
    if (!locked) return fail({ code: 'refund-not-found' })
    const { refund } = locked
    if (refund.method !== 'transfer' || refund.state !== 'requested') return fail({ code: 'not-awaiting' })
    const change = { payee_iban: iban, payee_name: name }
    await changeRefund(tx, refund, refund.state, `goes to ${iban}, ${name}`, change, now)
    if (by !== undefined) {
      const accounts = { before: { iban: refund.payee_iban }, after: { iban } }
      const entry = {
        actor: { id: by },
        action: 'refund.payee',
        subject: { kind: 'refund', id: ref },
        ...accounts,
      } as const
      await recordAudit(tx, entry, now)
    }
    return ok(undefined)
  })
}

export type RefundSettlement = {
  ref: string
  outcome: 'succeeded' | 'failed'
  /** What the member of staff saw, such as the number of the transfer; signed by the caller. */
  note: string
  /** What a transfer really sent, where it was money of another currency. */
  foreign?: ForeignMoney | null
  /** The member of staff, for the audit log. */
  by?: string | undefined
}

export type SettleRefundFailure =
  | { code: 'refund-not-found' }
  | { code: 'not-awaiting' }
  | { code: 'payee-missing' }
  | { code: 'note' }

/**
 * Ends a refund by hand: a transfer that staff have made or given up, or a refund that its provider left without an
 * answer for a day, as staff found it in the provider's own books.
 *
 * Fails with `refund-not-found`, `not-awaiting` when it has ended, its provider is still being asked or gave back other money, `payee-missing`
 * when a transfer has no account yet, `note` when nothing was written down.
 */
export async function settleRefund(
  db: Db,
  { ref, outcome, note, foreign = null, by }: RefundSettlement,
  now: Date,
): Promise<Result<void, SettleRefundFailure>> {
  if (note.trim() === '') return fail({ code: 'note' })
  return inTransaction(db, async (tx) => {
    const locked = await lockRefund(tx, ref)
    if (!locked) return fail({ code: 'refund-not-found' })
    const { refund } = locked
    const isByHand = refund.method === 'transfer' || refund.needs_person
    if (!isOpenRefund(refund.state) || !isByHand) return fail({ code: 'not-awaiting' })
    const hasPayee = refund.payee_iban !== null && refund.payee_name !== null
    if (outcome === 'succeeded' && refund.method === 'transfer' && !hasPayee) return fail({ code: 'payee-missing' })
    const seen = outcome === 'succeeded' ? 'succeeded' : 'refused'
    if (foreign && refund.method !== 'transfer') return fail({ code: 'not-awaiting' })
    await recordRefund(tx, ref, { outcome: seen, source: 'manual', words: note.trim(), foreign }, now)
    if (by !== undefined) {
      const states = {
        before: { state: refund.state },
        after: { state: outcome, ...(foreign && { sent: foreign.paid }) },
      }
      const entry = {
        actor: { id: by },
        action: 'refund.settle',
        subject: { kind: 'refund', id: ref },
        ...states,
      } as const
      await recordAudit(tx, entry, now)
    }
    return ok(undefined)
  })
}
