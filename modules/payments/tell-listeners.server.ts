import { toDecimalText, type Money } from '#kernel/money.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { EventType } from '#modules/webhooks/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Tells programs of others that money came, went back or never was there, by the reference that the calls of staff know. */
export async function tellListeners(
  tx: Db,
  type: Extract<EventType, `payment.${string}`>,
  {
    attemptRef,
    amount,
    subjectKind,
    ...more
  }: { attemptRef: string; amount: Money; subjectKind: string; refundRef?: string },
  now: Date,
): Promise<void> {
  const onWire = { amount: toDecimalText(amount), currency: amount.currency }
  await emitEvent(tx, { type, data: { reference: attemptRef, ...more, for: subjectKind, amount: onWire } }, now)
}
