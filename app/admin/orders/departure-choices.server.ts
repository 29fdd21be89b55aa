import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listDepartureSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

const LISTED_DEPARTURES = 300

/** The departures from a day on, the next ones first, with the seats that are left to us. */
export async function listDepartureChoices(db: Db, { from, locale }: { from: PlainDate; locale: Locale }) {
  const departures = await listDepartureSeats(db, { from, limit: LISTED_DEPARTURES })
  return departures.map(({ id, name, kind, departsOn, returnsOn, capacity, held, sold, allotted, isOnSale }) => ({
    id,
    name: name[locale],
    kind,
    departsOn,
    returnsOn,
    left: capacity - held - sold - allotted,
    isOnSale,
  }))
}

export type DepartureChoice = Awaited<ReturnType<typeof listDepartureChoices>>[number]
