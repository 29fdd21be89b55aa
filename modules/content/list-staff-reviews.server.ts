import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { foldedHasAllWords } from '#platform/db/search-sql.server.ts'
import { own } from './data/tables.server.ts'
import type { ReviewSort } from './domain/list-sorts.ts'
import type { Review, ReviewStatus } from './domain/review.ts'
import { publicColumns, toReview } from './list-reviews.server.ts'

export type StaffReviewRequest = {
  /** Words of the review, its reply, its writer or the code of a tour. */
  q?: string | undefined
  status?: ReviewStatus | undefined
  rating?: number | undefined
  locale?: Locale | undefined
  /** Days on which it was written. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort?: ReviewSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** A review as staff see it, with what became of it. The address of the writer is for staff alone. */
export type StaffReview = Review & {
  email: string | null
  status: ReviewStatus
  /** Grows with every decision. */
  version: number
  writtenAt: Date
  /** The key of the order whose customer wrote it. */
  orderId: string | null
  /** The last decision; none while nobody has decided here. */
  decision: { by: string; at: Date; reason: string } | null
}

/**
 * One page of all reviews and how many there are. Unless asked otherwise, those that wait come first, the longest waiting
 * on top.
 */
export async function listStaffReviews(
  db: Db,
  _admin: Admin<'content'>,
  { q = '', status, rating, locale, from, to, sort = 'waiting', page, pageSize }: StaffReviewRequest,
): Promise<{ reviews: StaffReview[]; total: number }> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const matching = own(db)
    .selectFrom('reviews')
    .where((reviews) =>
      reviews.and([
        ...(status ? [reviews('status', '=', status)] : []),
        ...(rating ? [reviews('rating', '=', rating)] : []),
        ...(locale ? [reviews('language', '=', locale)] : []),
        ...(from ? [reviews('written_on', '>=', from)] : []),
        ...(to ? [reviews('written_on', '<=', to)] : []),
        ...(words.length > 0 ? [foldedHasAllWords('search_text', words)] : []),
      ]),
    )
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await withDecision(matching)
    .orderBy(sort === 'waiting' ? longestWaiting : inOrder(sort, columnsOf, sql`public_id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { reviews: rows.map(toStaffReview), total: Number(total) }
}

const columnsOf: OrderColumns<'written' | 'author' | 'rating'> = {
  written: [sql`written_on`],
  author: [sql`author collate app_tr`],
  rating: [sql`rating`],
}

const longestWaiting = sql`status = 'pending' desc, case when status = 'pending' then created_at end, written_on desc,
  public_id desc`

/** How many reviews wait for a decision. */
export async function countWaitingReviews(db: Db, _admin: Admin<'content'>): Promise<number> {
  const { total } = await own(db)
    .selectFrom('reviews')
    .where('status', '=', 'pending')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function findStaffReview(
  db: Db,
  _admin: Admin<'content'>,
  publicId: string,
): Promise<StaffReview | undefined> {
  const row = await withDecision(own(db).selectFrom('reviews').where('public_id', '=', publicId)).executeTakeFirst()
  return row && toStaffReview(row)
}

function withDecision(reviews: ReturnType<typeof anyReviews>) {
  return reviews
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('review_history')
          .select(['user_name', 'happened_at', 'reason'])
          .whereRef('review_history.review_id', '=', 'reviews.id')
          .orderBy('review_history.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(publicColumns)
    .select([
      'email',
      'status',
      'version',
      'created_at',
      'order_id',
      'last.user_name',
      'last.happened_at',
      'last.reason',
    ])
}

function anyReviews(db: Db) {
  return own(db).selectFrom('reviews')
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof withDecision>['execute']>>[number]

function toStaffReview(row: StaffRow): StaffReview {
  const { user_name: by, happened_at: at, reason } = row
  return {
    ...toReview(row),
    email: row.email,
    status: row.status,
    version: row.version,
    writtenAt: row.created_at,
    orderId: row.order_id,
    decision: by !== null && at !== null ? { by, at, reason: reason ?? '' } : null,
  }
}
