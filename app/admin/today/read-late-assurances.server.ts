import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import { listLateAssurances } from '#modules/operations/index.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Departures of which seats, contracts or guides are later than their pages say, or to be confirmed anew. */
export async function readLateAssurances(
  { db, locale, limit, today }: Asking,
  planner: Admin<'orders'>,
  planned: readonly PlannedDeparture[],
): Promise<WorkOfKind> {
  const kind = 'assurance'
  const late = await listLateAssurances(db, planner, planned, today)
  const lines = late.slice(0, limit).map(({ id, name, departsOn, count, dueOn }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      count,
      about: name[locale],
      departsOn,
      dueOn,
      href: paths.adminDate(locale, 'ops', departsOn, { tab: 'visas' }),
    }),
  )
  return { kind, lines, total: late.length }
}
