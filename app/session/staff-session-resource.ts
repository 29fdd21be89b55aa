import type { ResourceHandle } from '#app/page-handle.ts'
import { servicesContext } from '#app/middleware/contexts.ts'
import { addCookies, endedSessionCookies, tokenOf } from '#app/middleware/session.server.ts'
import { endSession } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/staff-session-resource.ts'
import { readCredentials } from './read-credentials.server.ts'
import { answerSignIn } from './sign-in-call.server.ts'

export const handle: ResourceHandle = { methods: ['POST', 'DELETE'] }

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
