import { paths } from '#app/addresses/paths.ts'
import type { WeakDeparture } from '#modules/catalog/index.server.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Departures with fewer people than it takes to run them: whether they run, are joined or are called off is to be decided. */
export function weakDepartureWork(asking: Asking, weak: readonly WeakDeparture[]): WorkOfKind {
  return departureWork('decision', asking, weak, ({ departsOn, sold, minimum, decideBy }) => ({
    count: minimum - sold,
    seats: minimum,
    dueOn: decideBy,
    href: paths.adminDate(asking.locale, 'ops', departsOn),
  }))
}
