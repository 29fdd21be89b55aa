import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { deliveredVersions } from './documents.server.ts'
import {
  documentsOfOrder,
  listDocumentsInForce,
  getDocument,
  listDocumentVersions,
  publishLegalText,
} from './legal-texts.server.ts'

const admin = aStaffMember()
const noon = new Date('2027-03-01T12:00:00Z')
const id = 'refund-agreement'
const given = {
  preInformation: true,
  terms: true,
  privacy: true,
  personalData: true,
  health: false,
  marketing: false,
}

const said = (words: string) => `<h2>1</h2><p>${words} {tradeName}</p>`
const aDraft = (words: string) => ({
  title: { tr: 'İade', en: 'Refund', ar: 'الاسترداد' },
  body: { tr: said(words), en: said(words), ar: said(words) },
})

test('a save makes another version, in force from that day; the earlier ones stay readable', async () => {
  const db = await testDb()

  const published = await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Yeni') }, noon)
  await publishLegalText(db, admin, { id, version: '0.3.1', draft: aDraft('Daha yeni') }, noon)

  expect(published).toEqual({ ok: true, value: { version: '0.3.1' } })
  const versions = await listDocumentVersions(db, id)
  expect(versions.map(({ version, validFrom }) => [version, validFrom])).toEqual([
    ['0.3.2', '2027-03-01'],
    ['0.3.1', '2027-03-01'],
    ['0.3', '2026-11-24'],
    ['0.2', '2026-11-01'],
    ['0.1-draft', '2026-09-01'],
  ])
  expect((await getDocument(db, id, '0.3')).body).toEqual(deliveredVersions(id)[0].body)
})

test('an order keeps the version in force, with the hash of its words', async () => {
  const db = await testDb()
  await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Yeni') }, noon)

  const accepted = documentsOfOrder(await listDocumentsInForce(db), { regimes: ['package_tour'], given, locale: 'tr' })

  expect(accepted.find((each) => each.id === id)).toEqual({
    id,
    version: '0.3.1',
    sha256: createHash('sha256').update(said('Yeni')).digest('hex'),
    locale: 'tr',
  })
})

test('the second of two who write at once is told what is in force now', async () => {
  const db = await testDb()
  await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Onlarınki') }, noon)

  const late = await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Benimki') }, noon)

  expect(late).toMatchObject({ ok: false, error: { code: 'edit-conflict', current: { version: '0.3.1' } } })
})

test.each([
  ['a name that no order can fill', '<p>{shoeSize}</p><p>A text that is long enough</p>', 'unknown-name'],
  ['a picture', '<p>A text with a picture <img src="/image/a.webp" alt=""></p>', 'not-for-paper'],
  ['words outside of paragraphs', 'These words would be lost on paper. <p>These would not.</p>', 'not-for-paper'],
])('a text with %s is refused, and nothing is published', async (_, body, code) => {
  const db = await testDb()
  const draft = aDraft('x')

  const refused = await publishLegalText(
    db,
    admin,
    { id, version: '0.3', draft: { ...draft, body: { ...draft.body, ar: body } } },
    noon,
  )

  expect(refused).toEqual({ ok: false, error: { code, places: ['body.ar'] } })
  expect((await getDocument(db, id)).version).toBe('0.3')
})

test('who published what is in the audit log', async () => {
  const db = await testDb()

  await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Yeni') }, noon)

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'content.change', subject: { kind: 'agreement', id } })
})

test('not even the program changes a version that was published', async () => {
  const db = await testDb()
  await publishLegalText(db, admin, { id, version: '0.3', draft: aDraft('Yeni') }, noon)

  const changing = sql`update legal_texts set version = '9'`.execute(db)

  await expect(changing).rejects.toThrow('never changed')
})

test('finds no text of a version that never was', async () => {
  await expect(getDocument(await testDb(), id, '9')).rejects.toThrow(id)
})
