import { paths } from '#app/addresses/paths.ts'
import { listWeakDepartures } from '#modules/catalog/index.server.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Departures with fewer people than it takes to run them: whether they run, are joined or are called off is to be decided. */
export async function readWeakDepartures(asking: Asking): Promise<WorkOfKind> {
  const weak = await listWeakDepartures(asking.db, asking.today)
  return departureWork('decision', asking, weak, ({ departsOn, sold, minimum, decideBy }) => ({
    count: minimum - sold,
    seats: minimum,
    dueOn: decideBy,
    href: paths.adminDate(asking.locale, 'ops', departsOn),
  }))
}
