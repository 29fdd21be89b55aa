import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canBeSet } from './html-blocks.ts'
import { documentIds } from '../domain/document-id.ts'
import { deliveredVersions, fillDocument } from './documents.server.ts'

test('comes with the version in force first, and each one once', () => {
  const versions = deliveredVersions('privacy-notice')

  expect(versions.map(({ version }) => version)).toEqual(['0.4', '0.3', '0.2', '0.1-draft'])
  expect(versions.map(({ validFrom }) => validFrom)).toEqual(
    versions
      .map(({ validFrom }) => validFrom)
      .toSorted()
      .toReversed(),
  )
})

test('every delivered text can be set on paper', () => {
  const all = documentIds.flatMap((id) => deliveredVersions(id).flatMap(({ body }) => Object.values(body)))

  expect(all.filter((body) => !canBeSet(body))).toEqual([])
})

test('no text in force calls itself a draft or leaves a line to fill in', () => {
  const texts = documentIds.map((id) => deliveredVersions(id)[0])

  expect(texts.filter((text) => /draft|taslak|مسودة|…/i.test(JSON.stringify(text)))).toEqual([])
})

test('the texts in force call the privacy notice as the pages do', () => {
  const texts = documentIds
    .map((id) => deliveredVersions(id)[0])
    .map(({ title, body }) => JSON.stringify([title, body]))
  const otherNames = /information notice|privacy agreement|gizlilik sözleşmesi|نص الإعلام|والإعلام|بيان الخصوصية/i

  expect(texts.filter((text) => otherNames.test(text))).toEqual([])
})

test('papers under the first texts name their version without the word draft', () => {
  const first = deliveredVersions('refund-agreement').at(-1)

  expect(first?.version).toBe('0.1-draft')
  expect(first && fillDocument(first, 'tr', {})).toContain('Sürüm: 0.1, yürürlük')
})

/** The words orders were placed under. A change of any of them belongs into a new version. */
const published = {
  'distance-sales-agreement 0.1-draft': '34c4df56a01fa3b1',
  'refund-agreement 0.1-draft': 'd4598540dd896983',
  'package-tour-contract 0.1-draft': 'd956f89179b66dd2',
  'pre-information-form 0.1-draft': 'f1ce8ead3cd72604',
  'privacy-notice 0.1-draft': '45ca8a467ac52e41',
  'privacy-notice 0.2': '5dc58af94fd71ac9',
  'distance-sales-agreement 0.2': '80942083392d0eec',
  'refund-agreement 0.2': '95491b5b13c9ca25',
  'package-tour-contract 0.2': 'b12d72e67341b3ae',
  'pre-information-form 0.2': '37812a1adcc63b4c',
  'explicit-consent 0.1-draft': 'd6e5202527787fdf',
  'commercial-message-consent 0.1-draft': '401188f3f2452a94',
  'explicit-consent 0.3': 'd6e5202527787fdf',
  'privacy-notice 0.3': 'd6c7b36db065e53b',
}

test('earlier versions stay word for word as they were', () => {
  const earlier = documentIds.flatMap((id) => deliveredVersions(id).slice(1))

  expect(
    Object.fromEntries(
      earlier.map(({ id, version, body }) => [
        `${id} ${version}`,
        createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16),
      ]),
    ),
  ).toEqual(published)
})

test.each(['tr', 'en', 'ar'] as const)(
  'what is not known is left out of papers where it is not needed, in %s',
  (locale) => {
    for (const id of ['pre-information-form', 'package-tour-contract'] as const) {
      const [document] = deliveredVersions(id)
      const everything = Object.fromEntries(
        Object.values(document.body).flatMap((body) =>
          [...body.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `<${name}>`]),
        ),
      )
      const optional = [...document.body[locale].matchAll(/\[\[(.*?)\]\]/gs)].flatMap(([, part = '']) =>
        [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      )
      const needed = Object.fromEntries(Object.entries(everything).filter(([name]) => !optional.includes(name)))

      expect(optional).toEqual(expect.arrayContaining(['mersis', 'documentTerms', 'participation']))
      expect(fillDocument(document, locale, needed)).not.toMatch(/[[\]—]/)
      expect(fillDocument(document, locale, everything)).toContain('&lt;mersis&gt;')
    }
  },
)
