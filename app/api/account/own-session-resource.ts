import type { ResourceHandle } from '#app/page/page-handle.ts'
import { refuseCommonly } from '#app/api/payments/payment-call.server.ts'
import { endOwnSession } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/own-session-resource.ts'
import { answerMember } from './account-call.server.ts'

export const handle: ResourceHandle = {
  methods: ['DELETE'],
  describes: { DELETE: { summary: 'Ends one own session', access: 'member', answers: { 204: null } } },
}

export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member) =>
    (await endOwnSession(db, member, call.params.sessionId))
      ? new Response(null, { status: 204 })
      : refuseCommonly(call, 'not_found'),
  )
}
