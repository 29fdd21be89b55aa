import { listPaymentsOfSubject, listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { AttemptRecord, RefundRecord } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { linksEver, toLink, type StoredLink } from './data/links.server.ts'

/** A refund of a link with the payment it gives back of, and whose money it is. */
export type RefundOfLink = {
  link: StoredLink
  refund: RefundRecord
  attempt: AttemptRecord | undefined
  payer: { name: string; email: string }
}

/** @throws Error when there never was such a link or such a refund of it. */
export async function findRefundOfLink(
  db: Db,
  { linkId, refundRef }: { linkId: string; refundRef: string },
): Promise<RefundOfLink> {
  const row = await linksEver(db).where('public_id', '=', linkId).executeTakeFirst()
  const refunds = await listRefundsOfSubject(db, { kind: 'link', ref: linkId })
  const refund = refunds.find(({ ref }) => ref === refundRef)
  if (!row || !refund) throw new Error(`no refund ${refundRef} of link ${linkId}`)
  const link = toLink(row)
  const attempts = await listPaymentsOfSubject(db, { kind: 'link', ref: linkId })
  const attempt = attempts.find(({ ref }) => ref === refund.attemptRef)
  const { name, email } = attempt?.payer.name ? attempt.payer : link.customer
  return { link, refund, attempt, payer: { name, email } }
}
