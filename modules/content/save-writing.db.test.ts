import { expect, test } from 'vitest'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { findMovedLink } from '#platform/addresses/find-moved-link.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { WritingDraft } from './domain/writing.ts'
import { findPage } from './list-pages.server.ts'
import { findPost } from './list-posts.server.ts'
import { listQuestions } from './list-questions.server.ts'
import { findWriting, listWritings } from './list-writings.server.ts'
import { publishDue } from './publish-due.server.ts'
import { changeWriting, createWriting, removeWriting } from './save-writing.server.ts'
import { importContent } from './import-content.server.ts'
import { aText, content } from './testing/builders.ts'
import { aPageDraft, aPostDraft } from './testing/a-draft.ts'

const admin = aStaffMember()
const now = new Date('2026-03-01T09:00:00Z')
const later = new Date('2026-03-02T06:30:00Z')
const today = dayInIstanbul(now)

async function aPage(draft: WritingDraft = aPageDraft()) {
  const db = await testDb()
  const saved = await createWriting(db, admin, { kind: 'page', draft }, now)
  if (!saved.ok) throw new Error(saved.error.code)
  const { key, version } = saved.value
  const change = (wanted: WritingDraft, of = version) =>
    changeWriting(db, admin, { kind: 'page', key, version: of, draft: wanted }, now)
  const read = (link: string, locale: 'tr' | 'en' | 'ar' = 'tr') => findPage(db, { link, locale, today })
  return { db, key, version, change, read }
}

test('a new page is read in every language that is published, and in no other', async () => {
  const { key, read } = await aPage(aPageDraft({ publication: { ar: { state: 'draft' } } }))

  expect(key).toBe('hakkimizda')
  expect(await read('hakkimizda')).toMatchObject({ heading: 'Hakkımızda', languages: ['tr', 'en'] })
  expect(await read('about-us', 'en')).toMatchObject({ heading: 'About us' })
  expect(await read('من-نحن', 'ar')).toBeUndefined()
})

test('HTML is cleaned before it is kept', async () => {
  const { db, key } = await aPage(aPageDraft({ tr: { body: '<p onclick="x()">İyi<script>alert(1)</script></p>' } }))

  const kept = await findWriting(db, admin, { kind: 'page', key })

  expect(kept?.texts.tr['body']).toBe('<p>İyi</p>')
})

test('an old link leads to the new one', async () => {
  const { db, change, read } = await aPage()

  await change(aPageDraft({ tr: { link: 'biz-kimiz' } }))

  expect(await findMovedLink(db, { kind: 'page', locale: 'tr', link: 'hakkimizda' })).toBe('biz-kimiz')
  expect(await read('biz-kimiz')).toMatchObject({ links: { tr: 'biz-kimiz', en: 'about-us' } })
})

test('of two who change the same page the second is told what is there now', async () => {
  const { change } = await aPage()
  await change(aPageDraft({ tr: { title: 'Biz kimiz' } }))

  const late = await change(aPageDraft({ tr: { title: 'Hikâyemiz' } }))

  expect(late).toMatchObject({
    ok: false,
    error: { code: 'edit-conflict', current: { version: 2, texts: { tr: { title: 'Biz kimiz' } } } },
  })
})

test('a link that another page has is refused, and the language is named', async () => {
  const { db } = await aPage()

  const second = await createWriting(
    db,
    admin,
    { kind: 'page', draft: aPageDraft({ tr: { title: 'Başka', link: 'baska' } }) },
    now,
  )

  expect(second).toEqual({ ok: false, error: { code: 'link-taken', locale: 'en' } })
})

test('what is scheduled is nowhere until its time, then everywhere, and once', async () => {
  const { db, key, read } = await aPage(aPageDraft({ publication: { en: { state: 'scheduled', at: later } } }))

  const tooEarly = await publishDue(db, now)
  const before = await read('about-us', 'en')
  const inTime = await publishDue(db, later)
  const again = await publishDue(db, later)

  expect([tooEarly, inTime, again]).toEqual([0, 1, 0])
  expect(before).toBeUndefined()
  expect(await read('about-us', 'en')).toMatchObject({ heading: 'About us' })
  expect((await findWriting(db, admin, { kind: 'page', key }))?.publication.en).toEqual({ state: 'published' })
})

test('what was scheduled for the past is published at once', async () => {
  const { read } = await aPage(aPageDraft({ publication: { en: { state: 'scheduled', at: now } } }))

  expect(await read('about-us', 'en')).toBeDefined()
})

test('a page cannot lie below itself', async () => {
  const { db, key, change } = await aPage()
  const below = await createWriting(
    db,
    admin,
    {
      kind: 'page',
      draft: aPageDraft({ facts: { parent: key }, tr: { link: 'a' }, en: { link: 'b' }, ar: { link: 'c' } }),
    },
    now,
  )

  const turned = await change(aPageDraft({ facts: { parent: below.ok ? below.value.key : '' } }))

  expect(turned).toEqual({ ok: false, error: { code: 'holder-unknown' } })
})

test('a page that others lie below stays; alone it goes, and the audit log keeps its texts', async () => {
  const { db, key } = await aPage()
  const draft = aPageDraft({ facts: { parent: key }, tr: { link: 'a' }, en: { link: 'b' }, ar: { link: 'c' } })
  const child = await createWriting(db, admin, { kind: 'page', draft }, now)
  if (!child.ok) throw new Error(child.error.code)

  const first = await removeWriting(db, admin, { kind: 'page', key, version: 1 }, now)
  const stale = await removeWriting(db, admin, { kind: 'page', key: child.value.key, version: 7 }, now)
  const second = await removeWriting(db, admin, { kind: 'page', key: child.value.key, version: 1 }, now)

  expect(first).toEqual({ ok: false, error: { code: 'in-use' } })
  expect(stale).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect(second.ok).toBe(true)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.find(({ action }) => action === 'content.remove')).toMatchObject({
    before: { texts: { tr: { title: 'Hakkımızda' } } },
  })
})

test('the audit log says which fields changed, from what to what', async () => {
  const { db, change } = await aPage()

  await change(aPageDraft({ tr: { title: 'Biz kimiz' } }))

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.find(({ action }) => action === 'content.change')).toMatchObject({
    before: { 'tr.title': 'Hakkımızda' },
    after: { 'tr.title': 'Biz kimiz' },
  })
})

test('a post names only the languages it is written in', async () => {
  const db = await testDb()
  const draft = aPostDraft({ en: { title: '', link: '', body: '' }, publication: { en: { state: 'draft' } } })

  await createWriting(db, admin, { kind: 'post', draft }, now)

  expect(await findPost(db, { link: 'ihram', locale: 'tr', today })).toMatchObject({
    ok: true,
    value: { links: { tr: 'ihram', ar: 'الإحرام' }, tags: ['hazırlık', 'ihram'] },
  })
  expect(await findPost(db, { link: 'ihram', locale: 'en', today })).toMatchObject({
    error: { code: 'post-not-translated', links: { tr: 'ihram', ar: 'الإحرام' } },
  })
})

test('a question is asked in the languages it is published in', async () => {
  const db = await testDb()
  await importContent(db, content({ groups: [{ id: 'visa', title: aText('Visa') }] }))
  const texts = { question: 'Vize gerekir mi?', answer: '<p>Evet.</p>' }
  const draft: WritingDraft = {
    texts: { tr: texts, en: { question: '', answer: '' }, ar: { question: '', answer: '' } },
    facts: { group: 'visa', order: '3' },
    publication: { tr: { state: 'published' }, en: { state: 'draft' }, ar: { state: 'draft' } },
  }

  const unknown = await createWriting(
    db,
    admin,
    { kind: 'question', draft: { ...draft, facts: { group: 'none', order: '1' } } },
    now,
  )
  await createWriting(db, admin, { kind: 'question', draft }, now)

  expect(unknown).toEqual({ ok: false, error: { code: 'holder-unknown' } })
  expect((await listQuestions(db, { locale: 'tr', today })).map(({ questions }) => questions.length)).toEqual([1])
  expect(await listQuestions(db, { locale: 'en', today })).toEqual([])
})

test('a list finds records by words in any language and by their state', async () => {
  const { db } = await aPage(aPageDraft({ publication: { ar: { state: 'draft' } } }))
  const list = async (wanted: object) =>
    (await listWritings(db, admin, { kind: 'page', page: 1, pageSize: 20, ...wanted })).total

  expect(await Promise.all([list({}), list({ q: 'HAKKIMIZDA' }), list({ q: 'about' }), list({ q: 'none' })])).toEqual([
    1, 1, 1, 0,
  ])
  expect(
    await Promise.all([list({ state: 'published' }), list({ state: 'draft' }), list({ state: 'incomplete' })]),
  ).toEqual([1, 0, 1])
})
