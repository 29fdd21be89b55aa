import { idempotencyKeyOf } from '#app/api/calls/call-headers.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listOrders, placeOrderByStaff } from '#modules/booking/index.server.ts'
import type { Route } from './+types/orders-resource.ts'
import { OrderFilter, readOrderFilter, refuseFilter } from './order-filter.server.ts'
import { orderSummaryOnWire } from './order-on-wire.ts'
import { draftOfTraveller } from '#app/wire/traveller-on-wire.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { moneyOnWire, pageListOf } from '#app/wire/wire.ts'
import { paths } from '#app/addresses/paths.ts'
import { answerStaffOnce, onceCodes, toAnswer } from '../answer-staff-once.server.ts'
import { PhoneOrderBody, refuseOrder } from './phone-order-body.server.ts'
import { answerBounded } from '../staff-call.server.ts'
import { WireOrderSummary, WirePhoneOrder } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Orders for staff, filtered, the newest first',
      query: OrderFilter,
      answers: { 200: pageListOf(WireOrderSummary) },
      problems: ['filter_invalid'],
    },
    POST: {
      summary: 'Takes an order by telephone: names are enough, papers may come later; seats wait for the first payment',
      body: PhoneOrderBody,
      answers: { 201: WirePhoneOrder },
      problems: [
        ...onceCodes,
        'item_unknown',
        'tour_full',
        'tour_closed',
        'quantity',
        'email',
        'phone',
        'tckn',
        'same_person',
        'passport_expiry',
      ],
    },
  },
}

/** Orders for staff, filtered, the newest first, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const filter = readOrderFilter(call.url.searchParams)
    if (!filter.success) return refuseFilter(call, filter.error)
    const { orders, total } = await listOrders(db, admin, filter.data)
    const locale = call.context.get(localeContext)
    const body = pageOf(
      orders.map((order) => orderSummaryOnWire(order, locale)),
      { ...filter.data, total },
    )
    const origin = call.context.get(servicesContext).env.publicUrl.origin
    return Response.json(body, {
      headers: { 'Content-Language': locale, ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}

/** Takes an order for somebody on the telephone, once for each key. */
export function action(call: Route.ActionArgs) {
  return answerBounded(call, 'orders', (db, admin) =>
    answerStaffOnce(call, { db, admin, schema: PhoneOrderBody }, async (tx, body) => {
      const now = new Date()
      const { tourId, passengers, contact, note, locale, holdHours, agreed: hasAgreed } = body
      const placed = await placeOrderByStaff(
        tx,
        admin,
        {
          idempotencyKey: `call:${idempotencyKeyOf(call.request) ?? ''}`,
          tourId,
          travellers: passengers.map(({ roomType, ...passenger }) =>
            draftOfTraveller(passenger, { tourId: '', fare: roomType }),
          ),
          contact,
          note,
          locale,
          holdUntil: new Date(now.getTime() + holdHours * 3_600_000),
          hasAgreed,
        },
        now,
      )
      if (!placed.ok) return toAnswer(refuseOrder(call, placed.error))
      const { publicId: id, orderNo, total, paymentToken } = placed.value
      const { origin } = call.context.get(servicesContext).env.publicUrl
      const payUrl = `${origin}${paths.payment(locale, paymentToken)}`
      return { status: 201, body: { id, orderNo, total: moneyOnWire(total), paymentId: paymentToken, payUrl } }
    }),
  )
}
