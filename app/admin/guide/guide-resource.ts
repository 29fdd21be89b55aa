import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { endGuide } from '#modules/staff-desk/index.server.ts'
import type { Route } from './+types/guide-resource.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

/** Ends the way round, for good, and leads to the overview. */
export async function action({ context }: Route.ActionArgs) {
  await endGuide(context.get(servicesContext).db, adminOf(context, 'dashboard'))
  return redirect(paths.adminDashboard(context.get(localeContext)))
}
