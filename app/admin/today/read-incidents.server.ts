import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findDepartureDays } from '#modules/catalog/index.server.ts'
import { listOpenIncidents } from '#modules/road/index.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** What happened on the road and is not settled, by departure. */
export async function readIncidents(
  { db, locale, limit, today }: Asking,
  planner: Admin<'orders'>,
): Promise<WorkOfKind> {
  const kind = 'incident'
  const open = await listOpenIncidents(db, planner)
  const lines = await Promise.all(
    open.slice(0, limit).map(async ({ departureId, count, since }) => {
      const days = await findDepartureDays(db, departureId)
      if (!days) return []
      const { departsOn } = days
      const href = paths.adminDate(locale, 'ops', departsOn, { tab: 'road' })
      return workLine({ key: `${kind}:${departureId}`, kind, says: kind, count, departsOn, since, dueOn: today, href })
    }),
  )
  return { kind, lines: lines.flat(), total: open.length }
}
