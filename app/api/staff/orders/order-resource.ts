import { problemOf } from '#app/refusals/refusals.ts'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { draftOfTraveller } from '#app/wire/traveller-on-wire.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { z } from 'zod'
import {
  changeOrder,
  findOrder,
  listOrderDocuments,
  noteIdentityRead,
  type ChangeOrderFailure,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/order-resource.ts'
import { cancelByCall } from './cancel-order-call.server.ts'
import { handOverByCall, type KeeperBody } from './hand-over-call.server.ts'
import { orderOnWire } from './order-on-wire.ts'
import { OrderChangeBody, refuseOrderFields } from './phone-order-body.server.ts'
import { answerBounded } from '../staff-call.server.ts'
import { WireStaffOrder } from './wire-order.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: {
      summary: 'An order with travellers, agreements and history; its version is in `ETag`',
      answers: { 200: WireStaffOrder },
    },
    PATCH: {
      summary:
        'Changes who an order belongs to, who travels, papers and note, in the version of `If-Match`; cancels an order or some of its passengers; hands its customer over, and says no more of an order that is beyond the caller from then on',
      body: OrderChangeBody,
      answers: { 200: WireStaffOrder, 204: null },
      problems: [
        'precondition_required',
        'edit_conflict',
        'status_transition',
        'price_changed',
        'email',
        'phone',
        'tckn',
        'same_person',
        'passport_expiry',
      ],
    },
  },
}

/** One order with travellers, agreements and history. */
export function loader(call: Route.LoaderArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const order = await findOrder(db, admin, call.params.orderId)
    return order ? answerOrder(call, db, admin, order) : refuseWith(call, 'not_found')
  })
}

export function action(call: Route.ActionArgs) {
  return answerBounded(call, 'orders', async (db, admin) => {
    const id = call.params.orderId
    const order = await findOrder(db, admin, id)
    if (!order) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, OrderChangeBody)
    if (!body.ok) return body.error
    const { state = order.state, cancellation, passengers, keeper, ...rest } = body.value
    if (keeper) return handOver(call, { db, admin, order, version }, { ...body.value, keeper })
    if (state !== order.state || cancellation) return cancel(call, { admin, order, version }, body.value)
    const travellers = passengers?.map(({ id: of, ...passenger }) => ({
      id: of,
      draft: draftOfTraveller(passenger, { tourId: '', fare: '' }),
    }))
    const changed = await changeOrder(db, admin, { id, version, change: { ...rest, travellers } }, new Date())
    return changed.ok ? answerOrder(call, db, admin, changed.value) : refuse(call, changed.error)
  })
}

/** The customer is handed over by a body that says nothing else. */
async function handOver(
  call: Route.ActionArgs,
  { db, admin, order, version }: { db: Db; admin: Admin<'orders'>; order: StaffOrder; version: number },
  { keeper, ...others }: z.output<typeof OrderChangeBody> & { keeper: z.output<typeof KeeperBody> },
): Promise<Response> {
  if (!saysNothing(others)) return refuseFields(call, [{ pointer: '/keeper' }])
  if (version !== order.version) return refuseWith(call, 'edit_conflict')
  const refusal = await handOverByCall(call, { db, admin }, { orderId: order.id, keeper }, new Date())
  if (refusal) return refusal
  const after = await findOrder(db, admin, order.id)
  return after ? answerOrder(call, db, admin, after) : new Response(null, { status: 204 })
}

/**
 * The one state that a call may ask for: `cancelled`, by itself. As on the pages, only staff who look after money cancel.
 */
async function cancel(
  call: Route.ActionArgs,
  { admin, order, version }: { admin: Admin<'orders'>; order: StaffOrder; version: number },
  { state, reason = '', cancellation, ...others }: z.output<typeof OrderChangeBody>,
): Promise<Response> {
  if (state !== 'cancelled' || !saysNothing(others)) return refuseWith(call, 'status_transition')
  if (version !== order.version) return refuseWith(call, 'edit_conflict')
  return answerBounded(
    call,
    'payments',
    async (db, cashier) => {
      const asked = { order, version, reason, cancellation }
      const refusal = await cancelByCall(call, { db, cashier }, asked, new Date())
      const after = refusal ? undefined : await findOrder(db, admin, order.id)
      return after ? answerOrder(call, db, admin, after) : (refusal ?? refuseWith(call, 'not_found'))
    },
    'refunds',
  )
}

function saysNothing(fields: object): boolean {
  return Object.values(fields).every((value) => value === undefined)
}

async function answerOrder(
  call: Route.LoaderArgs | Route.ActionArgs,
  db: Db,
  admin: Admin<'orders'>,
  order: StaffOrder,
): Promise<Response> {
  await noteIdentityRead(db, admin, order, new Date())
  const locale = call.context.get(localeContext)
  const issued = await listOrderDocuments(db, { id: order.orderId })
  return Response.json(orderOnWire(order, issued, locale, dayInIstanbul(new Date())), {
    headers: { 'Content-Language': locale, ETag: `"${order.version}"` },
  })
}

function refuse(call: Route.ActionArgs, failure: ChangeOrderFailure): Response {
  switch (failure.code) {
    case 'traveller-not-found':
      return refuseFields(call, [{ pointer: '/passengers' }])
    case 'invalid-fields':
      return refuseOrderFields(call, failure.problems)
    default:
      return refuseWith(call, problemOf(failure.code))
  }
}
