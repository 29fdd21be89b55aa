import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { listOpenOfDepartures, readPapersTime } from '#modules/booking/index.server.ts'
import { listDeparturesBetween, listDepartureSeats, type DepartureSeats } from '#modules/catalog/index.server.ts'
import { assuredUntil, listReadiness, type Readiness } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { preparedUntil, type Prepared } from '../today/read-preparation.ts'

export type NextDeparture = Omit<DepartureSeats, 'name'> & {
  name: string
  ready: (Readiness & { open: Money[] }) | undefined
}

/**
 * The next journeys with their seats and, for whoever may see orders, how ready their people are; and the readiness of
 * everything that leaves in the coming weeks.
 */
export async function readDepartures(
  db: Db,
  admin: Admin,
  { today, now, limit, locale }: { today: PlainDate; now: Date; limit: number; locale: Locale },
): Promise<{ next: NextDeparture[]; prepared: Prepared | undefined }> {
  const journeys = await listDepartureSeats(db, { from: today, limit })
  const clerk = proveArea(admin, 'orders')
  if (!clerk)
    return {
      next: journeys.map((each) => ({ ...each, name: each.name[locale], ready: undefined })),
      prepared: undefined,
    }
  const papers = await readPapersTime(db)
  const soon = preparedUntil(today, papers)
  const days = [soon, assuredUntil(today), ...journeys.map(({ departsOn }) => departsOn)].toSorted()
  const planned = await listDeparturesBetween(db, { from: today, to: days.at(-1) ?? soon })
  const ids = journeys.map(({ id }) => id)
  const wanted = planned.filter(({ id, departsOn }) => departsOn <= soon || ids.includes(id))
  const readiness = await listReadiness(db, clerk, wanted, now)
  const open = await listOpenOfDepartures(db, clerk, ids)
  return {
    next: journeys.map(({ name, ...journey }) => {
      const ready = readiness.get(journey.id)
      return { ...journey, name: name[locale], ready: ready && { ...ready, open: open.get(journey.id) ?? [] } }
    }),
    prepared: {
      papers,
      planned,
      departures: wanted.flatMap((departure) => {
        const ready = readiness.get(departure.id)
        return ready && departure.departsOn <= soon ? [{ departure, readiness: ready }] : []
      }),
    },
  }
}
