import { expect, test } from 'vitest'
import { aPageDraft, aPostDraft } from '../testing/a-draft.ts'
import { checkWriting } from './check-writing.ts'
import type { Publication } from './writing.ts'

const draftOnly: Record<'tr' | 'en' | 'ar', Publication> = {
  tr: { state: 'draft' },
  en: { state: 'draft' },
  ar: { state: 'draft' },
}

test('a link that was left out follows from the title', () => {
  const checked = checkWriting('page', aPageDraft({ tr: { title: 'Şubemiz İğneada', link: ' ' } }))

  expect(checked.ok && checked.value.texts.tr['link']).toBe('subemiz-igneada')
})

test('words between commas of any script are tidied', () => {
  const checked = checkWriting('post', aPostDraft({ ar: { tags: ' مكة،المدينة ,, ' } }))

  expect(checked.ok && checked.value.texts.ar['tags']).toBe('مكة, المدينة')
})

test('a draft may lack anything; what is published or scheduled may not', () => {
  const empty = { title: '', link: '', body: '<p> &nbsp;</p>' }
  const at = new Date('2030-01-01T00:00:00Z')

  expect(checkWriting('page', aPageDraft({ en: empty, publication: draftOnly })).ok).toBe(true)
  expect(checkWriting('page', aPageDraft({ en: empty, publication: { en: { state: 'scheduled', at } } }))).toEqual({
    ok: false,
    error: ['title', 'link', 'body'].map((name) => ({ field: `en.${name}`, code: 'required' })),
  })
})

test('a picture alone is a text', () => {
  expect(checkWriting('page', aPageDraft({ tr: { body: '<p><img src="/image/a.webp" alt=""></p>' } })).ok).toBe(true)
})

test.each([
  ['tr.link', { tr: { link: 'a/b' } }],
  ['tr.link', { tr: { link: 'a b' } }],
  ['ar.jsonLd', { ar: { jsonLd: '{' } }],
  ['en.jsonLd', { en: { jsonLd: '"text"' } }],
  ['order', { facts: { order: '-1' } }],
  ['picture', { facts: { picture: 'javascript:alert(1)' } }],
  ['banner', { facts: { banner: '//evil.example/a.png' } }],
  ['sound', { facts: { sound: 'http://plain.example/a.mp3' } }],
])('%s does not take %j', (field, facts) => {
  expect(checkWriting('page', aPageDraft(facts))).toEqual({ ok: false, error: [{ field, code: 'malformed' }] })
})

test('a text may be as long as its field and no longer', () => {
  expect(checkWriting('page', aPageDraft({ tr: { title: 'a'.repeat(160) } })).ok).toBe(true)
  expect(checkWriting('page', aPageDraft({ tr: { title: 'a'.repeat(161) } }))).toEqual({
    ok: false,
    error: [{ field: 'tr.title', code: 'too-long' }],
  })
})

test('a post needs the day of its publication', () => {
  expect(checkWriting('post', aPostDraft({ facts: { publishedOn: '' } }))).toMatchObject({
    error: [{ field: 'publishedOn', code: 'required' }],
  })
  expect(checkWriting('post', aPostDraft({ facts: { publishedOn: '2026-02-30' } }))).toMatchObject({
    error: [{ field: 'publishedOn', code: 'malformed' }],
  })
})
