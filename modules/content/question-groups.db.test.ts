import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listQuestionGroups, writeQuestionGroups } from './question-groups.server.ts'
import { createWriting } from './save-writing.server.ts'

const admin = aStaffMember()
const now = new Date('2027-03-01T12:00:00Z')
const named = (key: string) => ({ key, title: { tr: key, en: key, ar: key } })
const aQuestion = {
  facts: { group: 'visa' },
  texts: { tr: { question: 'Vize gerekir mi?' }, en: {}, ar: {} },
  publication: { tr: { state: 'draft' }, en: { state: 'draft' }, ar: { state: 'draft' } },
} as const

test('a subject with questions stays, one without goes', async () => {
  const db = await testDb()
  await writeQuestionGroups(db, admin, [named('visa'), named('hotels')])
  const kept = await createWriting(db, admin, { kind: 'question', draft: structuredClone(aQuestion) as never }, now)

  const refused = await writeQuestionGroups(db, admin, [named('hotels')])
  const done = await writeQuestionGroups(db, admin, [named('visa')])

  expect(kept.ok).toBe(true)
  expect([refused, done.ok]).toEqual([{ ok: false, error: { code: 'in-use' } }, true])
  expect((await listQuestionGroups(db, admin)).map(({ key }) => key)).toEqual(['visa'])
})
