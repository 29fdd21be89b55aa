import { money, type Currency } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Account, LedgerSubject } from '#modules/ledger/index.ts'
import { conversionBackLines, postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AttemptRow } from './data/attempts.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import { agencyOf } from './domain/agency-credit.ts'
import { listBankAccountsOf } from './data/bank-accounts.server.ts'
import type { PaymentRow } from './data/payments.server.ts'
import type { RefundRow } from './data/refunds.server.ts'

/**
 * Books a refund that has gone back, once a refund: out of where the money lies, against what the customer is owed, or
 * against what was never explained; the surcharge's part against the surcharges. Money of another currency goes out as
 * such, against what it counts for.
 */
export async function postRefund(
  tx: Db,
  {
    refund,
    attempt,
    payment,
    foreign,
  }: { refund: RefundRow; attempt: AttemptRow; payment: PaymentRow; foreign: ForeignMoney | null },
  now: Date,
): Promise<void> {
  const subject: LedgerSubject = { kind: payment.subject_kind, ref: payment.subject_ref }
  const amount = money(refund.amount_minor, refund.currency)
  const surcharge = money(refund.surcharge_minor, refund.currency)
  const gone = foreign?.paid ?? amount
  const owed: Account = refund.account === 'suspense' ? { kind: 'suspense' } : { kind: 'receivable', subject }
  await postEntry(
    tx,
    {
      key: `refund:${refund.ref}`,
      kind: 'refund',
      on: dayInIstanbul(now),
      subject,
      ...(refund.requested_by ? { by: refund.requested_by } : {}),
      lines: [
        { account: owed, debit: money(amount.minor - surcharge.minor, amount.currency) },
        { account: { kind: 'surcharges' }, debit: surcharge },
        ...(foreign ? conversionBackLines({ ...foreign, counted: amount }) : []),
        { account: await accountOfMoney(tx, attempt, gone.currency), credit: gone },
      ],
    },
    now,
  )
}

/** Where the money that gives an attempt back lies. With two accounts of a currency nobody knows which one it came to. */
async function accountOfMoney(tx: Db, attempt: AttemptRow, currency: Currency): Promise<Account> {
  const agency = agencyOf(attempt)
  if (agency) return { kind: 'agency', agency }
  if (attempt.method === 'card') return { kind: 'provider', provider: attempt.provider }
  const [first, ...others] = await listBankAccountsOf(tx, currency)
  return { kind: 'bank', iban: first && others.length === 0 ? first.iban : null }
}
