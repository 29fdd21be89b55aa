import { expect, onTestFinished, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { PAGE_CACHE_CHANNEL } from '#platform/cache/invalidate-pages.server.ts'
import type { Database, Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import type { ReviewDecision } from './domain/moderation.ts'
import { listReviews, readReviewFeed } from './list-reviews.server.ts'
import { countWaitingReviews, findStaffReview, listStaffReviews } from './list-staff-reviews.server.ts'
import { moderateReview } from './moderate-review.server.ts'
import { aReview } from './testing/a-review.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const later = new Date('2026-12-02T09:00:00Z')

async function aDesk(db: Db) {
  const { userId } = await aUser(db)
  const admin = aStaffMember({ id: userId, fullName: 'Fatma Demir' })
  const decide = (publicId: string, version: number, decision: ReviewDecision) =>
    moderateReview(db, admin, { publicId, version, decision }, later)
  return { admin, decide, list: (facts = {}) => listStaffReviews(db, admin, { page: 1, pageSize: 20, ...facts }) }
}

test.for(testEngines)(
  'what is approved is public with the reply, and staff see who approved it (%s)',
  async (engine) => {
    const { db } = await testDatabase(engine)
    const { admin, decide } = await aDesk(db)
    const id = await aReview(db, {}, noon)

    const approved = await decide(id, 1, { status: 'approved', reply: 'Teşekkür ederiz.' })

    expect(approved).toEqual({ ok: true, value: { status: 'approved', version: 2 } })
    expect(await listReviews(db, { limit: 9 })).toMatchObject([{ id, reply: 'Teşekkür ederiz.' }])
    expect(await findStaffReview(db, admin, id)).toMatchObject({
      status: 'approved',
      version: 2,
      email: 'ayse@example.com',
      decision: { by: 'Fatma Demir', at: later, reason: '' },
    })
  },
)

test('what everybody reads holds no address of the writer', async () => {
  const db = await testDb()
  const { decide } = await aDesk(db)
  await decide(await aReview(db, {}, noon), 1, { status: 'approved' })

  const shown = JSON.stringify([await listReviews(db, { limit: 9 }), await readReviewFeed(db, { limit: 9 })])

  expect(shown).toContain('Ayşe Y.')
  expect(shown).not.toContain('ayse@example.com')
})

test('a refused review keeps its reason and is not public', async () => {
  const db = await testDb()
  const { admin, decide } = await aDesk(db)
  const id = await aReview(db, {}, noon)

  const refused = await decide(id, 1, { status: 'rejected', reason: 'Reklam' })

  expect(refused.ok).toBe(true)
  expect(await listReviews(db, { limit: 9 })).toEqual([])
  expect(await findStaffReview(db, admin, id)).toMatchObject({ status: 'rejected', decision: { reason: 'Reklam' } })
})

test('what was approved is taken back, and keeps its reply for another day', async () => {
  const db = await testDb()
  const { decide } = await aDesk(db)
  const id = await aReview(db, {}, noon)
  await decide(id, 1, { status: 'approved', reply: 'Sağ olun.' })

  await decide(id, 2, { status: 'pending' })
  expect(await listReviews(db, { limit: 9 })).toEqual([])
  await decide(id, 3, { status: 'approved' })

  expect(await listReviews(db, { limit: 9 })).toMatchObject([{ reply: 'Sağ olun.' }])
  const steps = await own(db).selectFrom('review_history').select(['from_status', 'to_status']).orderBy('id').execute()
  expect(steps.map(({ from_status, to_status }) => `${from_status} ${to_status}`)).toEqual([
    'pending approved',
    'approved pending',
    'pending approved',
  ])
})

test('a reply may be changed and removed; the same one again changes nothing', async () => {
  const db = await testDb()
  const { decide } = await aDesk(db)
  const id = await aReview(db, {}, noon)
  await decide(id, 1, { status: 'approved', reply: 'Sağ olun.' })

  const same = await decide(id, 2, { status: 'approved', reply: ' Sağ olun. ' })
  const removed = await decide(id, 2, { status: 'approved', reply: '' })

  expect([same, removed]).toMatchObject([{ value: { version: 2 } }, { value: { version: 3 } }])
  expect(await listReviews(db, { limit: 9 })).toMatchObject([{ reply: null }])
})

test.for(testEngines)('of two people who decide at once one is told of the other (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  const { admin, decide } = await aDesk(db)
  const id = await aReview(db, {}, noon)

  const both = await Promise.all([
    decide(id, 1, { status: 'approved' }),
    decide(id, 1, { status: 'rejected', reason: 'Reklam' }),
  ])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual({ ok: false, error: { code: 'changed-meanwhile' } })
  expect((await findStaffReview(db, admin, id))?.version).toBe(2)
})

test('refuses what makes no sense and changes nothing', async () => {
  const db = await testDb()
  const { decide } = await aDesk(db)
  const id = await aReview(db, {}, noon)

  expect([
    await decide('nobody', 1, { status: 'approved' }),
    await decide(id, 1, { status: 'pending' }),
    await decide(id, 1, { status: 'rejected', reason: ' ' }),
  ]).toMatchObject([
    { error: { code: 'review-not-found' } },
    { error: { code: 'transition-refused', from: 'pending' } },
    { error: { code: 'reason-required' } },
  ])
  expect(await own(db).selectFrom('review_history').select('id').execute()).toEqual([])
})

test.for(testEngines)(
  'tells every process that pages changed when the public sees a difference (%s)',
  async (engine) => {
    const database = await testDatabase(engine)
    const heard = await hearAll(database)
    const { decide } = await aDesk(database.db)
    const [shown, hidden] = [await aReview(database.db, {}, noon), await aReview(database.db, {}, noon)]

    await decide(hidden, 1, { status: 'rejected', reason: 'Reklam' })
    await decide(shown, 1, { status: 'approved' })
    await decide(shown, 2, { status: 'approved', reply: 'Sağ olun.' })
    await decide(shown, 3, { status: 'pending' })

    await expect.poll(() => heard).toEqual(['content/reviews', 'content/reviews', 'content/reviews'])
  },
)

test('staff see those that wait first, the longest waiting on top, and how many they are', async () => {
  const db = await testDb()
  const { admin, decide, list } = await aDesk(db)
  const decided = await aReview(db, {}, later)
  const first = await aReview(db, {}, noon)
  const second = await aReview(db, {}, noon)
  await own(db).updateTable('reviews').set({ created_at: later }).where('public_id', '=', second).execute()
  await own(db).updateTable('reviews').set({ created_at: noon }).where('public_id', '=', first).execute()
  await decide(decided, 1, { status: 'approved' })

  const { reviews, total } = await list()

  expect(reviews.map(({ id }) => id)).toEqual([first, second, decided])
  expect([total, await countWaitingReviews(db, admin)]).toEqual([3, 2])
  expect((await list({ page: 2, pageSize: 2 })).reviews.map(({ id }) => id)).toEqual([decided])
})

test('staff find reviews by words, state, rating and language', async () => {
  const db = await testDb()
  const { decide, list } = await aDesk(db)
  const yalova = await aReview(db, { name: 'Yusuf Işık', text: 'Servis tam vaktinde geldi.', rating: '3' }, noon)
  const other = await aReview(db, {}, noon)
  await decide(other, 1, { status: 'approved' })
  const found = async (facts: object) => (await list(facts)).reviews.map(({ id }) => id)

  expect(await found({ q: 'isik SERVİS' })).toEqual([yalova])
  expect(await found({ q: 'isik otel' })).toEqual([])
  expect(await found({ status: 'approved' })).toEqual([other])
  expect(await found({ rating: 3 })).toEqual([yalova])
  expect(await found({ locale: 'ar' })).toEqual([])
})

async function hearAll(database: Database): Promise<string[]> {
  const heard: string[] = []
  onTestFinished(await database.listen(PAGE_CACHE_CHANNEL, (tag) => heard.push(tag)))
  return heard
}
