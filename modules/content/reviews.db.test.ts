import { expect, test } from 'vitest'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { importReviews } from './import-reviews.server.ts'
import { findRatingSummary, listReviews } from './list-reviews.server.ts'

const review = {
  id: 'r1',
  demo: true,
  language: 'tr',
  rating: 5,
  scores: { guide: 5, hotel: 4, organisation: 5, value: 4 },
  date: '2026-11-02',
  city: 'Bursa',
  tourKind: 'umrah',
  name: 'Hatice K.',
  text: 'Sandalye otelin kapısında hazırdı.',
  reply: null,
  status: 'approved',
  verified: false,
}

test.each(testEngines)('lists on the %s engine what was written in the language, the latest first', async (engine) => {
  const { db } = await testDatabase(engine)
  await importReviews(db, {
    reviews: [review, { ...review, id: 'r2', date: '2026-11-20' }, { ...review, id: 'r3', language: 'ar' }],
  })

  const listed = await listReviews(db, { locale: 'tr', limit: 10 })

  expect(listed.map(({ id }) => id)).toEqual(['r2', 'r1'])
})

test('neither lists nor counts what is not approved', async () => {
  const db = await testDb()
  await importReviews(db, {
    reviews: [
      { ...review, status: 'pending' },
      { ...review, id: 'r2', status: 'rejected' },
    ],
  })

  expect([await listReviews(db, { locale: 'tr', limit: 10 }), await findRatingSummary(db)]).toEqual([[], undefined])
})

test('averages over every language', async () => {
  const db = await testDb()
  await importReviews(db, { reviews: [review, { ...review, id: 'r2', language: 'en', rating: 4 }] })

  expect(await findRatingSummary(db)).toMatchObject({ count: 2, average: 45 })
})

test('keeps a review that is there when its deck is imported again', async () => {
  const db = await testDb()
  await importReviews(db, { reviews: [review] })

  await importReviews(db, { reviews: [{ ...review, text: 'Başka' }] })

  expect((await listReviews(db, { locale: 'tr', limit: 10 }))[0]?.body).toBe(review.text)
})
