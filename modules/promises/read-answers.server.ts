import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Outcome } from './domain/answer.ts'

/** When somebody was told of a change and what they said, as they take it along. */
export type AnsweredChange = {
  toldAt: Date
  openedAt: Date | null
  confirmedAt: Date | null
  answer: Outcome | null
  answerBy: PlainDate | null
}

/** The changes that the customers of orders were told of, the oldest first. */
export async function readAnswers(db: Db, orderIds: readonly string[]): Promise<AnsweredChange[]> {
  if (orderIds.length === 0) return []
  return own(db)
    .selectFrom('promise_notices')
    .select(['told_at as toldAt', 'opened_at as openedAt', 'confirmed_at as confirmedAt'])
    .select(['answer', 'answer_by as answerBy'])
    .where('order_id', 'in', orderIds)
    .orderBy('told_at')
    .orderBy('id')
    .execute()
}
