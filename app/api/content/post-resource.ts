import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { callProblem } from '#app/refusals/call-problem.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { callFacts } from '#app/api/calls/call-facts.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findPost } from '#modules/content/index.server.ts'
import type { Route } from './+types/post-resource.ts'
import { postOnWire } from './post-on-wire.ts'
import { WirePost } from './wire-content.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary:
        'A post; where the language does not have it, the refusal names the links of the others under `alternates`',
      answers: { 200: WirePost },
    },
  },
}

/** One post by its link in any language. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const locale = call.context.get(localeContext)
  const post = await findPost(db, { link: call.params.link, locale, today: dayInIstanbul(new Date()) })
  if (post.ok) return publicAnswer(call, postOnWire(post.value, env.publicUrl.origin))

  const missing = callProblem('not_found', callFacts(call.context, call.url))
  if (post.error.code === 'post-not-found') return missing
  const body = JSON.stringify({ ...(await missing.json()), alternates: post.error.links })
  return new Response(body, { status: missing.status, headers: missing.headers })
}
