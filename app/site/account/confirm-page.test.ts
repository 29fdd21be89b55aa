import { expect, test } from 'vitest'
import { accountJobs, linkIn } from '#modules/accounts/testing/account-jobs.ts'
import { aSignUpDraft } from '#modules/accounts/testing/builders.ts'
import { signUp } from '#modules/accounts/index.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('the link of the mail asks first, and confirms when it is told to', async () => {
  const db = await testDb()
  const draft = aSignUpDraft({ email: 'ayse@example.com' })
  await signUp(db, { draft, language: 'tr', browser: { address: '192.0.2.1', userAgent: '' } }, new Date())
  await runDueJobs(db, accountJobs(db))
  const path = `/tr/user/confirm/${await linkIn(db, 'confirm-email')}`
  const app = await testApp({ db })

  const asked = await getPage(app, path)
  const confirmed = await postForm(app, path, {})
  const said = await getPage(app, confirmed.headers.get('location') ?? '')
  const again = await getPage(app, path)

  expect(await asked.text()).toContain('ayse@example.com')
  expect(await said.text()).toContain('Adresiniz onaylandı.')
  expect([asked.status, confirmed.status, again.status]).toEqual([200, 303, 410])
})
