import type { Locale } from '#kernel/locale.ts'
import { money, subtract } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  issueDocument,
  makeReceipt,
  SLIP_VERSION,
  slipTitle,
  type IssuedFile,
} from '#modules/documents/index.server.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { AttemptRecord } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { linksThatExist, toLink, type StoredLink } from './data/links.server.ts'
import type { LinkWork } from './jobs/link-work.server.ts'

/** What documents are issued with. */
export type PaperWork = Pick<LinkWork, 'db' | 'pdf' | 'agency'>

/**
 * The receipt of a link by the address at which it was paid, in the language asked for; issued at once when its job has
 * not done so yet. `undefined` for links that brought nothing.
 */
export async function issueReceiptOfLink(
  work: PaperWork,
  { paymentToken, locale }: { paymentToken: string; locale: Locale },
  now: Date,
): Promise<IssuedFile | undefined> {
  const row = await linksThatExist(work.db).where('token', '=', paymentToken).executeTakeFirst()
  const link = row && toLink(row)
  if (!link) return undefined
  const attempts = await listPaymentsOfSubject(work.db, { kind: 'link', ref: link.id })
  const paid = attempts.find(({ capturedAt }) => capturedAt !== null)
  if (!paid) return undefined
  const agency = await work.agency(locale)
  return inTransaction(work.db, (tx) => issueLinkReceipt(tx, work.pdf, { link, attempt: paid, locale, agency }, now))
}

/**
 * Issues the receipt of a payment of a link, made out to whoever paid; once a payment and language. Works on the
 * caller's transaction alone: an embedded database has one connection, and would wait for itself.
 */
export async function issueLinkReceipt(
  tx: Db,
  pdf: LinkWork['pdf'],
  {
    link,
    attempt,
    locale,
    agency,
  }: { link: StoredLink; attempt: AttemptRecord; locale: Locale; agency: Awaited<ReturnType<LinkWork['agency']>> },
  now: Date,
): Promise<IssuedFile> {
  const taken = attempt.captured ?? attempt.amount
  const surcharge = money(Math.min(taken.minor, attempt.surcharge.minor), taken.currency)
  const { name, email } = attempt.payer.name ? attempt.payer : link.customer
  return issueDocument(
    tx,
    {
      subject: { kind: 'link', ref: link.id },
      kind: 'receipt',
      source: attempt.ref,
      locale,
      version: SLIP_VERSION,
      title: (number) => slipTitle('receipt', locale, number),
      make: (number, issuedAt) =>
        makeReceipt(
          pdf,
          {
            number: number ?? '',
            issuedOn: dayInIstanbul(issuedAt),
            payer: { name, email },
            subject: 'link',
            subjectNo: link.id,
            purpose: [{ title: link.title, note: '' }],
            reference: attempt.transferReference ?? `P-${attempt.ref.slice(0, 8)}`,
            rate: null,
            paidOn: dayInIstanbul(attempt.capturedAt ?? attempt.createdAt),
            way:
              attempt.method === 'card'
                ? { kind: 'card', card: attempt.card, installments: attempt.installments }
                : { kind: attempt.method },
            foreign: attempt.foreign,
            price: subtract(taken, surcharge),
            surcharge,
            balance: null,
          },
          agency,
          locale,
        ),
    },
    now,
  )
}
