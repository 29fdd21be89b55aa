import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { browserOf } from '#app/http/middleware/session.server.ts'
import { endNews } from '#app/work/news-wishes.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/newsletter-subscription-resource.ts'

export const handle: ResourceHandle = {
  methods: ['DELETE'],
  describes: { DELETE: { summary: 'Leave the newsletter, by the token in each of its mails', answers: { 204: null } } },
}

/** The same answer for an address that is gone already, and for a token nobody knows. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const asked = { token: params.token, language: context.get(localeContext), ...browserOf(request, context) }
  await endNews(db, asked, new Date())
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
}
