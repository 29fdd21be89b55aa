import { sum, type Money } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { AGENCY_PROVIDER } from './domain/agency-credit.ts'
import type { CameAs } from './domain/came-as.ts'
import { coverAtRate } from './domain/cover-at-rate.ts'
import type { CashRefundRefusal } from './domain/cover-cash-refund.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import type { PaymentSubject } from './domain/payment-page.ts'
import type { HeldMoney, RefundRecord } from './domain/refund-record.ts'
import { listCameAs } from './list-came-as.server.ts'
import { listHeldMoney, listRefundsOfSubject } from './list-refunds.server.ts'
import { recordRefund } from './record-refund.server.ts'
import { requestRefund } from './request-refund.server.ts'

/** What cash of one amount gives back, decided under the locks of the payments and not written yet. */
export type CashRefundPlan = {
  promises: { refund: RefundRecord; foreign: ForeignMoney | null }[]
  takes: { held: HeldMoney; amount: Money; foreign: ForeignMoney | null }[]
  /** The part of it that was never booked as paid by the customer. */
  unexplained: Money
  /** What all of it takes off the payments, and what of it the rate of the order did not foresee. */
  conversion: { paid: Money; counted: Money; difference: Money } | undefined
}

/** How money of another currency counts when it goes back: the rate of the day, and what of an amount the order's did not foresee. */
export type RateBack = { rate: ForeignMoney['rate']; differenceOf: (given: Money, counted: Money) => Money }

/**
 * Decides what cash gives back of a subject: refunds that were promised by transfer, and money that came in cash or by
 * transfer. Money by card goes back to the card, and credit of an agency is no money. With `back` the cash is of another
 * currency and counts at that rate. Works in the caller's transaction, which keeps the payments locked.
 *
 * Fails with `promised-otherwise`, `not-held-for-desk`, `too-little`.
 */
export async function planCashRefund(
  tx: Db,
  subject: PaymentSubject,
  given: Money,
  back: RateBack | null,
): Promise<Result<CashRefundPlan, CashRefundRefusal>> {
  const { promised, held } = await listForDesk(tx, subject)
  const cover = coverAtRate(given, promised, held, back?.rate ?? null)
  if (!cover.ok) return cover
  const foreignOf = (part: Money, counted: Money): ForeignMoney | null =>
    back && { paid: part, difference: back.differenceOf(part, counted), rate: back.rate }
  const promises = cover.value.promises.map(({ promise: refund, given: part }) => ({
    refund,
    foreign: foreignOf(part, refund.amount),
  }))
  const takes = cover.value.takes.map(({ held: from, given: part, amount }) => ({
    held: from,
    amount,
    foreign: foreignOf(part, amount),
  }))
  const { currency } = promises[0]?.refund.amount ?? takes[0]?.amount ?? given
  const all = [...promises.map(({ refund, foreign }) => ({ amount: refund.amount, foreign })), ...takes]
  const unexplained = promises.filter(({ refund }) => refund.isUnexplained).map(({ refund }) => refund.amount)
  const differences = all.flatMap(({ foreign }) => (foreign ? [foreign.difference] : []))
  return ok({
    promises,
    takes,
    unexplained: sum(unexplained, currency),
    conversion: back
      ? {
          paid: given,
          counted: sum(
            all.map(({ amount }) => amount),
            currency,
          ),
          difference: sum(differences, given.currency),
        }
      : undefined,
  })
}

/** What cash can give back of a subject: promised transfers, the oldest first, and money that came in cash or by transfer. */
export async function listForDesk(
  db: Db,
  subject: PaymentSubject,
): Promise<{ promised: (RefundRecord & { came: CameAs | null })[]; held: (HeldMoney & { came: CameAs | null })[] }> {
  const came = await listCameAs(db, subject)
  const held = (await listHeldMoney(db, subject)).filter(
    ({ method, provider, isUnexplained, refundable }) =>
      method !== 'card' && provider !== AGENCY_PROVIDER && !isUnexplained && refundable.minor > 0,
  )
  const refunds = await listRefundsOfSubject(db, subject)
  const promised = refunds.filter(({ method, state }) => method === 'transfer' && state === 'requested').toReversed()
  return {
    promised: promised.map((refund) => ({ ...refund, came: came.promised.get(refund.ref) ?? null })),
    held: held.map((money) => ({ ...money, came: came.held.get(money.attemptRef) ?? null })),
  }
}

/**
 * Writes that an entry of a register has given back what was planned, as refunds that have succeeded: attempts, listeners
 * and sellers hear of them like of any other, and nothing is posted a second time. Gives them in the order of the plan, the
 * promises first. Works in the transaction of the plan.
 */
export async function recordCashRefund(
  tx: Db,
  { promises, takes }: CashRefundPlan,
  { transactionId, reason }: { transactionId: string; reason: string },
  now: Date,
): Promise<RefundRecord[]> {
  const given: CashRefundPlan['promises'] = [...promises]
  for (const { held, amount, foreign } of takes) {
    const key = `cash:${transactionId}:${held.attemptRef}`
    const wish = { key, attemptRef: held.attemptRef, amount, cause: 'manual', reason } as const
    const requested = await requestRefund(tx, wish, now)
    if (!requested.ok) throw new Error(`cash for ${held.attemptRef} was refused: ${requested.error.code}`)
    given.push({ refund: requested.value, foreign })
  }
  const sight = { outcome: 'succeeded', source: 'desk', providerRef: transactionId } as const
  for (const { refund, foreign } of given)
    await recordRefund(tx, refund.ref, { ...sight, words: 'paid out of a cash register', foreign }, now)
  return given.map(({ refund }) => refund)
}

/** Whether an entry of a register has given money back that counts as a refund. */
export async function isCashRefund(db: Db, transactionId: string): Promise<boolean> {
  const refund = await own(db)
    .selectFrom('refunds')
    .select('id')
    .where('method', '=', 'cash')
    .where('provider_ref', '=', transactionId)
    .limit(1)
    .executeTakeFirst()
  return refund !== undefined
}
