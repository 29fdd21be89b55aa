import { servicesContext } from '#app/http/middleware/contexts.ts'
import { watchSession } from '#app/http/middleware/session.server.ts'
import { boundedAdminOf, requireAdmin } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { findCallFor } from '#modules/telephony/index.server.ts'
import type { Route } from './+types/telephone-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

export const middleware: Route.MiddlewareFunction[] = [watchSession, requireAdmin]

/**
 * What rings at the extension of whoever is signed in. Open pages ask by themselves every other second, so it is no use of
 * a session and stands outside the layout of the staff.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const call = await findCallFor(db, boundedAdminOf(context, 'orders'), new Date())
  return Response.json({ call: call ?? null }, { headers: { 'Cache-Control': 'no-store' } })
}
