import { exchangeRateText } from '#kernel/exchange-rate.ts'
import { toDecimalText, type Money } from '#kernel/money.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { EventType } from '#modules/webhooks/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'

/** Tells programs of others that money came, went back or never was there, by the reference that the calls of staff know. */
export async function tellListeners(
  tx: Db,
  type: Extract<EventType, `payment.${string}`>,
  {
    attemptRef,
    amount,
    foreign = null,
    subjectKind,
    ...more
  }: {
    attemptRef: string
    amount: Money
    foreign?: ForeignMoney | null
    subjectKind: string
    refundRef?: string
  },
  now: Date,
): Promise<void> {
  const data = { reference: attemptRef, ...more, for: subjectKind, amount: onWire(amount) }
  await emitEvent(tx, { type, data: { ...data, foreign: foreign && foreignOnWire(foreign) } }, now)
}

function onWire(amount: Money) {
  return { amount: toDecimalText(amount), currency: amount.currency }
}

/** As the calls of staff tell it: what was really paid or handed over, and the rate of the day. */
function foreignOnWire({ paid, rate: { base, quote, rate, source, on } }: ForeignMoney) {
  return { paid: onWire(paid), rate: { base, quote, value: exchangeRateText(rate), source, on } }
}
