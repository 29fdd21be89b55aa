import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { withQuery } from '#app/addresses/paths.ts'
import { listStaffMembers } from '#modules/accounts/index.server.ts'
import { houseScope, listOffersOfRequests } from '#modules/agents/index.server.ts'
import { listOrderNames } from '#modules/booking/index.server.ts'
import { ageOf, type RequestKind } from '#modules/engagement/index.ts'
import { countWaitingRequests, listStaffRequests } from '#modules/engagement/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { doneCountOf } from '../lists/done-count.ts'
import { actOnRequest, deskNews } from './act-on-request.server.ts'
import { momentsOf, readRequestQuery, requestQueryValues } from './request-query.ts'
import { chatAboutRequest } from '../ui/write-chat.server.ts'

const PAGE_SIZE = 20

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/** Everything a list of requests of some kinds shows: a page of them, who may look after them, how many wait. */
export async function loadDesk(
  { context, url }: Args,
  list: 'requests' | 'call-requests' | 'contact-messages',
  kinds: readonly RequestKind[],
) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const query = readRequestQuery(url.searchParams)
  const { kind, ...filter } = query
  const shownKinds = kinds.filter((each) => kind === undefined || each === kind)
  const wanted = {
    ...filter,
    ...momentsOf(query),
    kinds: shownKinds.length > 0 ? shownKinds : kinds,
    pageSize: PAGE_SIZE,
  }
  const { requests, total } = await listStaffRequests(db, admin, wanted, now)
  const orders = await listOrderNames(
    db,
    admin,
    requests.flatMap(({ orderId }) => orderId ?? []),
  )
  const offers = await listOffersOfRequests(db, houseScope(admin), requests)
  const waiting = (await countWaitingRequests(db, admin)).filter((each) => kinds.includes(each.kind))
  return {
    query,
    total,
    pageSize: PAGE_SIZE,
    locale: context.get(localeContext),
    canRing: env.telephony !== undefined && admin.dial !== null,
    waiting: waiting.reduce((sum, each) => sum + each.waiting, 0),
    staff: await listStaffMembers(db, admin),
    requests: requests.map((request) => ({
      ...request,
      chat: request.phone === null ? null : chatAboutRequest({ ...request, phone: request.phone }),
      age: ageOf(request.askedAt, now),
      isCallDue: request.callAgainAt !== null && request.callAgainAt <= now,
      order: request.orderId === null ? undefined : orders.get(request.orderId),
      offers: offers
        .filter((offer) => offer.request.id === request.id && offer.request.kind === request.kind)
        .map(({ id, offerNo, state, validUntil, total: amount }) => ({ id, offerNo, state, validUntil, amount })),
    })),
    views: await findListDesk(db, admin, list),
    bulk: doneCountOf(url.searchParams),
    done: deskNews.find((each) => each === url.searchParams.get('done')),
  }
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>

export type RequestView = Desk['requests'][number]

/** Does what a form of the list asks for, and leads back to the list as it was asked for. */
export async function actAtDesk({ request, context, url }: Args & { request: Request }) {
  const admin = boundedAdminOf(context, 'orders')
  const services = context.get(servicesContext)
  const fields = await formFields(request)
  const acted = await actOnRequest(services, admin, fields, new Date())
  if (!acted.ok) {
    const { code } = acted.error
    const now = 'now' in acted.error ? acted.error.now : undefined
    return data({ id: fields['id'] ?? '', code, now, fields: { ...fields } }, { status: statusOf(code) })
  }
  const values = requestQueryValues(readRequestQuery(url.searchParams))
  return redirect(withQuery(url.pathname, { ...values, done: acted.value }))
}
