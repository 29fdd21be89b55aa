import { money, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Account, LedgerSubject, NewLine } from '#modules/ledger/index.ts'
import { conversionLines, listEntriesOf, postEntry, reversalKey } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { amountOf, type AttemptRow } from './data/attempts.server.ts'
import { listBankAccountsOf } from './data/bank-accounts.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import type { PaymentRow } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import type { AttemptFlag } from './domain/apply-snapshot.ts'
import { agencyOf } from './domain/agency-credit.ts'
import { splitCapture } from './domain/capture-entry.ts'

/**
 * Books what was captured, once an attempt: the price against what the customer owes, the surcharge apart, what is of
 * another amount or for something already paid as unexplained. A link is charged with its first money, for nobody owed
 * it before. A provider that took nothing moved nothing, and cash is in the books by the entry of its register.
 */
export async function postCapture(
  tx: Db,
  payment: PaymentRow,
  attempt: AttemptRow,
  { taken, flags, iban }: { taken: Money; flags: readonly AttemptFlag[]; iban?: string | undefined },
  now: Date,
): Promise<void> {
  if (taken.minor <= 0 || attempt.method === 'cash') return
  const subject: LedgerSubject = { kind: payment.subject_kind, ref: payment.subject_ref }
  const owed: Account = { kind: 'receivable', subject }
  const foreign = foreignOf(attempt)
  if (foreign) {
    const lines: NewLine[] = [...conversionLines({ ...foreign, counted: taken }), { account: owed, credit: taken }]
    return postPayment(tx, { key: `capture:${attempt.ref}`, subject, attempt, iban, arrived: foreign.paid }, now, lines)
  }
  const isUnexplained = flags.includes('mismatch') || flags.includes('excess')
  if (subject.kind === 'link' && !isUnexplained) await chargeLink(tx, payment, subject, now)

  const isSameCurrency = taken.currency === attempt.currency
  const bookedBefore = isSameCurrency ? await bookedParts(tx, attempt) : money(0, taken.currency)
  const parts = splitCapture({
    taken,
    agreed: isSameCurrency ? amountOf(attempt) : money(0, taken.currency),
    surcharge: money(isSameCurrency ? attempt.surcharge_minor : 0, taken.currency),
    bookedBefore,
    isUnexplained,
  })
  await postPayment(tx, { key: `capture:${attempt.ref}`, subject, attempt, iban, arrived: parts.arrived }, now, [
    { account: owed, debit: parts.givenBackToOwed },
    { account: owed, credit: parts.owed },
    { account: { kind: 'surcharges' }, credit: parts.surcharge },
    { account: { kind: 'suspense' }, credit: parts.unexplained },
  ])
}

/** Books a part of a transfer when it comes; what has come by then names it, and how many entries there were before. */
export async function postPartOfTransfer(
  tx: Db,
  payment: PaymentRow,
  attempt: AttemptRow,
  { received, total, iban }: { received: Money; total: Money; iban?: string | undefined },
  now: Date,
): Promise<void> {
  const subject: LedgerSubject = { kind: payment.subject_kind, ref: payment.subject_ref }
  const entries = await listEntriesOf(tx, subject)
  const before = entries.filter(({ key }) => key.startsWith(partKey(attempt))).length
  const key = `${partKey(attempt)}${total.minor}:${before}`
  await postPayment(tx, { key, subject, attempt, iban, arrived: received }, now, [
    { account: { kind: 'receivable', subject }, credit: received },
  ])
}

/** The parts of a transfer that are in the books and were not taken back. */
export async function listPartEntries(tx: Db, attempt: AttemptRow): Promise<{ key: string; amount: Money }[]> {
  const payment = await own(tx)
    .selectFrom('payments')
    .select(['subject_kind', 'subject_ref'])
    .where('id', '=', attempt.payment_id)
    .executeTakeFirstOrThrow()
  const entries = await listEntriesOf(tx, { kind: payment.subject_kind, ref: payment.subject_ref })
  const known = new Set(entries.map(({ key }) => key))
  return entries
    .filter(({ key }) => key.startsWith(partKey(attempt)) && !known.has(reversalKey(key)))
    .map(({ key, lines }) => ({
      key,
      amount: money(
        lines.filter(({ account }) => account.kind === 'bank').reduce((sum, { amount }) => sum + amount.minor, 0),
        attempt.currency,
      ),
    }))
}

function partKey(attempt: AttemptRow): string {
  return `part:${attempt.ref}:`
}

async function bookedParts(tx: Db, attempt: AttemptRow): Promise<Money> {
  const entries = attempt.method === 'transfer' ? await listPartEntries(tx, attempt) : []
  const booked = entries.reduce((total, { amount }) => total + amount.minor, 0)
  return money(booked, attempt.currency)
}

async function chargeLink(tx: Db, payment: PaymentRow, subject: LedgerSubject, now: Date): Promise<void> {
  const price = money(payment.amount_minor, payment.currency)
  await postEntry(
    tx,
    {
      key: `charge:link:${payment.token}`,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines: [
        { account: { kind: 'receivable', subject }, debit: price },
        { account: { kind: 'sales' }, credit: price },
      ],
    },
    now,
  )
}

async function postPayment(
  tx: Db,
  {
    key,
    subject,
    attempt,
    iban,
    arrived,
  }: { key: string; subject: LedgerSubject; attempt: AttemptRow; iban: string | undefined; arrived: Money },
  now: Date,
  lines: NewLine[],
): Promise<void> {
  const agency = agencyOf(attempt)
  const account: Account = agency
    ? { kind: 'agency', agency }
    : attempt.method === 'card'
      ? { kind: 'provider', provider: attempt.provider }
      : { kind: 'bank', iban: iban ?? (await onlyIbanOf(tx, arrived.currency)) }
  await postEntry(
    tx,
    {
      key,
      kind: 'payment',
      on: dayInIstanbul(now),
      subject,
      lines: [{ account, debit: arrived }, ...lines],
    },
    now,
  )
}

/** With two accounts of a currency nobody knows to which one a customer transferred, unless a statement tells it. */
async function onlyIbanOf(tx: Db, currency: Currency): Promise<string | null> {
  const [first, ...others] = await listBankAccountsOf(tx, currency)
  return first && others.length === 0 ? first.iban : null
}
