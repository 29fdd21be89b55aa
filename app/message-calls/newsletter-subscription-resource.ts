import { servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { leaveNewsletter } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/newsletter-subscription-resource.ts'

export const handle: ResourceHandle = {
  methods: ['DELETE'],
  describes: { DELETE: { summary: 'Leave the newsletter, by the token in each of its mails', answers: { 204: null } } },
}

/** The same answer for an address that is gone already, and for a token nobody knows. */
export async function action({ params, context }: Route.ActionArgs) {
  await leaveNewsletter(context.get(servicesContext).db, params.token)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
}
