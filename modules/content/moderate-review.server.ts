import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import {
  checkDecision,
  mayBecome,
  type CheckedDecision,
  type DecisionProblem,
  type ReviewDecision,
} from './domain/moderation.ts'
import type { ReviewStatus } from './domain/review.ts'
import { REVIEWS_TAG } from './page-tags.server.ts'

export type ModerationRequest = { publicId: string; version: number; decision: ReviewDecision }

export type ModerationFailure =
  | DecisionProblem
  | { code: 'review-not-found' | 'changed-meanwhile' }
  | { code: 'transition-refused'; from: ReviewStatus }

type Moderated = Result<{ status: ReviewStatus; version: number }, ModerationFailure>

/**
 * Approves, refuses or takes back a review, and keeps who did it and when. What everybody may read changes with the
 * commit: kept pages that show reviews are dropped in every process. Callers queue on the review. Opens a transaction
 * unless it is given one.
 *
 * Fails with `review-not-found`; `changed-meanwhile` when somebody decided since `version`; `transition-refused` when
 * the review is in that state already, or was refused already; `reply-too-long`, `reason-required`, `reason-too-long`
 * and `malformed` by what was written.
 */
export async function moderateReview(
  db: Db,
  admin: Admin<'content'>,
  request: ModerationRequest,
  now: Date,
): Promise<Moderated> {
  const checked = checkDecision(request.decision)
  if (!checked.ok) return checked
  return inTransaction(db, (tx) => moderateIn(tx, admin, request, checked.value, now))
}

async function moderateIn(
  tx: Db,
  admin: Admin<'content'>,
  { publicId, version }: ModerationRequest,
  { status, reply, reason }: CheckedDecision,
  now: Date,
): Promise<Moderated> {
  const review = await own(tx)
    .selectFrom('reviews')
    .select(['id', 'status', 'reply', 'version'])
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst()
  if (!review) return fail({ code: 'review-not-found' })
  if (review.version !== version) return fail({ code: 'changed-meanwhile' })
  if (!mayBecome(review.status, status)) return fail({ code: 'transition-refused', from: review.status })
  const newReply = reply === undefined ? review.reply : reply
  if (status === review.status && newReply === review.reply) return ok({ status, version })

  await own(tx)
    .updateTable('reviews')
    .set({ status, reply: newReply, version: version + 1 })
    .where('id', '=', review.id)
    .execute()
  await own(tx)
    .insertInto('review_history')
    .values({
      review_id: review.id,
      from_status: review.status,
      to_status: status,
      reason,
      user_id: admin.id,
      user_name: admin.fullName,
      happened_at: now,
    })
    .execute()
  await recordAudit(
    tx,
    {
      actor: admin,
      action: 'review.moderate',
      subject: { kind: 'review', id: publicId },
      before: { status: review.status, hasReply: review.reply !== null },
      after: { status, hasReply: newReply !== null },
    },
    now,
  )
  if (review.status === 'approved' || status === 'approved') await invalidatePages(tx, REVIEWS_TAG)
  return ok({ status, version: version + 1 })
}
