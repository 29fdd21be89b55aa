import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The reviews somebody wrote under a proven address, with the answers. */
export async function readReviewsOf(db: Db, email: string) {
  return own(db)
    .selectFrom('reviews')
    .select(['author', 'rating', 'body', 'reply', 'status', 'tour_code', 'written_on'])
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('written_on')
    .execute()
}

/**
 * Takes the person out of their reviews, inside the caller's transaction: words and marks that were published stay
 * without a name, what nobody saw is deleted.
 */
export async function forgetReviewer(tx: Db, email: string): Promise<void> {
  const key = email.toLowerCase()
  await own(tx)
    .deleteFrom('reviews')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .where('status', '<>', 'approved')
    .execute()
  await own(tx)
    .updateTable('reviews')
    .set({ author: '—', city: null, email: null, address_hash: null })
    .where((row) => row(row.fn<string>('lower', ['email']), '=', key))
    .execute()
}
