import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { browserOf } from '#app/http/middleware/session.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths, splitLocale } from '#app/addresses/paths.ts'
import { isSocialProvider } from '#modules/accounts/index.ts'
import {
  findSocialSite,
  findSocialTarget,
  noteSocialFailure,
  returnFromSocial,
} from '#modules/accounts/index.server.ts'
import type { Route } from './+types/social-return-resource.ts'
import { callFacts } from '../calls/call-facts.server.ts'
import { signInStepOf } from '#app/sign-in/sign-in-step.server.ts'
import { answerSocial, leadTo } from '#app/sign-in/social-answer.server.ts'
import { asRedirected } from '#app/sign-in/social-target.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Where the other site leads a browser back to',
      access: 'public',
      answers: { 302: null },
      problems: ['not_found'],
    },
  },
}

/** Takes in who comes back from Google or Facebook. A failure there is told to the next call only, which logs it. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { db, env, log } = context.get(servicesContext)
  const { provider } = params
  const site = isSocialProvider(provider) ? findSocialSite(env.social, provider) : undefined
  if (!site || !isSocialProvider(provider)) return callProblem('not_found', callFacts(context, url))
  const now = new Date()
  const step = signInStepOf(request, context)
  const target = (await findSocialTarget(db, step, now)) ?? paths.home(context.get(localeContext))
  const browser = browserOf(request, context)
  const back = await returnFromSocial(db, { step, provider, site, url, browser }, now)
  if (back.ok) return answerSocial(context, back.value, target, now)
  const { locale } = splitLocale(target)
  if (back.error.code === 'account-blocked') return leadTo(context, paths.blockedLogin(locale), undefined)
  log.warn({ err: back.error.cause, provider }, 'nobody could be signed in by another site')
  return leadTo(context, asRedirected(target), await noteSocialFailure(db, now))
}
