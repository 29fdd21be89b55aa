import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { isOpenRefund, type RefundRecord } from '#modules/payments/index.ts'
import { listCameAs } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { atDayRates } from './at-day-rates.server.ts'
import type { AmountAtRate } from './find-foreign-balance.server.ts'

/** What each promised transfer of an order is in the currencies whose rates of a day are known, by the refund's name. */
export async function listOtherMoney(
  db: Db,
  _admin: Admin<'payments'>,
  { orderId, refunds, on }: { orderId: string; refunds: readonly RefundRecord[]; on: PlainDate },
): Promise<Record<string, AmountAtRate[]>> {
  const open = refunds.filter(({ method, state }) => method === 'transfer' && isOpenRefund(state))
  const [first] = open
  if (!first) return {}
  const { promised } = await listCameAs(db, { kind: 'order', ref: orderId })
  const amounts = open.map(({ ref, amount }) => ({ amount, came: promised.get(ref) ?? null }))
  const rates = await atDayRates(db, first.amount.currency, amounts, on)
  return Object.fromEntries(
    open.map(({ ref }, index) => [
      ref,
      rates.flatMap(({ rate, amounts: exchanged }) => {
        const amount = exchanged[index]
        return amount ? [{ amount, rate }] : []
      }),
    ]),
  )
}
