import { z } from 'zod'
import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { addCookies, endedSessionCookies } from '#app/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { safeReturnTo } from '#app/return-to.ts'
import { endSession } from '#modules/accounts/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import type { Route } from './+types/sign-out-resource.ts'

const SignOutQuery = z.object({ returnTo: z.string().optional() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'Ends the session of the browser that comes here', query: SignOutQuery, answers: { 302: null } },
  },
}

/** Ends the session of the browser that comes here and sends it on; also when nobody is signed in. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const token = cookiesOf(request).get('token')
  if (token) await endSession(db, token)
  const target =
    safeReturnTo(SignOutQuery.parse(Object.fromEntries(url.searchParams)).returnTo) ??
    paths.home(context.get(localeContext))
  const answer = redirect(target, { headers: { 'Cache-Control': 'no-store' } })
  addCookies(answer.headers, endedSessionCookies(env.publicUrl))
  return answer
}
