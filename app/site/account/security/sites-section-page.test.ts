import { expect, test } from 'vitest'
import { own } from '#modules/accounts/data/tables.server.ts'
import { accountJobs } from '#modules/accounts/testing/account-jobs.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { PASSWORD, signedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Somebody who has just signed in, and whom these sites know. */
async function linkedTo(...providers: ('google' | 'facebook')[]) {
  const db = await testDb()
  const app = await testApp({ db })
  const { userId, headers } = await signedIn(db)
  for (const provider of providers) {
    const identity = { provider, subject: `${provider}-1`, user_id: userId, email: 'ayse@example.com' }
    await own(db)
      .insertInto('social_identities')
      .values({ ...identity, linked_at: new Date() })
      .execute()
  }
  const unlink = (provider: string, password = '') =>
    postForm(app, '/tr/user/security', { intent: 'unlink-site', provider, password }, headers)
  const left = async () =>
    (await own(db).selectFrom('social_identities').select('provider').execute()).map(({ provider }) => provider)
  return { db, app, headers, unlink, left }
}

test('the last other way in is unlinked only by a password that opens the account', async () => {
  const { unlink, left } = await linkedTo('google')

  const without = await unlink('google')
  const wrong = await unlink('google', 'x')
  const kept = await left()
  const right = await unlink('google', PASSWORD)

  expect([without.status, wrong.status, right.status]).toEqual([409, 403, 303])
  expect([kept, await left()]).toEqual([['google'], []])
  expect(await without.text()).toContain('Bu, hesabınıza giren tek yol.')
})

test('one of two sites is unlinked at once after a sign-in, the other stays, and the owner is told', async () => {
  const { db, app, headers, unlink, left } = await linkedTo('google', 'facebook')

  const done = await unlink('facebook')
  const page = await (await getPage(app, done.headers.get('location') ?? '', headers)).text()
  await runDueJobs(db, accountJobs(db))

  expect([done.status, await left()]).toEqual([303, ['google']])
  expect(page).toContain('Hesap ayrıldı.')
  expect(page).toContain('ayse@example.com')
  expect((await listMails(db)).map(({ subject }) => subject)).toContain('Hesabınızın güvenliğinde değişiklik')
})

test('nobody unlinks somebody else’s site', async () => {
  const { app, db, left } = await linkedTo('google')
  const stranger = await signedIn(db)

  const form = { intent: 'unlink-site', provider: 'google', password: PASSWORD }
  await postForm(app, '/user/security', form, stranger.headers)

  expect(await left()).toEqual(['google'])
})
