import { paths } from '#app/addresses/paths.ts'
import { addDays } from '#kernel/plain-date.ts'
import { proveArea } from '#modules/accounts/index.server.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import { listDifferingTickets } from '#modules/operations/index.server.ts'
import { prepareBy } from '#modules/staff-desk/index.ts'
import { departureWork } from './departure-work.ts'
import type { Asking, WorkOfKind } from './work-line.ts'

/** Airlines write a name anew within days, and not on every one of them. */
const LEAD_DAYS = 3

/** Departures of which tickets have other names than passports: whoever holds one is not let on board. */
export async function readTicketNames(asking: Asking, planned: readonly PlannedDeparture[]): Promise<WorkOfKind> {
  const { db, admin, locale, today, now } = asking
  const preparer = proveArea(admin, 'orders', 'papers')
  const differing = preparer ? await listDifferingTickets(db, preparer, planned, now) : []
  return departureWork('ticket-name', asking, differing, ({ departsOn, count }) => ({
    count,
    dueOn: prepareBy(addDays(departsOn, -LEAD_DAYS), departsOn, today),
    href: `${paths.adminDate(locale, 'ops', departsOn, { tab: 'visas' })}#tickets`,
  }))
}
