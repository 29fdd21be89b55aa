import { translator } from '#app/messages/translator.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { promiseAnswers } from '#modules/promises/index.ts'
import { answerChange } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

type Asked = {
  order: Pick<Order, 'id' | 'locale'>
  fields: Record<string, string>
  from: { userAgent: string; address: string }
}

/** Keeps what a customer answers to a change of their journey. */
export async function answerChanges(
  db: Db,
  { order, fields, from }: Asked,
  now: Date,
): Promise<'answered' | 'refused' | 'unreadable'> {
  const answer = (['read', ...promiseAnswers] as const).find((each) => each === fields['answer'])
  const noticeId = fields['notice'] ?? ''
  if (!answer || !isUuid(noticeId)) return 'unreadable'
  const leavingBecause = translator(order.locale, 'changes')('leaving-because')
  const answered = await answerChange(db, { orderId: order.id, noticeId, answer, leavingBecause, from }, now)
  return answered.ok ? 'answered' : 'refused'
}
