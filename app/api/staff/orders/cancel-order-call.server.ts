import { problemOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { wishOf } from '#app/acts/orders/cancellation-desk.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { moneyOnWire, QueryDay } from '#app/wire/wire.ts'
import { currencies, parseDecimalText, zero, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { cancellers } from '#modules/booking/index.ts'
import {
  cancelOrder,
  findCancellationView,
  type CancelRefusal,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { StaffCall } from '../staff-call.server.ts'

/** Who cancels, when it was said, who leaves, and what was shown to go back. */
export const CancellationBody = z.strictObject({
  by: z.enum(cancellers).default('customer'),
  noticeOn: QueryDay.optional().meta({
    description: 'The day of the notice; that of the request of the customer, else today, unless said otherwise.',
  }),
  passengers: z
    .array(z.string().max(40))
    .min(1)
    .max(99)
    .optional()
    .meta({ description: 'The ids of those who leave; everybody unless said otherwise.' }),
  back: z
    .strictObject({ amount: z.string().max(20), currency: z.enum(currencies) })
    .optional()
    .meta({ description: 'What goes back. Left out or another amount, nothing happens and `price_changed` says it.' }),
})

type Asked = {
  order: StaffOrder
  version: number
  reason: string
  cancellation?: z.output<typeof CancellationBody> | undefined
}

/**
 * Cancels an order or some of its passengers, as the page of staff does, where what goes back is what the caller was
 * shown. `undefined` when it is done, else the refusal.
 */
export async function cancelByCall(
  call: StaffCall,
  { db, cashier }: { db: Db; cashier: Admin<'payments' | 'refunds'> },
  { order, version, reason, cancellation = { by: 'customer' } }: Asked,
  now: Date,
): Promise<Response | undefined> {
  const isSold = order.confirmedAt !== null
  const { by, noticeOn: on, passengers: who } = cancellation
  if (on && on > dayInIstanbul(now)) return refuseFields(call, [{ pointer: '/cancellation/noticeOn' }])
  if (isSold && reason.trim() === '') return refuseFields(call, [{ pointer: '/reason' }])
  const back = cancellation.back && parseDecimalText(cancellation.back.amount, cancellation.back.currency)
  const isOfOrder = back?.currency === order.amounts.total.currency
  if (cancellation.back && !isOfOrder) return refuseFields(call, [{ pointer: '/cancellation/back' }])

  const asked = await wishOf(db, order, { by, on, who: who ?? [] }, now)
  const wish = { ...asked, travellerIds: who ?? ('all' as const) }
  // Of an order that was never sold nothing goes back: money that comes at this moment stops it.
  const shownBack = back ?? (isSold ? undefined : zero(order.amounts.total.currency))
  if (!shownBack) {
    const view = await findCancellationView(db, wish)
    return view ? refuseBack(call, view.cancellation.back) : refuseWith(call, 'not_found')
  }
  const key = ['call', order.id, version, ...(who ?? []).toSorted()].join(':')
  const cancelled = await cancelOrder(db, cashier, { ...wish, key, reason: reason.trim(), shownBack }, now)
  return cancelled.ok ? undefined : refuse(call, cancelled.error)
}

function refuse(call: StaffCall, error: CancelRefusal): Promise<Response> | Response {
  switch (error.code) {
    case 'babies-alone':
      return refuseFields(call, [{ pointer: '/cancellation/passengers' }])
    case 'figures-changed':
      return refuseBack(call, error.back)
    default:
      return refuseWith(call, problemOf(error.code))
  }
}

/** What goes back is not what was shown: the refusal names what it is now. */
function refuseBack(call: StaffCall, back: Money): Response {
  return refuseWith(call, 'price_changed', { members: { back: moneyOnWire(back) } })
}
