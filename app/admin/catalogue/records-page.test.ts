import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findRecord, listRecords } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { fieldsOfRecord } from './act-on-record.server.ts'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  await aDeparture(db, { departsOn: '2030-02-12' })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const [hotel] = await listRecords(db, aStaffMember(), 'hotel')
  if (!hotel) throw new Error('the departure has a hotel')
  return {
    db,
    hotel,
    fields: fieldsOfRecord('hotel', hotel.draft, 'en'),
    get: (path: string) => getPage(app, path, headers),
    send: (path: string, form: Record<string, string>) => postForm(app, path, form, headers),
  }
}

test.each([
  ['/admin/hotels', 'Hotels'],
  ['/tr/admin/categories', 'Kategoriler'],
  ['/ar/admin/airlines', 'شركات الطيران'],
  ['/admin/services', 'Services'],
])('%s lists its records', async (path, title) => {
  const { get } = await aDesk()

  const answer = await get(path)

  expect([answer.status, (await answer.text()).includes(`>${title}</h1>`)]).toEqual([200, true])
})

test('a hotel is saved in three languages, and its page says so at once', async () => {
  const { db, hotel, fields, get, send } = await aDesk()
  const path = `/admin/hotels/${hotel.key}`

  const saved = await send(path, {
    ...fields,
    'name.tr': 'Kule Oteli',
    'name.ar': 'فندق البرج',
    intent: 'save',
    version: '1',
  })

  expect(saved.headers.get('location')).toBe(`${path}?done=saved`)
  expect((await findRecord(db, aStaffMember(), 'hotel', hotel.key))?.draft.name.ar).toBe('فندق البرج')
  expect(await (await get(`/tr/hotels/${hotel.draft.slug.tr}`)).text()).toContain('Kule Oteli')
  expect(await (await get(path)).text()).toContain('<td>Hotel changed')
})

test('what somebody else saved meanwhile is shown beside what was typed', async () => {
  const { hotel, fields, send } = await aDesk()
  const path = `/tr/admin/hotels/${hotel.key}`
  const save = (changes: Record<string, string>) =>
    send(path, { ...fields, intent: 'save', version: '1', base: JSON.stringify(fields), ...changes })
  await save({ 'name.tr': 'Onların adı' })

  const refused = await save({ 'name.tr': 'Benim adım' })
  const html = await refused.text()

  expect(refused.status).toBe(412)
  for (const text of ['Onların adı', 'Benim adım', 'Siz yazarken başka biri kaydetti']) expect(html).toContain(text)
})

test('a hotel of a tour is not removed, an airline is, and comes back', async () => {
  const { hotel, send, get } = await aDesk()
  const airline = { code: 'XQ', 'name.tr': 'SunExpress', 'name.en': 'SunExpress', 'name.ar': 'صن إكسبرس' }
  const created = await send('/admin/airlines/new', { ...airline, intent: 'save', version: '0' })

  const used = await send(`/admin/hotels/${hotel.key}?remove=1`, { intent: 'remove', version: '1' })
  const removed = await send('/admin/airlines/XQ', { intent: 'remove', version: '1' })
  const place = removed.headers.get('location') ?? ''
  const undo = new URL(place, 'http://kafile.test').searchParams.get('undo') ?? ''
  const gone = (await get('/admin/airlines/XQ')).status
  const restored = await send('/admin/airlines/new', { intent: 'restore', undo })

  expect(created.headers.get('location')).toBe('/admin/airlines/XQ?done=record-created')
  expect([used.status, (await used.text()).includes('It is used by tours')]).toEqual([409, true])
  expect([gone, restored.headers.get('location')]).toEqual([404, '/admin/airlines/XQ?done=restored'])
})

test('a link that another record has is refused at its place', async () => {
  const { fields, send } = await aDesk()

  const answer = await send('/admin/hotels/new', { ...fields, intent: 'save', version: '0' })

  expect([answer.status, (await answer.text()).includes('Another record has this link.')]).toEqual([409, true])
})
