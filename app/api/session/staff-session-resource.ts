import type { ResourceHandle } from '#app/page/page-handle.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, endedSessionCookies, tokenOf } from '#app/http/middleware/session.server.ts'
import { endSession } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/staff-session-resource.ts'
import { readCredentials, StaffBody } from './read-credentials.server.ts'
import { answerSignIn } from './sign-in-call.server.ts'
import { WireSession } from './wire-user.ts'

export const handle: ResourceHandle = {
  methods: ['POST', 'DELETE'],
  describes: {
    POST: {
      summary: 'Signs staff in',
      access: 'public',
      body: StaffBody,
      answers: { 200: WireSession },
      problems: ['credentials', 'account_blocked', 'second_factor_required'],
    },
    DELETE: { summary: 'Ends the session of the call', access: 'public', answers: { 204: null } },
  },
}

/** Signs staff in (everybody else's account does not exist here), or ends the session of the call. */
export async function action(call: Route.ActionArgs) {
  if (call.request.method === 'POST')
    return answerSignIn(call, await readCredentials(call.request, 'staff'), { isStaffOnly: true })
  const { db, env } = call.context.get(servicesContext)
  const token = tokenOf(call.request)
  if (token !== undefined) await endSession(db, token)
  const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
  addCookies(answer.headers, endedSessionCookies(env.publicUrl))
  return answer
}
