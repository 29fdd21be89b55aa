import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject, PaymentSummary } from './domain/payment-page.ts'

/** What payments of a subject say of it now; amounts never change. */
export type Retold = { title?: Localised; summary: Omit<PaymentSummary, 'orderPath' | 'contact' | 'remaining'> }

/**
 * Has everything that was opened to pay for a subject say what it is for now, inside the caller's transaction. Whoever
 * pays a share is still not told what the order contains, and payments opened like these say the same.
 */
export async function retellPayments(tx: Db, subject: PaymentSubject, { title, summary }: Retold): Promise<void> {
  const { lines, travellers, ...forEverybody } = summary
  const merge = (part: object) => sql<string>`summary || ${toJson(part)}::jsonb`
  const all = own(tx)
    .updateTable('payments')
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
  await all.set({ summary: merge(forEverybody), ...(title && { title: toJson(title) }) }).execute()
  await all
    .set({ summary: merge({ ...(lines && { lines }), ...(travellers !== undefined && { travellers }) }) })
    .where(sql<boolean>`summary ? 'orderPath'`)
    .execute()
}
