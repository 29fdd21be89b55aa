import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { askAboutOffer, rejectOffer } from './answer-offer.server.ts'
import { own } from './data/tables.server.ts'
import { forgetOffers, forgetOffersFor, readOffersFor } from './forget-offers.server.ts'
import { acceptOffer } from './reserve.server.ts'
import { aContact, allConsents, anAgency, anOffer, noon } from './testing/builders.ts'

const daysLater = (days: number) => new Date(noon.getTime() + days * 24 * 3_600_000)
const traces = ['Güneş', aContact.email, '5321234567']
const ownColumns = async (db: Db) =>
  (await columnsHolding(db, traces)).filter((column) => column.startsWith('public.agent_'))

test('a year after an offer came to nothing nobody is named in it, nor in what was written about it', async () => {
  const db = await testDb()
  const { token } = await anOffer(db)
  await askAboutOffer(db, { token, words: `İsmail Güneş, ${aContact.email}` }, noon)
  await rejectOffer(db, { token, words: 'Güneş ailesi vazgeçti.' }, noon)

  expect(await forgetOffers(db, daysLater(360))).toBe(0)
  expect((await ownColumns(db)).length).toBeGreaterThan(3)
  expect(await forgetOffers(db, daysLater(370))).toBe(1)
  expect(await forgetOffers(db, daysLater(370))).toBe(0)

  expect(await ownColumns(db)).toEqual([])
})

test('of an accepted offer the customer is known as long as travellers are, and until the journey has ended', async () => {
  const db = await testDb()
  const agency = await anAgency(db)
  const departsOn = addDays(dayInIstanbul(noon), 70)
  const { token } = await anOffer(db, { agency, departsOn })
  const accepted = await acceptOffer(
    db,
    { token, contact: aContact, consents: allConsents, address: '', userAgent: '' },
    noon,
  )
  expect(accepted).toMatchObject({ ok: true })

  expect(await forgetOffers(db, daysLater(720))).toBe(0)
  await own(db)
    .updateTable('agent_reservations')
    .set({ returns_on: dayInIstanbul(daysLater(740)) })
    .execute()
  expect(await forgetOffers(db, daysLater(735))).toBe(0)
  expect(await forgetOffers(db, daysLater(745))).toBe(1)

  expect(await ownColumns(db)).toEqual([])
})

test('who asks to be forgotten is taken out of every offer at once, and open ones end', async () => {
  const db = await testDb()
  const { id } = await anOffer(db)
  const { id: other } = await anOffer(db, {
    change: { customer: { ...aContact, country: 'TR', email: 'baska@example.com' } },
  })

  expect(await readOffersFor(db, 'Ismail@Example.com')).toMatchObject([{ state: 'sent', last_name: 'Güneş' }])
  await forgetOffersFor(db, 'Ismail@Example.com', noon)

  const offers = await own(db).selectFrom('agent_offers').select(['id', 'state', 'last_name']).execute()
  expect(offers.find((each) => each.id === id)).toMatchObject({ state: 'expired', last_name: '—' })
  expect(offers.find((each) => each.id === other)).toMatchObject({ state: 'sent', last_name: 'Güneş' })
})
