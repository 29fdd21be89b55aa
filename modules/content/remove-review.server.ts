import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { REVIEWS_TAG } from './page-tags.server.ts'

export type ReviewRemovalFailure = { code: 'review-not-found' | 'changed-meanwhile' }

/**
 * Removes a review for good, with what was decided about it: for words that may not be kept, where a refusal is not
 * enough. Who removed it stays in the audit log, without a word of it. Opens a transaction of its own.
 *
 * Fails with `review-not-found`; `changed-meanwhile` when somebody decided since `version`. Then nothing has changed.
 */
export async function removeReview(
  db: Db,
  admin: Admin<'content'>,
  { publicId, version }: { publicId: string; version: number },
  now: Date,
): Promise<Result<void, ReviewRemovalFailure>> {
  return inTransaction(db, async (tx) => {
    const review = await own(tx)
      .selectFrom('reviews')
      .select(['id', 'status', 'version'])
      .where('public_id', '=', publicId)
      .forUpdate()
      .executeTakeFirst()
    if (!review) return fail({ code: 'review-not-found' })
    if (review.version !== version) return fail({ code: 'changed-meanwhile' })
    await own(tx).deleteFrom('reviews').where('id', '=', review.id).execute()
    const subject = { kind: 'review', id: publicId } as const
    const before = { status: review.status }
    await recordAudit(tx, { actor: admin, action: 'review.remove', subject, before }, now)
    if (review.status === 'approved') await invalidatePages(tx, REVIEWS_TAG)
    return ok(undefined)
  })
}
