import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPage } from '#modules/content/index.server.ts'
import type { Route } from './+types/page-resource.ts'
import { pageOnWire } from './page-on-wire.ts'
import { WirePage } from './wire-content.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'A content page, by its link in any language', answers: { 200: WirePage } } },
}

/** One page with everything that is derived from it. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const page = await findPage(db, { link: call.params.link, locale, today: dayInIstanbul(new Date()) })
  if (!page) return callProblem('not_found', callFacts(call.context, call.url))
  return publicAnswer(call, pageOnWire(page, env.publicUrl.origin))
}
