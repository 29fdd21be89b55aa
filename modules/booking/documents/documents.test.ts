import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentIds, documentsOfOrder, getDocument, listDocumentVersions } from './documents.server.ts'

const given = {
  preInformation: true,
  terms: true,
  privacy: true,
  personalData: true,
  health: false,
  marketing: false,
}

test('lists the version in force first, and each one once', () => {
  const versions = listDocumentVersions('refund-agreement')

  expect(versions.map(({ version }) => version)).toEqual(['0.2', '0.1-draft'])
  expect(versions.map(({ validFrom }) => validFrom)).toEqual(
    versions
      .map(({ validFrom }) => validFrom)
      .toSorted()
      .toReversed(),
  )
})

test('gives the text of today, or that of a version', () => {
  expect([getDocument('refund-agreement').version, getDocument('refund-agreement', '0.1-draft').version]).toEqual([
    '0.2',
    '0.1-draft',
  ])
})

test('finds no text of a version that never was', () => {
  expect(() => getDocument('refund-agreement', '9')).toThrow('refund-agreement')
})

test('an order keeps the version in force, with the hash of its words', () => {
  const accepted = documentsOfOrder(['package_tour'], given, 'tr').find(({ id }) => id === 'refund-agreement')

  expect(accepted).toEqual({
    id: 'refund-agreement',
    version: '0.2',
    sha256: createHash('sha256').update(getDocument('refund-agreement').body.tr).digest('hex'),
    locale: 'tr',
  })
})

/** The words orders were placed under. A change of any of them belongs into a new version. */
const published = {
  'distance-sales-agreement 0.1-draft': '34c4df56a01fa3b1',
  'refund-agreement 0.1-draft': 'd4598540dd896983',
  'privacy-notice 0.1-draft': '45ca8a467ac52e41',
}

test('earlier versions stay word for word as they were', () => {
  const earlier = documentIds.flatMap((id) => listDocumentVersions(id).slice(1))

  expect(
    Object.fromEntries(
      earlier.map(({ id, version, body }) => [
        `${id} ${version}`,
        createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16),
      ]),
    ),
  ).toEqual(published)
})
