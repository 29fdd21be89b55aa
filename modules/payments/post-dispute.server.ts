import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { LedgerSubject, NewLine } from '#modules/ledger/index.ts'
import { listEntriesOf, postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AttemptRow } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentRow } from './data/payments.server.ts'

/** Books that the provider has taken back what is left of a payment until the dispute about it is decided; once. */
export async function postDispute(tx: Db, payment: PaymentRow, attempt: AttemptRow, now: Date): Promise<void> {
  const left = leftOf(attempt)
  if (left <= 0) return
  await post(tx, payment, { key: `dispute:${attempt.ref}`, note: '', by: undefined }, now, [
    { account: { kind: 'disputes' }, debit: money(left, attempt.currency) },
    { account: { kind: 'provider', provider: attempt.provider }, credit: money(left, attempt.currency) },
  ])
}

/**
 * Books how a dispute ended, once: what was won is with the provider again; what was lost the customer owes again, and
 * the surcharge of the card is no income. Gives what the customer owes again.
 */
export async function postDisputeEnd(
  tx: Db,
  { payment, attempt }: { payment: PaymentRow; attempt: AttemptRow },
  { outcome, note, by }: { outcome: 'won' | 'lost'; note: string; by: string },
  now: Date,
): Promise<Money> {
  const left = await disputedMinor(tx, payment, attempt)
  if (left <= 0) return money(0, attempt.currency)
  const amount = (minor: number) => money(minor, attempt.currency)
  const isUnexplained = attempt.flags.includes('mismatch') || attempt.flags.includes('excess')
  const surcharge = isUnexplained ? 0 : Math.min(left, attempt.surcharge_minor - (await surchargeGone(tx, attempt)))
  const into: NewLine[] =
    outcome === 'won'
      ? [{ account: { kind: 'provider', provider: attempt.provider }, debit: amount(left) }]
      : [
          {
            account: isUnexplained ? { kind: 'suspense' } : { kind: 'receivable', subject: subjectOf(payment) },
            debit: amount(left - surcharge),
          },
          { account: { kind: 'surcharges' }, debit: amount(surcharge) },
        ]
  await post(tx, payment, { key: `dispute-end:${attempt.ref}`, note, by }, now, [
    ...into,
    { account: { kind: 'disputes' }, credit: amount(left) },
  ])
  return amount(outcome === 'lost' && !isUnexplained ? left - surcharge : 0)
}

/** What of the card's surcharge refunds have given back. */
async function surchargeGone(tx: Db, { id }: AttemptRow): Promise<number> {
  const { gone } = await own(tx)
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('surcharge_minor').as('gone'))
    .where('attempt_id', '=', id)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return Number(gone ?? 0)
}

async function post(
  tx: Db,
  payment: PaymentRow,
  { key, note, by }: { key: string; note: string; by: string | undefined },
  now: Date,
  lines: NewLine[],
): Promise<void> {
  const subject = subjectOf(payment)
  await postEntry(tx, { key, kind: 'dispute', on: dayInIstanbul(now), subject, note, ...(by && { by }), lines }, now)
}

/** What the dispute took; a refund that was under way may have gone out of the provider's account since. */
async function disputedMinor(tx: Db, payment: PaymentRow, attempt: AttemptRow): Promise<number> {
  const entries = await listEntriesOf(tx, subjectOf(payment))
  const lines = entries.find(({ key }) => key === `dispute:${attempt.ref}`)?.lines ?? []
  return lines.find(({ account }) => account.kind === 'disputes')?.amount.minor ?? 0
}

/** What was taken and has not gone back by a refund. */
function leftOf({ captured_minor: captured, refunded_minor: refunded }: AttemptRow): number {
  return (captured ?? 0) - refunded
}

function subjectOf({ subject_kind: kind, subject_ref: ref }: PaymentRow): LedgerSubject {
  return { kind, ref }
}
