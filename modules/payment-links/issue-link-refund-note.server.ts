import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  issueDocument,
  makeRefundNote,
  SLIP_VERSION,
  slipTitle,
  type IssuedFile,
} from '#modules/documents/index.server.ts'
import type { Agency } from '#modules/documents/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findRefundOfLink } from './find-refund-of-link.server.ts'
import type { LinkWork } from './jobs/link-work.server.ts'

/**
 * Issues the note of a refund of a link, made out to whoever paid; once a refund and language. `undefined` while the
 * money has not gone back. Works on the caller's transaction alone, as the receipt does.
 */
export async function issueLinkRefundNote(
  tx: Db,
  pdf: LinkWork['pdf'],
  { linkId, refundRef, locale, agency }: { linkId: string; refundRef: string; locale: Locale; agency: Agency },
  now: Date,
): Promise<IssuedFile | undefined> {
  const { link, refund, attempt, payer } = await findRefundOfLink(tx, { linkId, refundRef })
  if (refund.state !== 'succeeded') return undefined
  return issueDocument(
    tx,
    {
      subject: { kind: 'link', ref: link.id },
      kind: 'refund-note',
      source: refund.ref,
      locale,
      version: SLIP_VERSION,
      title: (number) => slipTitle('refund-note', locale, number),
      make: (number, issuedAt) =>
        makeRefundNote(
          pdf,
          {
            number: number ?? '',
            issuedOn: dayInIstanbul(issuedAt),
            payer,
            subject: 'link',
            subjectNo: link.id,
            purpose: [{ title: link.title, note: '' }],
            reference: `P-${refund.ref.slice(0, 8)}`,
            rate: null,
            refundedOn: dayInIstanbul(refund.succeededAt ?? refund.createdAt),
            way:
              refund.method === 'transfer'
                ? { kind: 'transfer', ibanEnd: refund.payee?.iban.slice(-4) ?? '' }
                : { kind: 'card', card: attempt?.card ?? null },
            amount: refund.amount,
            foreign: refund.foreign,
            surcharge: refund.surcharge,
            cause: refund.cause,
            calculation: null,
          },
          agency,
          locale,
        ),
    },
    now,
  )
}
