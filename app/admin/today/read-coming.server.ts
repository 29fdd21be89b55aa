import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { lookAtDepartures, readPapersTime, type DepartureLook } from '#modules/booking/index.server.ts'
import {
  listDepartureDays,
  listDeparturesBetween,
  listWeakDepartures,
  type PlannedDeparture,
  type WeakDeparture,
} from '#modules/catalog/index.server.ts'
import {
  assuredUntil,
  listDifferingTickets,
  listLateAssurances,
  listReadiness,
  type DifferingTickets,
  type LateAssurance,
  type Readiness,
} from '#modules/operations/index.server.ts'
import { joinOrdersToCall, ordersToCall, type OrderToCall } from '#modules/planner/index.ts'
import { listLateSteps, type LateStep } from '#modules/planner/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { preparedUntil, type Prepared } from './read-preparation.ts'

/** How far ahead a journey leaves whose people are called. */
const CALLED_DAYS = 120

/** What leaves in the coming months: how ready it is, and what of it waits for somebody. */
export type Coming = Prepared & {
  /** By the public ids of the departures of the coming weeks and of those asked for. */
  readiness: ReadonlyMap<string, Readiness>
  lateOrders: OrderToCall<LateStep>[]
  lateAssurances: LateAssurance[]
  differingTickets: DifferingTickets[]
  weak: WeakDeparture[]
}

type Asked = { db: Db; look: DepartureLook; clerk: Admin<'orders'>; today: PlainDate; now: Date }

type Day = { key: string; departureIds: string[]; departures: PlannedDeparture[] }

/**
 * Everything that is said of the people of coming departures together, also of some that are asked for by their public ids
 * and days. Thousands of people are not gone through for every page: what was said of a day is said again until somebody
 * writes about it.
 */
export async function readComing(
  asking: Omit<Asked, 'look'>,
  asked: readonly { id: string; departsOn: PlainDate }[],
): Promise<Coming> {
  const { db, clerk, today, now } = asking
  const papers = await readPapersTime(db)
  const soon = preparedUntil(today, papers)
  const to = [soon, assuredUntil(today), ...asked.map(({ departsOn }) => departsOn)].toSorted().at(-1) ?? soon
  const look = await lookAtDepartures(db, now)
  const planned = await findWhole(look, { name: 'planned', key: to }, today, () =>
    listDeparturesBetween(db, { from: today, to }),
  )
  const ids = new Set(asked.map(({ id }) => id))
  const wanted = planned.filter(({ id, departsOn }) => departsOn <= soon || ids.has(id))
  const known = { ...asking, look }
  const readiness = await readReadiness(known, wanted)
  const preparer = proveArea(clerk, 'orders', 'papers')
  return {
    papers,
    planned,
    readiness,
    departures: wanted.flatMap((departure) => {
      const ready = readiness.get(departure.id)
      return ready && departure.departsOn <= soon ? [{ departure, readiness: ready }] : []
    }),
    lateOrders: await readLateOrders(known),
    lateAssurances: await findOfDepartures(known, 'late-assurances', planned, (departures) =>
      listLateAssurances(db, clerk, departures, today),
    ),
    differingTickets: preparer
      ? await findOfDepartures(known, 'differing-tickets', planned, (departures) =>
          listDifferingTickets(db, preparer, departures, now),
        )
      : [],
    weak: await findWhole(look, { name: 'weak' }, today, () => listWeakDepartures(db, today)),
  }
}

/** An answer about all departures at once. */
async function findWhole<Value>(
  look: DepartureLook,
  { name, key = name }: { name: string; key?: string },
  today: PlainDate,
  ask: () => Promise<Value>,
): Promise<Value> {
  const found = await look.find(name, today, [{ key }], async () => new Map([[key, await ask()]]))
  const value = found.get(key)
  if (value === undefined) throw new Error(`${name} was not answered`)
  return value
}

/** An answer about one departure after the other, which says of each whose it is. */
async function findOfDepartures<Found extends { departsOn: PlainDate }>(
  { look, today }: Asked,
  name: string,
  departures: readonly PlannedDeparture[],
  ask: (departures: readonly PlannedDeparture[]) => Promise<Found[]>,
): Promise<Found[]> {
  const days = daysOf(departures)
  const found = await look.find(name, today, days, async (parts) => {
    const byDay = Map.groupBy(await ask(parts.flatMap((day) => day.departures)), ({ departsOn }) => departsOn as string)
    return new Map(parts.map(({ key }) => [key, byDay.get(key) ?? []]))
  })
  return days.flatMap(({ key }) => found.get(key) ?? [])
}

/** Families may be spread over the departures of a day: it is gone through whole. */
async function readReadiness(
  { db, look, clerk, today, now }: Asked,
  departures: readonly PlannedDeparture[],
): Promise<Map<string, Readiness>> {
  const found = await look.find('readiness', today, daysOf(departures), async (parts) => {
    const readiness = await listReadiness(
      db,
      clerk,
      parts.flatMap((day) => day.departures),
      now,
    )
    return new Map(
      parts.map((day) => [day.key, day.departures.map(({ id }) => [id, readiness.get(id)] as const)] as const),
    )
  })
  return new Map([...found.values()].flat().flatMap(([id, ready]) => (ready ? [[id, ready] as const] : [])))
}

async function readLateOrders({ db, look, clerk, today, now }: Asked): Promise<OrderToCall<LateStep>[]> {
  const near = await findWhole(look, { name: 'near' }, today, () =>
    listDepartureDays(db, { from: today, until: addDays(today, CALLED_DAYS) }),
  )
  const days = [...Map.groupBy(near, ({ departsOn }) => departsOn)].map(([key, departures]) => ({
    key: key as string,
    departureIds: departures.map(({ id }) => id),
    departures,
  }))
  const found = await look.find('late-orders', today, days, async (parts) => {
    const late = await listLateSteps(
      db,
      clerk,
      parts.flatMap(({ departures }) => departures),
      now,
    )
    const byDay = Map.groupBy(late, ({ person }) => person.departsOn as string)
    return new Map(parts.map(({ key }) => [key, ordersToCall(byDay.get(key) ?? [])]))
  })
  return joinOrdersToCall([...found.values()].flat())
}

function daysOf(departures: readonly PlannedDeparture[]): Day[] {
  return [...Map.groupBy(departures, ({ departsOn }) => departsOn)].map(([key, ofDay]) => ({
    key,
    departureIds: ofDay.map(({ departureId }) => departureId),
    departures: ofDay,
  }))
}
