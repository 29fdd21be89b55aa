import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { chooseColumns } from '#modules/staff-desk/index.server.ts'
import type { Route } from './+types/columns-resource.ts'
import { listOf } from './list-of.server.ts'
import { listHrefs } from './staff-lists.ts'

export const handle: ResourceHandle = { methods: ['POST'], accepts: ['application/x-www-form-urlencoded'] }

const MOST_COLUMNS = 50

/** Keeps which of a list's columns are shown to who asks, and goes back to it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { list, admin } = listOf(context, params.list)
  const form = await request.formData()
  const namesIn = (field: string) => form.getAll(field).map(String).slice(0, MOST_COLUMNS)
  const shown = namesIn('column')
  const hidden = namesIn('of').filter((column) => !shown.includes(column) && /^[a-z-]{1,40}$/.test(column))
  await chooseColumns(context.get(servicesContext).db, admin, { list, hidden })
  return redirect(safeReturnTo(String(form.get('returnTo'))) ?? listHrefs[list](context.get(localeContext)))
}
