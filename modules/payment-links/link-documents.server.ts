import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findDocument, listDocuments, type IssuedFile, type ListedDocument } from '#modules/documents/index.server.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { linksThatExist, toLink } from './data/links.server.ts'
import { issueLinkReceipt, type PaperWork } from './issue-link-receipt.server.ts'
import { issueLinkRefundNote } from './issue-link-refund-note.server.ts'

/** The documents that were issued for a link, the newest first, with the mails that carried them. */
export function listLinkDocuments(db: Db, _admin: Admin<'payments'>, linkId: string): Promise<ListedDocument[]> {
  return listDocuments(db, { kind: 'link', ref: linkId })
}

/** One issued document of a link; another link's is not found. */
export function findLinkDocument(
  db: Db,
  _admin: Admin<'payments'>,
  { linkId, documentId }: { linkId: string; documentId: string },
): Promise<IssuedFile | undefined> {
  return findDocument(db, { kind: 'link', ref: linkId }, documentId)
}

/**
 * Issues a document of a link again in another language, under the number of the first; in a language in which there is
 * one already, that one. `undefined` when the link has no such document.
 */
export async function issueLinkCopy(
  work: PaperWork,
  admin: Admin<'payments'>,
  { linkId, documentId, locale }: { linkId: string; documentId: string; locale: Locale },
  now: Date,
): Promise<IssuedFile | undefined> {
  const original = await findLinkDocument(work.db, admin, { linkId, documentId })
  const row = await linksThatExist(work.db).where('public_id', '=', linkId).executeTakeFirst()
  if (!original || !row) return undefined
  const { kind, source } = original.document
  const agency = await work.agency(locale)
  return inTransaction(work.db, async (tx) => {
    if (kind === 'refund-note')
      return issueLinkRefundNote(tx, work.pdf, { linkId, refundRef: source, locale, agency }, now)
    const attempts = await listPaymentsOfSubject(tx, { kind: 'link', ref: linkId })
    const attempt = attempts.find(({ ref }) => ref === source)
    return attempt && issueLinkReceipt(tx, work.pdf, { link: toLink(row), attempt, locale, agency }, now)
  })
}
