import { z } from 'zod'
import { translator } from '#app/messages/translator.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import {
  addCookies,
  endedSessionCookies,
  hasSessionCookies,
  sessionCookies,
  toldToken,
} from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findSession, takeSocialFailure } from '#modules/accounts/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { refuse } from '#app/refusals/refuse.server.ts'
import type { Route } from './+types/login-success-resource.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { signInStepCookie, signInStepOf } from '#app/sign-in/sign-in-step.server.ts'
import { toWireUser, WireUser } from './wire-user.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Who was signed in by another site; asked by cookies only',
      access: 'public',
      answers: {
        200: z.object({ success: z.boolean(), user: WireUser.nullable(), token: z.string().nullable() }),
      },
      problems: ['social_login_failed'],
    },
  },
}

/** Who has come back from another site. A failure there is told once; nobody signed in is no failure. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  if (await takeSocialFailure(db, signInStepOf(request, context), now)) {
    const facts = callFacts(context, url)
    const refusal = refuse('social_login_failed', facts, {
      title: translator(facts.locale, 'account')('login-notice-title'),
      detail: translator(facts.locale, 'security')('social-failed'),
    })
    addCookies(refusal.headers, [signInStepCookie(undefined, env.publicUrl)])
    return refusal
  }

  const token = cookiesOf(request).get('token')
  const session = token === undefined ? undefined : await findSession(db, token, now)
  const isLive = session !== undefined && token !== undefined && session.user.isActive
  const answer = Response.json(
    isLive
      ? { success: true, user: toWireUser(session.user), token: toldToken(request, token) }
      : { success: false, user: null, token: null },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
  if (isLive) addCookies(answer.headers, sessionCookies({ ...session, token }, env.publicUrl, now))
  else if (hasSessionCookies(request)) addCookies(answer.headers, endedSessionCookies(env.publicUrl))
  return answer
}
