import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { askForPasswordReset } from './ask-for-password-reset.server.ts'
import { findSession } from './find-session.server.ts'
import { canResetPassword, resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { accountJobs, linkIn } from './testing/account-jobs.ts'
import { aUser } from './testing/builders.ts'

const noon = new Date('2027-03-01T09:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const chosen = { password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola9' }

async function aLink(db: Db, facts: Parameters<typeof aUser>[1] = {}) {
  const { email, userId } = await aUser(db, facts)
  await askForPasswordReset(db, email)
  await runDueJobs(db, accountJobs(db), noon)
  return { email, userId, token: await linkIn(db, 'reset-password') }
}

function enter(db: Db, email: string, password: string) {
  return signIn(db, { identifier: email, password, address: '192.0.2.9', userAgent: '' }, noon)
}

test('the new password opens the account, the old one no more', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db)

  const reset = await resetPassword(db, { token, ...chosen }, minutesLater(59))

  expect(reset.ok).toBe(true)
  expect([(await enter(db, email, chosen.password)).ok, (await enter(db, email, 'Parola123!')).ok]).toEqual([
    true,
    false,
  ])
})

test('every session of the account ends', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db)
  const entered = await enter(db, email, 'Parola123!')

  await resetPassword(db, { token, ...chosen }, noon)

  expect(await findSession(db, entered.ok ? entered.value.token : '', noon)).toBeUndefined()
})

test('a link works once', async () => {
  const db = await testDb()
  const { token } = await aLink(db)
  await resetPassword(db, { token, ...chosen }, noon)

  const again = await resetPassword(db, { token, ...chosen }, noon)

  expect(again).toEqual({ ok: false, error: { code: 'token-expired' } })
})

test('a link works for sixty minutes', async () => {
  const db = await testDb()
  const { token } = await aLink(db)

  expect([
    await canResetPassword(db, token, minutesLater(59)),
    await canResetPassword(db, token, minutesLater(60)),
    (await resetPassword(db, { token, ...chosen }, minutesLater(60))).ok,
  ]).toEqual([true, false, false])
})

test('a later link ends an earlier one', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db)

  await askForPasswordReset(db, email)
  await runDueJobs(db, accountJobs(db), minutesLater(5))

  expect(await canResetPassword(db, token, minutesLater(5))).toBe(false)
})

test('whoever asks again at once gets no second mail', async () => {
  const db = await testDb()
  const { email } = await aLink(db)

  await askForPasswordReset(db, email)
  await runDueJobs(db, accountJobs(db), minutesLater(1))

  expect(await listMails(db)).toHaveLength(1)
})

test.each(['nobody@example.com', 'no address', ''])('nothing is mailed for %j', async (email) => {
  const db = await testDb()

  await askForPasswordReset(db, email)
  await runDueJobs(db, accountJobs(db), noon)

  expect(await listMails(db)).toEqual([])
})

test('a blocked account gets no link', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { isActive: false })

  await askForPasswordReset(db, email)
  await runDueJobs(db, accountJobs(db), noon)

  expect(await listMails(db)).toEqual([])
})

test('the mail speaks the language of the account, and its owner is told of the change', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db, { language: 'en' })
  await resetPassword(db, { token, ...chosen }, noon)

  await runDueJobs(db, accountJobs(db), noon)

  const mails = await listMails(db)
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    [email, 'Choose a new password'],
    [email, 'Your password was changed'],
  ])
})

test('who got the link owns the address', async () => {
  const db = await testDb()
  const { email, token } = await aLink(db)

  await resetPassword(db, { token, ...chosen }, noon)

  const entered = await enter(db, email, chosen.password)
  expect(entered.ok && entered.value.user.hasConfirmedEmail).toBe(true)
})

test.each([
  [{ password: 'short', confirmPassword: 'short' }, 'password-rules'],
  [{ password: 'Yeni-Parola9', confirmPassword: 'Yeni-Parola8' }, 'password-same'],
])('refuses %j as %s and leaves the link as it is', async (typed, code) => {
  const db = await testDb()
  const { token } = await aLink(db)

  const refused = await resetPassword(db, { token, ...typed }, noon)

  expect(refused).toMatchObject({ error: { problems: [{ code }] } })
  expect(await canResetPassword(db, token, noon)).toBe(true)
})
