import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Order } from './data/read-orders.server.ts'
import { findMissingPapers } from './find-missing-papers.server.ts'

/** Of how many travellers papers are still to come, and by when the first of them are needed. */
export type PapersToCome = { count: number; dueOn: PlainDate; isLate: boolean }

/** What of an order's papers is still to come; nothing when they are complete. */
export async function findPapersToCome(
  db: Db,
  order: Pick<Order, 'state' | 'tours' | 'placedAt'>,
  today: PlainDate,
): Promise<PapersToCome | undefined> {
  const missing = await findMissingPapers(db, order, today)
  const [dueOn] = missing.map((each) => each.dueOn).toSorted()
  return dueOn && { count: missing.length, dueOn, isLate: dueOn < today }
}
