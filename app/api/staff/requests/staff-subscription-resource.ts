import { problemOf } from '#app/refusals/refusals.ts'
import { versionOf } from '#app/api/calls/call-headers.server.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { changeSubscription, findSubscription, type Subscription } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/staff-subscription-resource.ts'
import { answerStaff } from '../staff-call.server.ts'
import { SubscriptionChangeBody, subscriptionOnWire, WireSubscription } from './wire-subscription.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'PATCH'],
  describes: {
    GET: { summary: 'One address of the newsletter; its version is in `ETag`', answers: { 200: WireSubscription } },
    PATCH: {
      summary: 'Notes something about an address, or who looks after it, in the version of `If-Match`',
      body: SubscriptionChangeBody,
      answers: { 200: WireSubscription },
      problems: ['precondition_required', 'edit_conflict', 'status_transition'],
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const subscription = await findSubscription(db, admin, call.params.subscriptionId)
    return subscription ? answerWith(call, subscription) : refuseWith(call, 'not_found')
  })
}

export function action(call: Route.ActionArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const id = call.params.subscriptionId
    if (!(await findSubscription(db, admin, id))) return refuseWith(call, 'not_found')
    const version = versionOf(call.request)
    if (version === undefined) return refuseWith(call, 'precondition_required')
    const body = await readCallBody(call, SubscriptionChangeBody)
    if (!body.ok) return body.error
    const { state, assignee: assigneeId, note } = body.value
    const changed = await changeSubscription(
      db,
      admin,
      { id, version, change: { state, assigneeId, note } },
      new Date(),
    )
    if (changed.ok) return answerWith(call, changed.value)
    const { code } = changed.error
    return code === 'assignee-not-found'
      ? refuseFields(call, [{ pointer: '/assignee' }])
      : refuseWith(call, problemOf(code))
  })
}

function answerWith(call: Route.LoaderArgs | Route.ActionArgs, subscription: Subscription): Response {
  return Response.json(subscriptionOnWire(subscription), {
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${subscription.version}"` },
  })
}
