import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { listOpenOfDepartures } from '#modules/booking/index.server.ts'
import { listDepartureSeats, type DepartureSeats } from '#modules/catalog/index.server.ts'
import type { Readiness } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readComing, type Coming } from '../today/read-coming.server.ts'

export type NextDeparture = Omit<DepartureSeats, 'name'> & {
  name: string
  ready: (Readiness & { open: Money[] }) | undefined
}

/**
 * The next journeys with their seats and, for whoever may see orders, how ready their people are; and all that is said of
 * what leaves in the coming months.
 */
export async function readDepartures(
  db: Db,
  admin: Admin,
  { today, now, limit, locale }: { today: PlainDate; now: Date; limit: number; locale: Locale },
): Promise<{ next: NextDeparture[]; coming: Coming | undefined }> {
  const journeys = await listDepartureSeats(db, { from: today, limit })
  const clerk = proveArea(admin, 'orders')
  if (!clerk)
    return {
      next: journeys.map((each) => ({ ...each, name: each.name[locale], ready: undefined })),
      coming: undefined,
    }
  const ids = journeys.map(({ id }) => id)
  const [coming, open] = await Promise.all([
    readComing({ db, clerk, today, now }, journeys),
    listOpenOfDepartures(db, clerk, ids),
  ])
  return {
    next: journeys.map(({ name, ...journey }) => {
      const ready = coming.readiness.get(journey.id)
      return { ...journey, name: name[locale], ready: ready && { ...ready, open: open.get(journey.id) ?? [] } }
    }),
    coming,
  }
}
