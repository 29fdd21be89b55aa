import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listOrdersOnDepartures } from '#modules/booking/index.server.ts'
import { listDepartureNames, readPromised } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keepIf } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readLedgers } from './data/ledger.server.ts'
import { own } from './data/tables.server.ts'
import { differencesBetween, weightOf, type Difference } from './differences.ts'
import type { Weight } from './domain/weight.ts'
import type { ChangeReason } from './domain/change-reason.ts'
import { changeWeightsSetting } from './settings.server.ts'
import { takeTouched } from './take-touched.server.ts'
import { tellDifference, type ToldDifference } from './tell-difference.server.ts'

/** Whom a change of a departure would reach, and what they would be told. */
export type ReachOfDeparture = {
  name: Localised
  departsOn: PlainDate
  orders: number
  people: number
  differences: (ToldDifference & { weight: Weight })[]
}

/** Stands for exactly what staff were shown; what reaches others, or says something else, has another. */
export type ReachOfChange = { seal: string; departures: ReachOfDeparture[] }

type Asked<Value, Failure> = {
  /** Writes the change by the handle it gets. */
  change: (tx: Db) => Promise<Result<Value, Failure>>
  /** The seal of what staff were shown and said yes to. */
  seen: string | undefined
  reason: ChangeReason
  /** The language of whoever looks. */
  locale: Locale
}

/**
 * Writes a change of the catalogue, unless people who bought would be told of it and whoever writes has not been shown
 * whom: then nothing is written, and it fails with `reaches-customers` and whom it would reach. The reason goes with what
 * they are told.
 */
export async function changeKnowingly<Value, Failure>(
  db: Db,
  { change, seen, reason, locale }: Asked<Value, Failure>,
  now: Date,
): Promise<Result<Value, Failure | { code: 'reaches-customers'; reach: ReachOfChange }>> {
  // What was touched a moment ago is what this change is compared with, also of a departure that has just been opened.
  await takeTouched(db)
  return keepIf(
    db,
    (done) => done.ok,
    async (tx): Promise<Result<Value, Failure | { code: 'reaches-customers'; reach: ReachOfChange }>> => {
      await sql`select set_config('kafile.change_reason', ${reason}, true)`.execute(tx)
      const before = await lastTouch(tx)
      const changed = await change(tx)
      if (!changed.ok) return changed
      const reach = await reachSince(tx, before, locale, now)
      return reach.departures.length === 0 || reach.seal === seen
        ? changed
        : fail({ code: 'reaches-customers' as const, reach })
    },
  )
}

async function lastTouch(tx: Db): Promise<number> {
  const { last } = await own(tx)
    .selectFrom('touched_departures')
    .select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return last
}

async function reachSince(tx: Db, before: number, locale: Locale, now: Date): Promise<ReachOfChange> {
  const touched = await own(tx)
    .selectFrom('touched_departures')
    .select('departure_id')
    .distinct()
    .where('id', '>', before)
    .orderBy('departure_id')
    .execute()
  const departureIds = touched.map(({ departure_id }) => departure_id)
  const promised = await readPromised(tx, departureIds)
  const ledgers = await readLedgers(tx, departureIds)
  const names = await listDepartureNames(tx, departureIds)
  const rules = await readSetting(tx, changeWeightsSetting)
  const orders = Map.groupBy(await listOrdersOnDepartures(tx, { departureIds }, now), (order) => order.departureId)
  const reached = departureIds.flatMap((id) => {
    const [was, is] = [ledgers.get(id)?.at(-1)?.facts, promised.get(id)]
    const [name, sold] = [names.get(id), orders.get(id) ?? []]
    const differences = was && is ? differencesBetween(was, is) : []
    return name && sold.length > 0 && differences.length > 0 ? [{ name, sold, differences }] : []
  })
  return {
    seal: sealOf(
      reached.map(({ name, sold, differences }) => ({
        id: name.departureId,
        orders: sold.map(({ id }) => id),
        differences,
      })),
    ),
    departures: reached.map(({ name, sold, differences }) => ({
      name: name.name,
      departsOn: name.departsOn,
      orders: sold.length,
      people: sold.reduce((count, { travellers }) => count + travellers.length, 0),
      differences: differences.map((each) => ({ ...tellDifference(each, locale), weight: weightOf(each, rules) })),
    })),
  }
}

function sealOf(reached: readonly { id: string; orders: string[]; differences: Difference[] }[]): string {
  return createHash('sha256').update(JSON.stringify(reached)).digest('hex').slice(0, 32)
}
