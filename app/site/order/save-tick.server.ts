import { tickStep } from '#modules/planner/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Keeps what whoever travels says of a step of theirs; false where the order has no such step. */
export async function saveTick(
  db: Db,
  { orderId, userId, fields }: { orderId: string; userId: string | undefined; fields: Record<string, string> },
  now: Date,
): Promise<boolean> {
  const { traveller: travellerId = '', step = '', done } = fields
  const by = { kind: 'traveller', userId } as const
  return (await tickStep(db, { orderId, travellerId, step, isDone: done === 'yes', by }, now)).ok
}
