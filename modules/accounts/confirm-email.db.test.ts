import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { listMails } from '#platform/mail/list-mails.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { askForEmail } from './ask-for-email.server.ts'
import { askForPasswordReset } from './ask-for-password-reset.server.ts'
import { confirmEmail, findEmailToConfirm } from './confirm-email.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { accountJobs, linkIn } from './testing/account-jobs.ts'
import { aMember, aUser } from './testing/builders.ts'

const noon = new Date('2027-03-01T09:00:00Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const asked = { current: 'Parola123!', address: '192.0.2.1' }

async function aLink(db: Db, email: string) {
  const { member } = await aMember(db)
  const answer = await askForEmail(db, member, { ...asked, email }, noon)
  if (!answer.ok) throw new Error(answer.error.code)
  await runDueJobs(db, accountJobs(db), noon)
  return { member, token: await linkIn(db, 'confirm-email') }
}

test('the new address counts after its owner confirmed it, and the earlier one is told', async () => {
  const db = await testDb()
  const { member, token } = await aLink(db, 'yeni@example.com')

  const confirmed = await confirmEmail(db, token, noon)
  await runDueJobs(db, accountJobs(db), noon)

  expect(confirmed).toEqual({ ok: true, value: { email: 'yeni@example.com' } })
  const { member: after } = await aMember(db, { userId: member.id })
  expect(after).toMatchObject({ email: 'yeni@example.com', hasConfirmedEmail: true })
  expect((await listMails(db)).map(({ to }) => to).toSorted()).toEqual([member.email, 'yeni@example.com'].toSorted())
})

test('a link for a new password that lies in the earlier mailbox stops working', async () => {
  const db = await testDb()
  const { member, token } = await aLink(db, 'yeni@example.com')
  await askForPasswordReset(db, member.email)
  await runDueJobs(db, accountJobs(db), noon)
  const reset = await linkIn(db, 'reset-password')
  const password = 'Yepyeni-123'

  await confirmEmail(db, token, noon)

  expect(await resetPassword(db, { token: reset, password, confirmPassword: password }, noon)).toMatchObject({
    error: { code: 'token-expired' },
  })
})

test('until then the account keeps its address', async () => {
  const db = await testDb()
  const { member, token } = await aLink(db, 'yeni@example.com')

  expect(await findEmailToConfirm(db, token, noon)).toBe('yeni@example.com')
  expect((await aMember(db, { userId: member.id })).member.email).toBe(member.email)
})

test('the own address is confirmed without a password, and nobody is told of a change', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  await askForEmail(db, member, { ...asked, current: '', email: member.email }, noon)
  await runDueJobs(db, accountJobs(db), noon)

  await confirmEmail(db, await linkIn(db, 'confirm-email'), noon)
  await runDueJobs(db, accountJobs(db), noon)

  expect((await aMember(db, { userId: member.id })).member.hasConfirmedEmail).toBe(true)
  expect(await listMails(db)).toHaveLength(1)
})

test.each([
  ['used before', 0, true],
  ['a day old', 24, false],
])('a link that is %s confirms nothing', async (_, hours, isUsed) => {
  const db = await testDb()
  const { token } = await aLink(db, 'yeni@example.com')
  if (isUsed) await confirmEmail(db, token, noon)

  const again = await confirmEmail(db, token, hoursLater(hours))

  expect(again).toEqual({ ok: false, error: { code: 'token-expired' } })
})

test('an address that got an account meanwhile is refused', async () => {
  const db = await testDb()
  const { token } = await aLink(db, 'yeni@example.com')
  await aUser(db, { email: 'yeni@example.com' })

  expect(await confirmEmail(db, token, noon)).toEqual({ ok: false, error: { code: 'email-taken' } })
})

test.each([
  [{ current: 'wrong' }, 'current-password'],
  [{ email: 'a@b' }, 'email'],
  [{ email: '' }, 'email'],
])('asking with %j is refused as %s', async (change, code) => {
  const db = await testDb()
  const { member } = await aMember(db)

  const refused = await askForEmail(db, member, { ...asked, email: 'yeni@example.com', ...change }, noon)

  expect(refused).toEqual({ ok: false, error: { code } })
})

test('an address that has an account cannot be taken', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const { member } = await aMember(db)

  const refused = await askForEmail(db, member, { ...asked, email: email.toUpperCase() }, noon)

  expect(refused).toEqual({ ok: false, error: { code: 'email-taken' } })
})

test('guessing the password is stopped as at the door', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  const guess = () => askForEmail(db, member, { ...asked, current: 'wrong', email: 'yeni@example.com' }, noon)
  for (let tries = 0; tries < 10; tries += 1) await guess()

  expect(await guess()).toMatchObject({ error: { code: 'rate-limited' } })
})
