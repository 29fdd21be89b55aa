import { expect, test } from 'vitest'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { publicTermsSetting, readPublicTerms } from './read-public-terms.server.ts'

test('names the bands of a cancellation and clauses for the texts of a language', async () => {
  const terms = await readPublicTerms(await testDb(), 'tr')

  expect(terms).toMatchObject({
    band1From: '15',
    band3Rate: '100',
    timeZone: 'İstanbul saati',
    passportRetentionDays: '30',
  })
})

test('says what staff have written', async () => {
  const db = await testDb()
  await writeSetting(db, publicTermsSetting, { ...publicTermsSetting.fallback, rightsAnswerDays: 15 })

  expect((await readPublicTerms(db, 'en'))['rightsAnswerDays']).toBe('15')
})
