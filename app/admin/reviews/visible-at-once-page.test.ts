import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { readPromised } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { own } from '#modules/content/data/tables.server.ts'
import { aTravellerReview } from '#modules/content/testing/a-traveller-review.ts'
import type { Database } from '#platform/db/client.server.ts'
import { openServer } from '#platform/db/server.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { databaseUrl } from '#tests/setup/database-url.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { aSite } from '#tests/setup/test-site.ts'

const WORDS = 'Rehberimiz annemi hiç yalnız bırakmadı.'
const REPLY = 'Annenize selam söyleyin.'
const pages = ['/tr/comments', '/tr']

/** Two processes of the site on one database; the embedded engine knows only one, which then stands for both. */
async function twoSites(engine: 'embedded' | 'server') {
  const database = await testDatabase(engine)
  const sites = [await aSite(database), await aSite(engine === 'server' ? await anotherConnection(database) : database)]
  const [desk] = sites
  if (!desk) throw new Error('there are two')
  const readAll = async () => {
    const answers = await Promise.all(sites.flatMap(({ see }) => pages.map((path) => see(path))))
    return answers.map(({ text }) => ({ hasReview: text.includes(WORDS), hasReply: text.includes(REPLY) }))
  }
  return { db: database.db, desk, readAll }
}

test.for(testEngines)(
  'what staff approve is on every page of every process in the next request, and gone when taken back (%s)',
  async (engine) => {
    const { db, desk, readAll } = await twoSites(engine)
    const { headers } = await staffSignedIn(db, { staffRole: 'content' })
    const written = { rating: '5', name: 'Ayşe Y.', email: 'ayse@example.com', text: WORDS, tour: '' }
    const sent = await desk.send('/tr/yorumlar', written)
    const { public_id: id } = await own(db).selectFrom('reviews').select('public_id').executeTakeFirstOrThrow()
    const decide = (fields: Record<string, string>) => desk.send('/tr/admin/reviews', { id, ...fields }, headers)
    expect(sent.status).toBe(303)

    // Asked for twice, the second time from memory.
    const before = [await readAll(), await readAll()]
    const approved = await decide({ version: '1', intent: 'approve', reply: REPLY })
    const after = await readAll()
    const takenBack = await decide({ version: '2', intent: 'take-back' })
    const afterwards = await readAll()

    expect([approved.status, takenBack.status]).toEqual([302, 302])
    expect(new Set(before.flat().map(({ hasReview }) => hasReview))).toEqual(new Set([false]))
    expect(after.map(({ hasReview }) => hasReview)).toEqual([true, true, true, true])
    expect(after.map(({ hasReply }) => hasReply)).toEqual([true, false, true, false])
    expect(afterwards.map(({ hasReview }) => hasReview)).toEqual([false, false, false, false])
  },
)

test.for(testEngines)(
  'what somebody wrote who travelled is on the pages of the tour, its hotel and all reviews in the next request (%s)',
  async (engine) => {
    const database = await testDatabase(engine)
    const { db } = database
    const { id, departureId } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 60) })
    const [stay] = (await readPromised(db, [departureId])).get(departureId)?.stays ?? []
    const hotel = stay?.key ?? ''
    const review = await aTravellerReview(db, {
      tourCode: id.slice(22),
      hotelKeys: [hotel],
      text: WORDS,
      status: 'pending',
    })
    const site = await aSite(database)
    const { headers } = await staffSignedIn(db, { staffRole: 'content' })
    const places = [`/tr/tour/${id}`, `/tr/hotels/${hotel}`, '/tr/comments']
    const readAll = async () => {
      const answers = await Promise.all(places.map((path) => site.see(path)))
      return answers.map(({ text }) => text.includes(WORDS))
    }

    const before = [await readAll(), await readAll()]
    await site.send('/tr/admin/reviews', { id: review, version: '1', intent: 'approve' }, headers)
    const after = await readAll()

    expect(before).toEqual([
      [false, false, false],
      [false, false, false],
    ])
    expect(after).toEqual([true, true, true])
  },
)

async function anotherConnection(first: Database): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db)
  const server = inject('server')
  const url = databaseUrl('url' in server ? server.url : '', rows[0]?.name ?? '')
  const second = await openServer({ url, log: createLog({ level: 'silent' }) })
  onTestFinished(() => second.close())
  return second
}
