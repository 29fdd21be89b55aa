import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changePassword } from './change-password.server.ts'
import { own } from './data/tables.server.ts'
import { findSession } from './find-session.server.ts'
import { proveMember, type Member } from './proofs.server.ts'
import { signIn } from './sign-in.server.ts'
import { aUser } from './testing/builders.ts'

const now = new Date('2027-03-01T12:00:00Z')
const change = { current: 'Parola123!', password: 'Yeni-Parola9', keptToken: undefined, address: '192.0.2.1' }

async function aMember(
  db: Db,
): Promise<{ member: Member; email: string; enter: (password: string) => Promise<string | undefined> }> {
  const { email } = await aUser(db)
  const enter = async (password: string) => {
    const entered = await signIn(db, { identifier: email, password, address: '192.0.2.9', userAgent: '' }, now)
    return entered.ok ? entered.value.token : undefined
  }
  const session = await findSession(db, (await enter('Parola123!')) ?? '', now)
  const member = proveMember(session?.user)
  if (!member) throw new Error('no member came in')
  return { member, email, enter }
}

test('the new password opens the account, the old one no more', async () => {
  const db = await testDb()
  const { member, enter } = await aMember(db)

  const changed = await changePassword(db, member, change, now)

  expect(changed.ok).toBe(true)
  expect([await enter('Parola123!'), typeof (await enter('Yeni-Parola9'))]).toEqual([undefined, 'string'])
})

test('every other session ends', async () => {
  const db = await testDb()
  const { member, enter } = await aMember(db)
  const [here, there] = [(await enter('Parola123!')) ?? '', (await enter('Parola123!')) ?? '']

  await changePassword(db, member, { ...change, keptToken: here }, now)

  expect([Boolean(await findSession(db, here, now)), await findSession(db, there, now)]).toEqual([true, undefined])
})

test('a weak password is refused with what it misses', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  expect(await changePassword(db, member, { ...change, password: 'aa1aaaaa' }, now)).toEqual({
    ok: false,
    error: { code: 'password-rules', missing: ['upper', 'special'] },
  })
})

test('the current password is asked for, ten times at most', async () => {
  const db = await testDb()
  const { member } = await aMember(db)
  const wrong = { ...change, current: 'guess' }
  for (let tries = 0; tries < 9; tries += 1) await changePassword(db, member, wrong, now)

  const tenth = await changePassword(db, member, wrong, now)
  const eleventh = await changePassword(db, member, change, now)

  expect(tenth).toEqual({ ok: false, error: { code: 'current-password' } })
  expect(eleventh).toEqual({ ok: false, error: { code: 'rate-limited', retryAfterSeconds: 900 } })
})

test('browsers that were let in before are strangers after a new password', async () => {
  const db = await testDb()
  const { member } = await aMember(db)

  await changePassword(db, member, change, now)

  expect(await own(db).selectFrom('known_devices').selectAll().where('user_id', '=', member.id).execute()).toEqual([])
})
