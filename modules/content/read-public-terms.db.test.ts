import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { localised } from './data/columns.server.ts'
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

/** As the schema was when the public texts still asked for the last four; that program may run beside this one. */
const schemaBefore = z.object({
  mersis: z.string(),
  kep: z.string(),
  privacyEmail: z.email(),
  bands: z.array(z.object({ from: z.number().int(), to: z.number().int(), rate: z.number().int().min(0).max(100) })),
  identityRetentionYears: z.number().int(),
  invoiceRetentionYears: z.number().int(),
  messageRetentionYears: z.number().int(),
  passportRetentionDays: z.number().int(),
  rightsAnswerDays: z.number().int(),
  timeZone: localised,
  singleServiceFreeHours: z.number().int(),
  infoHours: z.number().int(),
  singleServiceRate: localised,
  visaRefusalClause: localised,
})

test('the program before reads what this one saves, and this one what the program before saves', async () => {
  const db = await testDb()
  const before = { ...publicTermsSetting, schema: schemaBefore }
  await writeSetting(db, publicTermsSetting, { ...publicTermsSetting.fallback, rightsAnswerDays: 15 })

  const read = await readSetting(db, before)
  await writeSetting(db, before, { ...read, rightsAnswerDays: 20 })

  expect(read).toMatchObject({ rightsAnswerDays: 15, infoHours: 24, singleServiceRate: { tr: expect.any(String) } })
  expect((await readPublicTerms(db, 'tr'))['rightsAnswerDays']).toBe('20')
})
