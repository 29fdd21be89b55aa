import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { sql } from 'kysely'
import { liveProviderKeys } from './live-keys.server.ts'
import { readStoredKeys, storeKey } from './stored-keys.server.ts'

const log = createLog({ level: 'silent' })

async function aProgram(given: Record<string, string> = {}) {
  const db = await testDb()
  const env = readEnvironment(given)
  return { db, env, keys: liveProviderKeys({ db, env, log }, given) }
}

test('stored keys are taken up by whoever holds the accounts already', async () => {
  const { db, env, keys } = await aProgram()
  const { payments } = env
  await storeKey(db, 'STRIPE_SECRET_KEY', 'sk_test')
  await storeKey(db, 'STRIPE_WEBHOOK_SECRET', 'whsec')

  await keys.refresh()

  expect(payments.stripe).toMatchObject({ secretKey: 'sk_test', webhookSecret: 'whsec' })
})

test('what the surroundings give wins', async () => {
  const { db, env, keys } = await aProgram({ SMTP_URL: 'smtp://given.example' })
  await storeKey(db, 'SMTP_URL', 'smtp://stored.example')

  await keys.refresh()

  expect([env.smtpUrl, keys.isGiven('SMTP_URL')]).toEqual(['smtp://given.example', true])
})

test('keys that no longer fit the surroundings are left out, and the program goes on', async () => {
  const { db, env, keys } = await aProgram({ PAYMENTS_SANDBOX: 'allow' })
  await storeKey(db, 'STRIPE_SECRET_KEY', 'sk_test')
  await storeKey(db, 'STRIPE_WEBHOOK_SECRET', 'whsec')

  await keys.refresh()

  expect([env.payments.stripe, keys.obstacleTo(await readStoredKeys(db))]).toEqual([undefined, 'PAYMENTS_SANDBOX'])
})

test('a key lies sealed in the database', async () => {
  const { db } = await aProgram()
  await storeKey(db, 'TELEPHONY_KEY', 'secret-of-the-exchange')

  const { rows } = await sql<{ value_sealed: string }>`select value_sealed from provider_keys`.execute(db)

  expect(rows[0]?.value_sealed).toMatch(/^v1\./)
  expect(JSON.stringify(rows)).not.toContain('secret-of-the-exchange')
  expect(await readStoredKeys(db)).toEqual({ TELEPHONY_KEY: 'secret-of-the-exchange' })
})
