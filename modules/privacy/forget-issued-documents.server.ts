import { dayInIstanbul } from '#kernel/plain-date.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { forgetDocuments, listForgettable } from '#modules/documents/index.server.ts'
import { listUnsettledSubjects } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

const BATCH = 500

/**
 * Removes issued documents whose time is over, subject by subject, and notes each in the audit log. Documents of an order
 * or a link with money under way, promised back or disputed are held until that is settled. Gives how many went.
 */
export async function forgetIssuedDocuments(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const due = await listForgettable(tx, { today, limit: BATCH })
    const held = new Set<string>()
    for (const kind of ['order', 'link'] as const) {
      const refs = due.filter((subject) => subject.kind === kind).map(({ ref }) => ref)
      for (const ref of await listUnsettledSubjects(tx, kind, refs)) held.add(`${kind}:${ref}`)
    }
    let removed = 0
    for (const subject of due.filter(({ kind, ref }) => !held.has(`${kind}:${ref}`))) {
      const documents = await forgetDocuments(tx, subject, today)
      const about = { kind: subject.kind === 'order' ? 'order' : 'payment-link', id: subject.ref } as const
      await recordAudit(
        tx,
        { actor: 'system', action: 'personal-data.documents-removed', subject: about, after: { documents } },
        now,
      )
      removed += documents
    }
    return removed
  })
}
