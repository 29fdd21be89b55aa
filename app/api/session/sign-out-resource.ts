import { z } from 'zod'
import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies, endedSessionCookies } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { endSession } from '#modules/accounts/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import type { Route } from './+types/sign-out-resource.ts'

const SignOutQuery = z.object({ returnTo: z.string().optional() })

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  accepts: ['application/x-www-form-urlencoded'],
  describes: {
    GET: {
      summary:
        'Ends the session of the browser that comes here from a page of its own; a link of another site ends nothing',
      query: SignOutQuery,
      answers: { 302: null },
    },
    POST: {
      summary: 'Ends the session of the browser that comes here',
      access: 'public',
      query: SignOutQuery,
      answers: { 303: null },
    },
  },
}

/**
 * Ends the session of the browser that comes here and sends it on; also when nobody is signed in. Who follows a link of
 * another site, or is only looking ahead, stays signed in.
 */
export async function loader(call: Route.LoaderArgs) {
  return isWished(call.request) ? signOut(call, 302) : redirect(targetOf(call), { headers: unkept })
}

/** The same for a form; those of other sites do not get here. */
export async function action(call: Route.ActionArgs) {
  return signOut(call, 303)
}

type Call = Pick<Route.LoaderArgs, 'request' | 'context' | 'url'>

const unkept = { 'Cache-Control': 'no-store' }

function isWished({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site') ?? 'none'
  return (site === 'same-origin' || site === 'none') && !(headers.get('Sec-Purpose') ?? '').includes('prefetch')
}

async function signOut(call: Call, status: 302 | 303): Promise<Response> {
  const { request, context } = call
  const { db, env } = context.get(servicesContext)
  const token = cookiesOf(request).get('token')
  if (token) await endSession(db, token)
  const answer = redirect(targetOf(call), { status, headers: unkept })
  addCookies(answer.headers, endedSessionCookies(env.publicUrl))
  return answer
}

function targetOf({ context, url }: Call): string {
  const { returnTo } = SignOutQuery.parse(Object.fromEntries(url.searchParams))
  return safeReturnTo(returnTo) ?? paths.home(context.get(localeContext))
}
