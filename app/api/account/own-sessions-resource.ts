import { z } from 'zod'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerCall } from '#app/api/payments/payment-call.server.ts'
import { endOwnOtherSessions, listOwnSessions } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/own-sessions-resource.ts'
import { answerMember } from './account-call.server.ts'
import { sessionOnWire, WireOwnSession } from './wire-account.ts'

export const handle: ResourceHandle = {
  methods: ['GET', 'DELETE'],
  describes: {
    GET: {
      summary: 'The devices that are signed in to the own account, the one that asks first',
      access: 'member',
      answers: { 200: z.object({ data: z.array(WireOwnSession) }) },
    },
    DELETE: {
      summary: 'Ends all own sessions except the one that asks',
      access: 'member',
      answers: { 200: z.object({ ended: z.int() }) },
    },
  },
}

export function loader(call: Route.LoaderArgs) {
  return answerMember(call, async (db, member, token) => {
    const sessions = await listOwnSessions(db, member, token, new Date())
    return answerCall(call, { data: sessions.map(sessionOnWire) })
  })
}

export function action(call: Route.ActionArgs) {
  return answerMember(call, async (db, member, token) =>
    answerCall(call, { ended: await endOwnOtherSessions(db, member, token) }),
  )
}
