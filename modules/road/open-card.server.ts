import { isToken } from '#kernel/ids.ts'
import { languageOfHosts } from '#kernel/languages.ts'
import { dayInIstanbul, timeInIstanbul } from '#kernel/plain-date.ts'
import { findCardBearer } from '#modules/booking/index.server.ts'
import {
  findDepartureDays,
  listFlightTimes,
  listStaysOfDepartures,
  type DepartureStay,
} from '#modules/catalog/index.server.ts'
import { stayAt } from '#modules/operations/index.ts'
import { listCallableLeaders, listRides } from '#modules/operations/index.server.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { firstCallOf, type FirstCall } from './domain/card.ts'
import { dutyPhoneSetting } from './duty-phone-setting.server.ts'

/** What a finder reads: whom to call, and the hotel to which the bearer belongs now. Nothing in it names anybody. */
export type OpenedCard =
  | { isOver: true }
  | { isOver: false; call: FirstCall | null; duty: string; stay: DepartureStay | null }

/**
 * What the address of a card shows now, and counts that it was opened in this hour. It is over two days after the return,
 * and for whoever does not travel. `undefined` where nobody has such a card.
 */
export async function openCard(db: Db, token: string, now: Date): Promise<OpenedCard | undefined> {
  if (!isToken(token)) return undefined
  const card = await own(db)
    .selectFrom('traveller_cards')
    .select(['passenger_id', 'until'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!card) return undefined
  const today = dayInIstanbul(now)
  if (today > card.until) return { isOver: true }
  const bearer = await findCardBearer(db, card.passenger_id, now)
  const days = bearer && (await findDepartureDays(db, bearer.departureId))
  if (!bearer || !days) return { isOver: true }
  const { departureId } = bearer
  const leaders = await listCallableLeaders(db, { departureId, departsOn: days.departsOn })
  const journey = { departureId, departsOn: days.departsOn, travellerIds: [card.passenger_id] }
  const stays = (await listStaysOfDepartures(db, [departureId])).get(departureId) ?? []
  const flights = (await listFlightTimes(db, [departureId], languageOfHosts)).get(departureId) ?? []
  const rides = await listRides(db, journey)
  const duty = await readSetting(db, dutyPhoneSetting)
  await countOpening(db, token, now)
  return {
    isOver: false,
    call: firstCallOf(bearer, leaders, days.departsOn),
    duty,
    stay: stayAt({ ...days, stays, leavings: [...flights, ...rides] }, today, timeInIstanbul(now)) ?? null,
  }
}

async function countOpening(db: Db, token: string, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  await own(db)
    .insertInto('traveller_card_openings')
    .values({ token, hour })
    .onConflict((row) =>
      row.columns(['token', 'hour']).doUpdateSet({ openings: sql`traveller_card_openings.openings + 1` }),
    )
    .execute()
}
