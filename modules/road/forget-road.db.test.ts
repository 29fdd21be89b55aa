import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { cardLivesUntil, choicesForgottenOn } from './domain/retention.ts'
import { forgetRoad } from './forget-road.server.ts'

const returnsOn = plainDate('2027-02-21')
const printedAt = new Date('2027-02-01T09:00:00Z')

type OtherTables = {
  departures: { id: string; returns_on: PlainDate }
  passengers: { id: string; identity_removed_at: Date | null }
}

async function aCard() {
  const db = await testDb()
  const departure = await aDeparture(db)
  await anOrder(db, { departure, state: 'paid' })
  const others = db.withTables<OtherTables>()
  const { id } = await others.selectFrom('passengers').select('id').executeTakeFirstOrThrow()
  await own(db)
    .insertInto('traveller_cards')
    .values({
      token: 'a'.repeat(22),
      passenger_id: id,
      until: cardLivesUntil(returnsOn),
      made_at: printedAt,
      printed_at: printedAt,
      printed_as: 'digest',
    })
    .execute()
  await own(db)
    .insertInto('traveller_card_openings')
    .values({ token: 'a'.repeat(22), hour: new Date('2027-02-14T09:00:00Z') })
    .execute()
  await own(db)
    .insertInto('traveller_card_choices')
    .values({
      passenger_id: id,
      shows_full_name: true,
      health_consent_at: null,
      changed_at: printedAt,
      forget_on: choicesForgottenOn(returnsOn),
    })
    .execute()
  return { db, others, departure, passengerId: id }
}

async function countsOf(db: Db) {
  const count = async (table: 'traveller_cards' | 'traveller_card_openings' | 'traveller_card_choices') =>
    (await own(db).selectFrom(table).selectAll().execute()).length
  return [await count('traveller_cards'), await count('traveller_card_openings'), await count('traveller_card_choices')]
}

test('cards go ninety days after their end, with how often they were opened, and choices ninety after the return', async () => {
  const { db } = await aCard()
  const on = (days: number) => startInIstanbul(addDays(returnsOn, days))

  expect(await forgetRoad(db, on(89))).toEqual({ cards: 0, choices: 0, consents: 0, marks: 0 })
  expect(await forgetRoad(db, on(90))).toEqual({ cards: 0, choices: 1, consents: 0, marks: 0 })
  expect(await forgetRoad(db, on(92))).toEqual({ cards: 0, choices: 0, consents: 0, marks: 0 })
  expect(await forgetRoad(db, on(93))).toEqual({ cards: 1, choices: 0, consents: 0, marks: 0 })
  expect(await countsOf(db)).toEqual([0, 0, 0])
})

test('whoever is made unrecognisable in the orders leaves no card', async () => {
  const { db, others, passengerId } = await aCard()

  await others
    .updateTable('passengers')
    .set({ identity_removed_at: new Date('2027-02-15T09:00:00Z') })
    .where('id', '=', passengerId)
    .execute()

  expect(await countsOf(db)).toEqual([0, 0, 0])
})

test('a return that moves takes the end of its cards along, and of what was chosen for them', async () => {
  const { db, others, departure } = await aCard()

  await others
    .updateTable('departures')
    .set({ returns_on: plainDate('2027-02-25') })
    .where('id', '=', departure.departureId)
    .execute()

  const card = await own(db).selectFrom('traveller_cards').select('until').executeTakeFirstOrThrow()
  expect(card.until).toBe('2027-02-27')
  const choice = await own(db).selectFrom('traveller_card_choices').select('forget_on').executeTakeFirstOrThrow()
  expect(choice.forget_on).toBe(choicesForgottenOn(plainDate('2027-02-25')))
})
