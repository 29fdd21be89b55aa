import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listOrdersOnDepartures, type CustomerMailWork } from '#modules/booking/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { readLedgers } from './data/ledger.server.ts'
import { own } from './data/tables.server.ts'
import type { ChangeReason } from './domain/change-reason.ts'
import { isDue } from './domain/when-to-tell.ts'
import { changeAnswersSetting, changeWeightsSetting } from './settings.server.ts'
import { tellOrder } from './tell-order.server.ts'

/**
 * Tells the customers of booked orders what of their departures is another thing than they were promised: changes that follow
 * each other within half an hour together, from three days before the departure on at once and by night too. Each notice is
 * written once, with the message or the mail of it, so that neither a second program nor a death in between tells it twice or
 * leaves it out. Gives the number of notices.
 */
export async function tellChanges(work: CustomerMailWork, now: Date): Promise<number> {
  const untold = await own(work.db)
    .selectFrom('promised_facts')
    .select(['departure_id as departureId', 'since', 'reason'])
    .where('told_at', 'is', null)
    .orderBy('since')
    .execute()
  let written = 0
  for (const [departureId, changes] of Map.groupBy(untold, (each) => each.departureId))
    written += await tellOf(work, departureId, changes, now)
  return written
}

type Change = { since: Date; reason: ChangeReason | null }

async function tellOf(
  work: CustomerMailWork,
  departureId: string,
  changes: readonly Change[],
  now: Date,
): Promise<number> {
  const { db } = work
  const ledger = (await readLedgers(db, [departureId])).get(departureId) ?? []
  const latest = ledger.at(-1)
  const [first] = changes
  if (!latest || !first) return 0
  const { departsOn, returnsOn } = latest.facts
  const isOver = returnsOn < dayInIstanbul(now)
  if (!isOver && !isDue({ since: first.since, departsOn }, now)) return 0
  const reason = changes.findLast((each) => each.reason !== 'other')?.reason ?? 'other'
  const rules = {
    weights: await readSetting(db, changeWeightsSetting),
    answers: await readSetting(db, changeAnswersSetting),
  }
  let written = 0
  if (!isOver)
    for (const order of await listOrdersOnDepartures(db, { departureIds: [departureId] }, now))
      if (await tellOrder(work, order, { ledger, reason, rules }, now)) written += 1
  await own(db)
    .updateTable('promised_facts')
    .set({ told_at: now })
    .where('departure_id', '=', departureId)
    .where('told_at', 'is', null)
    .where('since', '<=', latest.since)
    .execute()
  return written
}
