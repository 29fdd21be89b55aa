import { paths } from '#app/addresses/paths.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { DifferingTickets } from '#modules/operations/index.server.ts'
import { prepareBy } from '#modules/staff-desk/index.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Airlines write a name anew within days, and not on every one of them. */
const LEAD_DAYS = 3

/** Departures of which tickets have other names than passports: whoever holds one is not let on board. */
export function ticketNameWork(asking: Asking, differing: readonly DifferingTickets[]): WorkOfKind {
  const { locale, today } = asking
  return departureWork('ticket-name', asking, differing, ({ departsOn, count }) => ({
    count,
    dueOn: prepareBy(addDays(departsOn, -LEAD_DAYS), departsOn, today),
    href: `${paths.adminDate(locale, 'ops', departsOn, { tab: 'visas' })}#tickets`,
  }))
}
