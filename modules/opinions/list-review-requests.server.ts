import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findReviewsOfOrders, type WrittenReview } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Whom we asked, as staff see it. */
export type AskedOrder = {
  orderId: string
  askedAt: Date
  remindedAt: Date | null
  answeredAt: Date | null
  refusedAt: Date | null
}

const askedColumns = [
  'order_id as orderId',
  'asked_at as askedAt',
  'reminded_at as remindedAt',
  'answered_at as answeredAt',
  'refused_at as refusedAt',
] as const

/** How many were asked, answered and want to be left in peace, with the latest of them. */
export type AskedOrders = { asked: number; answered: number; refused: number; latest: AskedOrder[] }

/** The latest customers whom we asked for a review, and how many there are in all. */
export async function listReviewRequests(db: Db, _admin: Admin<'content'>, limit: number): Promise<AskedOrders> {
  const counts = await own(db)
    .selectFrom('review_requests')
    .select([
      sql<number>`count(*)::int`.as('asked'),
      sql<number>`count(answered_at)::int`.as('answered'),
      sql<number>`count(refused_at)::int`.as('refused'),
    ])
    .executeTakeFirstOrThrow()
  const latest = await own(db)
    .selectFrom('review_requests')
    .select(askedColumns)
    .orderBy('asked_at', 'desc')
    .orderBy('order_id')
    .limit(limit)
    .execute()
  return { ...counts, latest }
}

/** When somebody was asked for a review and what they wrote, as they take it along. */
export type OwnOpinion = Omit<AskedOrder, 'orderId'> & { review: WrittenReview | null }

/** What the customers of orders were asked and what they wrote, the oldest first. */
export async function readOpinions(db: Db, orderIds: readonly string[]): Promise<OwnOpinion[]> {
  if (orderIds.length === 0) return []
  const rows = await own(db)
    .selectFrom('review_requests')
    .select(askedColumns)
    .where('order_id', 'in', orderIds)
    .orderBy('asked_at')
    .orderBy('order_id')
    .execute()
  const reviews = await findReviewsOfOrders(db, orderIds)
  return rows.map(({ orderId, ...asked }) => ({ ...asked, review: reviews.get(orderId) ?? null }))
}
