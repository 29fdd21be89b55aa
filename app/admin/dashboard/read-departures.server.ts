import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { listReadiness, type Readiness } from '#modules/booking/index.server.ts'
import {
  listDeparturesBetween,
  listDepartureSeats,
  type DepartureSeats,
  type PlannedDeparture,
} from '#modules/catalog/index.server.ts'
import { needsBed } from '#modules/operations/index.ts'
import { listArranged, type Arranged } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** So many of so many. */
export type Share = { done: number; all: number }

/** How far a departure is: papers, passports, visas, rooms and money. */
export type DepartureReadiness = {
  travellers: number
  withoutPapers: number
  passportsTooShort: number
  /** Visas that are granted, of those that are needed; nothing for journeys at home. */
  visas: Share | null
  /** Who has a bed in every hotel, of those who need one; nothing where a journey has no hotels. */
  rooms: Share | null
  open: Money[]
}

export type NextDeparture = Omit<DepartureSeats, 'name'> & { name: string; readiness: DepartureReadiness | undefined }

/** The next departures with their seats and, for whoever may see orders, how ready their people are. */
export async function readDepartures(
  db: Db,
  admin: Admin,
  { today, limit, locale }: { today: PlainDate; limit: number; locale: Locale },
): Promise<NextDeparture[]> {
  const departures = await listDepartureSeats(db, { from: today, limit })
  const clerk = proveArea(admin, 'orders')
  const [first, last] = [departures[0], departures.at(-1)]
  if (!clerk || !first || !last)
    return departures.map((each) => ({ ...each, name: each.name[locale], readiness: undefined }))
  const tourIds = departures.map(({ id }) => id)
  const readiness = await listReadiness(db, clerk, tourIds)
  const planned = await listDeparturesBetween(db, { from: first.departsOn, to: last.departsOn })
  const everybody = [...readiness.values()].flatMap(({ passengers }) => passengers.map(({ id }) => id))
  const arranged = await listArranged(db, clerk, everybody)
  return departures.map(({ name, ...departure }) => {
    const known = readiness.get(departure.id)
    const plan = planned.find(({ id }) => id === departure.id)
    return { ...departure, name: name[locale], readiness: known && readinessOf(known, plan, arranged) }
  })
}

function readinessOf(
  { passengers, travellers, withoutPapers, passportsTooShort, open, goesAbroad }: Readiness,
  plan: PlannedDeparture | undefined,
  arranged: ReadonlyMap<string, Arranged>,
): DepartureReadiness {
  const visas = passengers.map(({ id }) => arranged.get(id)?.visa).filter((visa) => visa !== 'not-needed')
  const sleepers = passengers.filter(needsBed)
  const stays = plan?.stays.length ?? 0
  const housed = sleepers.filter(({ id }) => (arranged.get(id)?.stays ?? 0) >= stays)
  return {
    travellers,
    withoutPapers,
    passportsTooShort,
    visas: goesAbroad ? { done: visas.filter((visa) => visa === 'granted').length, all: visas.length } : null,
    rooms: stays === 0 ? null : { done: housed.length, all: sleepers.length },
    open,
  }
}
