import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { answerListFile } from '#app/acts/lists/answer-list-file.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { noteExport } from '#modules/staff-desk/index.server.ts'
import type { Route } from './+types/file-resource.ts'
import { listOf } from './list-of.server.ts'
import { listRows } from './list-rows.server.ts'

export const handle: ResourceHandle = { methods: ['GET'], isExport: true }

/** Any list as a file, filtered and sorted as its address says. That somebody took it home is in the audit log. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { format } = params
  if (format !== 'csv' && format !== 'xlsx') throw data(null, { status: 404 })
  const { list, admin } = listOf(context, params.list)
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const { head, rows } = await listRows[list]({ db, admin, query: url.searchParams, locale, now })
  const filters = [...url.searchParams.keys()].slice(0, 20)
  await noteExport(db, admin, { list, format, rows: rows.length, filters }, now)
  return answerListFile({ head, rows }, { name: `${list}-${dayInIstanbul(now)}`, format, locale })
}
