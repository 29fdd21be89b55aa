import { redirect } from 'react-router'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import type { Route } from './+types/staff-home-resource.ts'

export const handle: ResourceHandle = { methods: ['GET'] }

/** The bare address of the staff area leads to its first page. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(paths.adminDashboard(context.get(localeContext)))
}
