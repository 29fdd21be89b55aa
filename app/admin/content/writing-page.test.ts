import { expect, test } from 'vitest'
import { findWriting } from '#modules/content/index.server.ts'
import { publishDue } from '#modules/content/publish-due.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { fieldsOfWriting } from './writing-fields.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { aSite } from '#tests/setup/test-site.ts'

const list = '/tr/admin/content/pages'

const typed = {
  intent: 'save',
  language: 'tr',
  order: '1',
  picture: 'haramain-train',
  'tr.state': 'published',
  'tr.title': 'Hakkımızda',
  'tr.link': 'hakkimizda',
  'tr.body': '<p>Biz kimiz.</p><script>alert(1)</script>',
  'en.state': 'published',
  'en.title': 'About us',
  'en.link': 'about-us',
  'en.body': '<p>Who we are.</p>',
  'ar.state': 'draft',
  'ar.title': 'من نحن',
  'ar.link': 'من-نحن',
  'ar.body': '',
}

async function aDesk(staffRole: 'owner' | 'content' | 'finance' = 'content') {
  const site = await aSite()
  const { db } = site.database
  const { headers } = await staffSignedIn(db, { staffRole })
  const get = async (path: string) => site.ask(path, headers)
  const save = (path: string, fields: Record<string, string>) => site.send(path, { ...typed, ...fields }, headers)
  return { db, site, get, save }
}

const pageOf = (key = 'hakkimizda') => `${list}/${key}`

test('a new page is read by everybody in the next request, in the languages that are published', async () => {
  const { site, save, get } = await aDesk()

  const created = await save(`${list}/new`, {})

  expect([created.status, created.headers.location]).toEqual([302, `${pageOf()}?done=created&language=tr`])
  const shown = await site.see('/tr/page/hakkimizda')
  expect(shown.text).toContain('Biz kimiz.')
  expect(shown.text).not.toContain('alert(1)')
  expect(shown.text).toContain('rel="alternate" hrefLang="en"')
  expect(shown.text).not.toContain('rel="alternate" hrefLang="ar"')
  expect((await site.see(encodeURI('/ar/page/من-نحن'))).status).toBe(404)
  expect((await get(list)).text).toContain('Hakkımızda')
})

test('a change is in the next request, in every language, and the old address leads to the new one', async () => {
  const { site, save } = await aDesk()
  await save(`${list}/new`, {})
  // Asked for twice, the second time from memory.
  await site.see('/tr/page/hakkimizda')
  await site.see('/tr/page/hakkimizda')

  await save(pageOf(), {
    version: '1',
    'tr.link': 'biz-kimiz',
    'tr.body': '<p>Yeni söz.</p>',
    'en.body': '<p>A new word.</p>',
    'ar.state': 'published',
    'ar.body': '<p>كلمة جديدة.</p>',
  })

  expect((await site.see('/tr/page/biz-kimiz')).text).toContain('Yeni söz.')
  expect((await site.see('/page/about-us')).text).toContain('A new word.')
  expect((await site.see(encodeURI('/ar/page/من-نحن'))).text).toContain('كلمة جديدة.')
  const moved = await site.see('/tr/page/hakkimizda')
  expect([moved.status, moved.headers.location]).toEqual([301, '/tr/page/biz-kimiz'])
})

test('what is scheduled appears when its time has come', async () => {
  const { db, site, save } = await aDesk()
  await save(`${list}/new`, { 'en.state': 'scheduled', 'en.at': '2099-03-09T18:00' })
  const before = await site.see('/page/about-us')

  await publishDue(db, new Date('2099-03-09T15:00:00Z'))

  expect(before.status).toBe(404)
  expect((await site.see('/page/about-us')).text).toContain('Who we are.')
})

test('the second of two who save keeps what was typed, gets what only the other wrote, and chooses where both did', async () => {
  const { db, save } = await aDesk()
  await save(`${list}/new`, {})
  const read = await findWriting(db, aStaffMember(), { kind: 'page', key: 'hakkimizda' })
  const base = JSON.stringify(read && fieldsOfWriting(read))
  await save(pageOf(), { version: '1', 'tr.title': 'Biz', 'en.title': 'We' })

  const mine = { version: '1', base, 'tr.title': 'Hikâyemiz', 'tr.subtitle': 'Yolu biliriz' }
  const late = await save(pageOf(), mine)
  const decided = { ...mine, version: '2', 'en.title': 'We' }
  const saved = await save(pageOf(), { ...decided, 'pick:tr.title': 'theirs' })

  expect(late.status).toBe(412)
  for (const words of [
    'Siz yazarken başka biri kaydetti',
    '<bdi>Biz</bdi>',
    '<bdi>Hikâyemiz</bdi>',
    'value="Hikâyemiz"',
    'Yolu biliriz',
    'value="We"',
    'name="pick:tr.title"',
  ])
    expect(late.text).toContain(words)
  expect(late.text).not.toContain('name="pick:en.title"')
  expect(late.text).toMatch(/name="version" value="2"/)
  expect(saved.status).toBe(302)
  const kept = await findWriting(db, aStaffMember(), { kind: 'page', key: 'hakkimizda' })
  expect(kept?.texts).toMatchObject({ tr: { title: 'Biz', subtitle: 'Yolu biliriz' }, en: { title: 'We' } })
})

test('a published language without its text is refused by name, and nothing typed is lost', async () => {
  const { save } = await aDesk()

  const refused = await save(`${list}/new`, { 'ar.state': 'published', 'en.at': 'soon', 'tr.subtitle': 'Kısa söz' })

  expect(refused.status).toBe(400)
  for (const words of ['Bu dil yayımlanacaksa bu alan gerekir.', 'Kısa söz']) expect(refused.text).toContain(words)
})

test.each([
  ['en.state', 'scheduled', 'Geçerli bir gün ve saat girin.', 400],
  ['tr.link', 'a/b', 'Bu alanın biçimi yanlış.', 400],
  ['parent', 'nobody', 'Seçilen üst kayıt kullanılamaz.', 422],
])('%s as %s is refused', async (field, value, words, status) => {
  const { save } = await aDesk()

  const refused = await save(`${list}/new`, { [field]: value })

  expect([refused.status, refused.text.includes(words)]).toEqual([status, true])
})

test('the preview shows what visitors cannot see yet', async () => {
  const { site, save, get } = await aDesk()
  await save(`${list}/new`, { 'tr.state': 'draft' })

  expect((await site.see('/tr/page/hakkimizda')).status).toBe(404)
  expect((await get(`${pageOf()}/preview?language=tr`)).text).toContain('Biz kimiz.')
})

test('a deleted page is gone from the site, and the list offers it back', async () => {
  const { site, save, get } = await aDesk()
  await save(`${list}/new`, {})

  const removed = await save(pageOf(), { intent: 'remove', version: '1' })

  expect([removed.status, removed.headers.location]).toEqual([302, expect.stringMatching(/pages\?undo=[\da-f-]{36}$/)])
  expect((await site.see('/tr/page/hakkimizda')).status).toBe(404)
  expect((await get(pageOf())).status).toBe(404)
})

test.each([
  ['/admin/content/pages', 'Pages'],
  ['/tr/admin/content/posts/new', 'Yeni yazı'],
  ['/ar/admin/content/faq/new', 'سؤال جديد'],
])('%s speaks its language', async (path, title) => {
  const { get } = await aDesk()

  expect((await get(path)).text).toContain(title)
})

test('content is for staff who look after it', async () => {
  const { get, save } = await aDesk('finance')

  expect([(await get(list)).status, (await save(`${list}/new`, {})).status]).toEqual([403, 403])
  expect((await get('/tr/admin/content/nothing')).status).toBe(403)
})
