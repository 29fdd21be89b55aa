import { paths } from '#app/addresses/paths.ts'
import type { LateAssurance } from '#modules/operations/index.server.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Departures of which seats, contracts or guides are later than their pages say, or to be confirmed anew. */
export function lateAssuranceWork(asking: Asking, late: readonly LateAssurance[]): WorkOfKind {
  return departureWork('assurance', asking, late, ({ departsOn, count, dueOn }) => ({
    count,
    dueOn,
    href: paths.adminDate(asking.locale, 'ops', departsOn, { tab: 'visas' }),
  }))
}
