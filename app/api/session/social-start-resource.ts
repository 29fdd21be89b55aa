import { redirect } from 'react-router'
import { z } from 'zod'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { isSocialProvider } from '#modules/accounts/index.ts'
import { beginSocialSignIn, findSocialSite, noteSocialFailure } from '#modules/accounts/index.server.ts'
import type { Route } from './+types/social-start-resource.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { signInStepCookie } from '#app/sign-in/sign-in-step.server.ts'
import { asRedirected } from '#app/sign-in/social-target.ts'

const StartQuery = z.object({ returnTo: z.string().optional() })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Leads a browser to another site to sign in there; 404 while that site is off',
      access: 'public',
      query: StartQuery,
      answers: { 302: null },
      problems: ['not_found'],
    },
  },
}

/** Leads a browser to Google or Facebook. It comes back to the page that `returnTo` names, with `redirected=1`. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env, log } = context.get(servicesContext)
  const { provider } = params
  const site = isSocialProvider(provider) ? findSocialSite(env.social, provider) : undefined
  if (!site || !isSocialProvider(provider)) return callProblem('not_found', callFacts(context, url))
  const now = new Date()
  const returnTo =
    safeReturnTo(StartQuery.parse(Object.fromEntries(url.searchParams)).returnTo) ??
    paths.home(context.get(localeContext))
  const returnUrl = `${env.publicUrl.origin}/auth/${provider}/callback`
  const begun = await beginSocialSignIn(db, { site, provider, returnTo, returnUrl }, now).catch(
    async (error: unknown) => {
      log.error({ err: error, provider }, 'the site to sign in at could not be reached')
      return { url: asRedirected(returnTo), step: await noteSocialFailure(db, now) }
    },
  )
  const answer = redirect(String(begun.url), { headers: { 'Cache-Control': 'no-store' } })
  addCookies(answer.headers, [signInStepCookie(begun.step, env.publicUrl)])
  return answer
}
