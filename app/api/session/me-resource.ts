import { z } from 'zod'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import {
  addCookies,
  endedSessionCookies,
  sessionCookies,
  tokenOf,
  toldToken,
} from '#app/http/middleware/session.server.ts'
import { findSession } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/me-resource.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { toWireUser, WireUser } from './wire-user.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Who is signed in',
      access: 'member',
      answers: { 200: z.object({ user: WireUser, token: z.string().nullable() }) },
    },
  },
}

/** Who is signed in. A blocked account is told so, without a token, and loses its cookies. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const token = tokenOf(request)
  const session = token === undefined ? undefined : await findSession(db, token, now)
  if (!session || token === undefined) {
    const refusal = callProblem('unauthenticated', {
      ...callFacts(context, url),
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
    addCookies(refusal.headers, endedSessionCookies(env.publicUrl))
    return refusal
  }

  const { user, isRenewed } = session
  const answer = Response.json(
    { user: toWireUser(user), token: user.isActive ? toldToken(request, token) : null },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
  if (!user.isActive) addCookies(answer.headers, endedSessionCookies(env.publicUrl))
  else if (isRenewed) addCookies(answer.headers, sessionCookies({ ...session, token }, env.publicUrl, now))
  return answer
}
