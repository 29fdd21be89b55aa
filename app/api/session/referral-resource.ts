import { problemOf } from '#app/refusals/refusals.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { setReferral } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/referral-resource.ts'
import { answerMember } from '../calls/answer-member.server.ts'
import { ReferralBody, referralOf, toWireReferral, WireReferral } from './wire-user.ts'

export const handle: ResourceHandle = {
  methods: ['PUT'],
  describes: {
    PUT: {
      summary: 'Keeps who sent a user, once',
      access: 'member',
      body: ReferralBody,
      answers: { 200: WireReferral },
      problems: ['referral_set'],
    },
  },
}

/** The same code again is no change; another one is refused. */
export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) => {
    const body = await readCallBody(call, ReferralBody)
    if (!body.ok) return body.error
    const set = await setReferral(db, member, { userId: call.params.userId, referral: referralOf(body.value) })
    if (!set.ok) return refuseWith(call, problemOf(set.error.code))
    return Response.json(toWireReferral(set.value), {
      headers: { 'Content-Language': call.context.get(localeContext) },
    })
  })
}
