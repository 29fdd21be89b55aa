import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeCursor } from '#kernel/feed-position.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { parseTourId } from '#modules/catalog/index.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { importReviews } from './import-reviews.server.ts'
import { findRatingSummary } from './find-rating-summary.server.ts'
import { countReviews, listReviews, readReviewFeed } from './list-reviews.server.ts'
import { submitReview } from './submit-review.server.ts'
import { aTravellerReview } from './testing/a-traveller-review.ts'

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

  expect([await listReviews(db, { locale: 'tr', limit: 10 }), await countReviews(db, {})]).toEqual([[], 0])
})

test('keeps a review that is there when its deck is imported again', async () => {
  const db = await testDb()
  await importReviews(db, { reviews: [review] })

  await importReviews(db, { reviews: [{ ...review, text: 'Başka' }] })

  expect((await listReviews(db, { locale: 'tr', limit: 10 }))[0]?.body).toBe(review.text)
})

test.each(testEngines)('a review of before that cannot be read takes nothing down (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  await importReviews(db, { reviews: [review, ...['r2', 'r3', 'r4'].map((id) => ({ ...review, id }))] })
  await sql`alter table reviews drop constraint reviews_scores_check, drop constraint reviews_journey_check`.execute(db)
  const spoil = (id: string, scores: string, journey: string) =>
    sql`update reviews set scores = ${scores}::jsonb, journey = ${journey} where public_id = ${id}`.execute(db)
  await spoil('r2', '{}', 'umre')
  await spoil('r3', '{"guide":"five","hotel":99,"organisation":null,"value":[1]}', 'umrah')
  await spoil('r4', '[]', 'umrah')

  const listed = await listReviews(db, { locale: 'tr', limit: 10 })
  expect(new Map(listed.map(({ id, journey }) => [id, journey])).get('r2')).toBeNull()
})

test('the database takes no marks and no journey that the site cannot read', async () => {
  const db = await testDb()
  await importReviews(db, { reviews: [review] })

  await expect(sql`update reviews set scores = '{}'`.execute(db)).rejects.toSatisfy((error) => isCheckViolation(error))
  await expect(sql`update reviews set journey = 'umre'`.execute(db)).rejects.toSatisfy((error) =>
    isCheckViolation(error),
  )
})

const draft = { name: 'Ayşe Y.', email: 'ayse@example.com', rating: '4', text: 'Rehberimiz çok sabırlıydı.' }
const noon = new Date('2026-12-01T09:00:00Z')
const from = { locale: 'tr', address: '192.0.2.1', tourCode: '' } as const

test('keeps a visitor’s review for the agency; nobody sees it until it is approved', async () => {
  const db = await testDb()

  const submitted = await submitReview(db, { ...from, draft }, noon)

  const row = await own(db).selectFrom('reviews').selectAll().executeTakeFirstOrThrow()
  expect(submitted).toEqual({ ok: true, value: { publicId: row.public_id } })
  expect(row).toMatchObject({ status: 'pending', rating: 4, written_on: '2026-12-01', language: 'tr', tour_code: null })
  expect(row.address_hash).toMatch(/^[0-9a-f]{64}$/)
  expect([await listReviews(db, { limit: 10 }), await countReviews(db, {})]).toEqual([[], 0])

  await own(db).updateTable('reviews').set({ status: 'approved' }).execute()

  expect(await listReviews(db, { limit: 10 })).toMatchObject([{ author: 'Ayşe Y.', city: null, journey: null }])
})

test('keeps the tour that a review is about, and refuses one that was never offered', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const tourCode = parseTourId(id)?.code ?? ''

  const known = await submitReview(db, { ...from, draft, tourCode }, noon)
  const unknown = await submitReview(db, { ...from, draft, tourCode: 'NOWHERE' }, noon)
  await own(db).updateTable('reviews').set({ status: 'approved' }).execute()

  expect(known.ok).toBe(true)
  expect(unknown).toEqual({ ok: false, error: { code: 'tour-not-found' } })
  expect(await countReviews(db, { tourCode })).toBe(1)
})

test('keeps nothing of a review with a wrong field', async () => {
  const db = await testDb()

  expect(await submitReview(db, { ...from, draft: { ...draft, rating: '6' } }, noon)).toEqual({
    ok: false,
    error: { code: 'invalid-fields', problems: [{ pointer: '/rating', code: 'rating' }] },
  })
  expect(await own(db).selectFrom('reviews').select('id').execute()).toEqual([])
})

test.each(testEngines)(
  'hands out a feed on the %s engine, every review once, with number and average',
  async (engine) => {
    const { db } = await testDatabase(engine)
    await importReviews(db, {
      reviews: ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({
        ...review,
        id,
        rating: index === 0 ? 3 : 5,
        date: index < 3 ? '2026-11-02' : '2026-11-05',
        language: index === 4 ? 'ar' : 'tr',
      })),
    })

    const first = await readReviewFeed(db, { limit: 2 })
    const second = await readReviewFeed(db, { limit: 2, cursor: cursorOf(first) })
    const third = await readReviewFeed(db, { limit: 2, cursor: cursorOf(second) })

    expect([first, second, third].map(idsOf)).toEqual([['e', 'd'], ['c', 'b'], ['a']])
    expect(first).toMatchObject({ value: { total: 5, average: 46 } })
    expect(third).toMatchObject({ value: { nextCursor: null } })
  },
)

test('filters the feed by rating and language, and averages what is left', async () => {
  const db = await testDb()
  await importReviews(db, {
    reviews: [review, { ...review, id: 'r2', rating: 2 }, { ...review, id: 'r3', language: 'en' }],
  })

  expect(await readReviewFeed(db, { limit: 9, rating: 2 })).toMatchObject({ value: { total: 1, average: 20 } })
  expect(await readReviewFeed(db, { limit: 9, locale: 'en' })).toMatchObject({ value: { total: 1 } })
  expect(await readReviewFeed(db, { limit: 9, tourCode: 'X' })).toMatchObject({ value: { total: 0, average: null } })
})

test.each(['', 'nonsense', writeCursor({ on: plainDate('2026-11-02'), id: 'of-another-feed' })])(
  'refuses the cursor %j',
  async (cursor) => {
    const db = await testDb()
    await importReviews(db, { reviews: [review] })

    expect(await readReviewFeed(db, { limit: 9, cursor })).toEqual({ ok: false, error: { code: 'cursor-invalid' } })
  },
)

function cursorOf(feed: Awaited<ReturnType<typeof readReviewFeed>>): string | undefined {
  return feed.ok ? (feed.value.nextCursor ?? undefined) : undefined
}

function idsOf(feed: Awaited<ReturnType<typeof readReviewFeed>>): string[] {
  return feed.ok ? feed.value.reviews.map(({ id }) => id) : []
}

test('what came by the form or was imported is not verified and counts in no average', async () => {
  const db = await testDb()
  await importReviews(db, { reviews: ['r1', 'r2', 'r3'].map((id) => ({ ...review, id, verified: true })) })
  await submitReview(db, { ...from, draft }, noon)
  await own(db).updateTable('reviews').set({ status: 'approved' }).execute()

  expect((await listReviews(db, { limit: 10 })).map(({ isVerified }) => isVerified)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(await findRatingSummary(db)).toBeUndefined()
  await expect(sql`update reviews set is_verified = true`.execute(db)).rejects.toSatisfy((error) =>
    isCheckViolation(error),
  )
})

test.each(testEngines)(
  'those who travelled are averaged in every language, by tour and by hotel (%s)',
  async (engine) => {
    const { db } = await testDatabase(engine)
    await aTravellerReview(db, { rating: 5, answers: { hotel: 'yes', bus: 'yes' }, locale: 'ar' })
    await aTravellerReview(db, { rating: 4, answers: { hotel: 'partly', bus: 'none' }, hotelKeys: ['near', 'garden'] })
    await aTravellerReview(db, { rating: 5, answers: { hotel: 'yes', bus: 'no' }, tourCode: 'OTHER' })
    await aTravellerReview(db, { rating: 1, answers: { hotel: 'no', bus: 'no' }, status: 'pending' })
    await submitReview(db, { ...from, draft: { ...draft, rating: '1' } }, noon)

    expect(await findRatingSummary(db)).toEqual({
      count: 3,
      average: 47,
      marks: [0, 0, 0, 1, 2],
      kept: [{ fact: 'hotel', percent: 67, count: 3 }],
      hasSamples: false,
    })
    expect(await findRatingSummary(db, { tourCode: 'NEAR' })).toBeUndefined()
    expect(await findRatingSummary(db, { hotel: { key: 'near', tourCodes: [] } })).toMatchObject({ count: 3 })
    const inGarden = await listReviews(db, { hotel: { key: 'garden', tourCodes: ['NEAR'] }, limit: 9 })
    expect(inGarden).toMatchObject([{ rating: 4, travelledIn: '2026-10', isVerified: true }])
  },
)
