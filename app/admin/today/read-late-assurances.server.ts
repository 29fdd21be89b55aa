import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import { listLateAssurances } from '#modules/operations/index.server.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Departures of which seats, contracts or guides are later than their pages say, or to be confirmed anew. */
export async function readLateAssurances(
  asking: Asking,
  planner: Admin<'orders'>,
  planned: readonly PlannedDeparture[],
): Promise<WorkOfKind> {
  const late = await listLateAssurances(asking.db, planner, planned, asking.today)
  return departureWork('assurance', asking, late, ({ departsOn, count, dueOn }) => ({
    count,
    dueOn,
    href: paths.adminDate(asking.locale, 'ops', departsOn, { tab: 'visas' }),
  }))
}
