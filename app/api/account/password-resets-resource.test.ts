import { expect, test } from 'vitest'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const chosen = { password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

test.each(['known', 'unknown', 'no address'])(
  'an address that is %s is answered 202 with one sentence',
  async (kind) => {
    const db = await testDb()
    const { email } = await aUser(db)
    const typed = { known: email, unknown: 'nobody@example.com', 'no address': 'x' }[kind] ?? ''

    const answer = await postJson(await testApp({ db }), '/api/v1/password-resets', { email: typed })

    expect(answer.status).toBe(202)
    expect((await answer.json()).message).toBe('Adres kayıtlıysa bir bağlantı gönderildi.')
  },
)

test('the token of the mail changes the password once', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const app = await testApp({ db })
  await postJson(app, '/api/v1/password-resets', { email })
  await runDueJobs(db, accountJobs(db))
  const path = `/api/v1/password-resets/${await linkIn(db, 'reset-password')}`

  const differing = await postJson(app, path, { ...chosen, confirmPassword: 'x' })
  const changed = await postJson(app, path, chosen)
  const again = await postJson(app, path, chosen)
  const entered = await postJson(app, '/auth/local', { identifier: email, password: chosen.password })

  expect([differing.status, changed.status, again.status, entered.status]).toEqual([422, 204, 410, 200])
  expect(await differing.json()).toMatchObject({ code: 'password_same' })
  expect(await again.json()).toMatchObject({ code: 'token_expired' })
})
