import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { pageListOf } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listSubscriptions } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-subscriptions-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { SubscriptionFilter, subscriptionOnWire, WireSubscription } from './wire-subscription.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Addresses of the newsletter, the latest first',
      query: SubscriptionFilter,
      answers: { 200: pageListOf(WireSubscription) },
      problems: ['filter_invalid'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const asked = readQuery(call, SubscriptionFilter)
    if (!asked.ok) return asked.error
    const { subscriptions, total } = await listSubscriptions(db, admin, asked.value)
    const body = pageOf(subscriptions.map(subscriptionOnWire), { ...asked.value, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
