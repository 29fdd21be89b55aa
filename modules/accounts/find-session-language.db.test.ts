import { expect, test } from 'vitest'
import { signedIn } from '#tests/setup/signed-in.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findSessionLanguage } from './find-session-language.server.ts'

test('a live session tells the language of its account, an ended one nothing', async () => {
  const db = await testDb()
  const { token } = await signedIn(db, { language: 'ar' })
  const inAMonth = new Date(Date.now() + 31 * 86_400_000)

  expect(await findSessionLanguage(db, token, new Date())).toBe('ar')
  expect(await findSessionLanguage(db, token, inAMonth)).toBeUndefined()
  expect(await findSessionLanguage(db, 'nothing', new Date())).toBeUndefined()
})
