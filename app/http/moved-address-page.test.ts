import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aService(db: Db, key: string): Promise<void> {
  const slug = JSON.stringify({ tr: key, en: key, ar: key })
  const texts = JSON.stringify({ tr: 'Vize.', en: 'Visa.', ar: 'تأشيرة.' })
  await sql`insert into services (key, sort_order, slug, name, intro, details, image)
    values (${key}, 1, ${slug}::text::jsonb, ${texts}::text::jsonb, ${texts}::text::jsonb, '[]', 'spots/visa')`.execute(
    db,
  )
}

async function rename(db: Db, key: string, links: { tr: string; en: string; ar: string }): Promise<void> {
  await sql`update services set key = ${links.en}, slug = ${JSON.stringify(links)}::text::jsonb where key = ${key}`.execute(
    db,
  )
}

test.each([
  ['/tr/services/vize?x=1', '/tr/services/vize-islemleri?x=1'],
  ['/services/vize', '/services/visa'],
  ['/ar/services/vize', `/ar/services/${encodeURIComponent('تأشيرة')}`],
])('%s leads to where the service is now', async (path, location) => {
  const db = await testDb()
  await aService(db, 'vize')
  await rename(db, 'vize', { tr: 'vize-islemleri', en: 'visa', ar: 'تأشيرة' })

  const answer = await getPage(await testApp({ db }), path)

  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})

test('a departure is found under its old dates', async () => {
  const db = await testDb()
  const departsOn = addDays(dayInIstanbul(new Date()), 40)
  const { id } = await aDeparture(db, { departsOn })
  const moved = id.replace(/[A-Z0-9]+$/, 'NEWCODE')
  await sql`update departures set public_id = ${moved} where public_id = ${id}`.execute(db)

  const answer = await getPage(await testApp({ db }), `/tr/tour/${id}`)

  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/tr/tour/${moved}`])
})

test('a page that answers is never sent elsewhere', async () => {
  const db = await testDb()
  await aService(db, 'vize')
  await rename(db, 'vize', { tr: 'vize-islemleri', en: 'visa', ar: 'visa' })
  await aService(db, 'vize')

  expect((await getPage(await testApp({ db }), '/tr/services/vize')).status).toBe(200)
})

test.each(['/tr/services/hicbiri', '/tr/hotels/vize', '/tr/vize'])('%s was never anywhere', async (path) => {
  const db = await testDb()
  await aService(db, 'vize')
  await rename(db, 'vize', { tr: 'a', en: 'b', ar: 'c' })

  expect((await getPage(await testApp({ db }), path)).status).toBe(404)
})

test('what is sent is not sent elsewhere', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 40) })
  await sql`update departures set public_id = ${id.replace(/[A-Z0-9]+$/, 'NEWCODE')}`.execute(db)

  const answer = await postForm(await testApp({ db }), `/tr/tour/${id}`, { room: 'quad', adults: '1' })

  expect(answer.status).toBe(404)
})
