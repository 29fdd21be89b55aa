import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { endOtherSessions, endSession } from './end-session.server.ts'
import { findSession } from './find-session.server.ts'
import { removeStaleSignIns } from './remove-stale-sign-ins.server.ts'
import { signIn } from './sign-in.server.ts'
import { aUser } from './testing/builders.ts'

const start = new Date('2027-03-01T12:00:00Z')
const after = (days: number, minutes = 0) => new Date(start.getTime() + (days * 1440 + minutes) * 60_000)

async function aSession(db: Db, email: string, isRemembered = false): Promise<string> {
  const request = { identifier: email, password: 'Parola123!', address: '192.0.2.1', userAgent: '', isRemembered }
  const entered = await signIn(db, request, start)
  if (!entered.ok) throw new Error(entered.error.code)
  return entered.value.token
}

test('a token finds the account behind it', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db, { language: 'ar' })
  const token = await aSession(db, email)

  const session = await findSession(db, token, after(0, 1))

  expect(session).toMatchObject({ user: { id: userId, language: 'ar' }, isRenewed: false, expiresAt: after(7) })
})

test('a text that is no token of ours finds nothing', async () => {
  const db = await testDb()

  const found = await Promise.all(
    ['', 'x', 'A'.repeat(43), "' or 1=1 --"].map((token) => findSession(db, token, start)),
  )

  expect(found.every((session) => session === undefined)).toBe(true)
})

test('seven days without a request end a session', async () => {
  const db = await testDb()
  const token = await aSession(db, (await aUser(db)).email)

  expect(await findSession(db, token, after(7))).toBeUndefined()
})

test('use keeps a session alive, thirty days at most', async () => {
  const db = await testDb()
  const token = await aSession(db, (await aUser(db)).email)
  for (const day of [6, 12, 18, 24]) await findSession(db, token, after(day))

  expect(await findSession(db, token, after(29))).toMatchObject({ expiresAt: after(30) })
  expect(await findSession(db, token, after(30))).toBeUndefined()
})

test('a remembered session needs no use for thirty days', async () => {
  const db = await testDb()
  const token = await aSession(db, (await aUser(db)).email, true)

  expect(await findSession(db, token, after(29))).toBeDefined()
})

test('staff sign in anew after twelve hours, also in a session that began before they were staff', async () => {
  const db = await testDb()
  const [owner, promoted] = [await aUser(db, { staffRole: 'owner' }), await aUser(db)]
  const tokens = [await aSession(db, owner.email, true), await aSession(db, promoted.email, true)]
  await own(db)
    .updateTable('users')
    .set({ is_admin: true, staff_role: 'finance' })
    .where('id', '=', promoted.userId)
    .execute()

  const during = await Promise.all(tokens.map((token) => findSession(db, token, after(0, 719))))
  const later = await Promise.all(tokens.map((token) => findSession(db, token, after(0, 720))))

  expect(during.map(Boolean)).toEqual([true, true])
  expect(later).toEqual([undefined, undefined])
})

test('a sign-in ends the session that the browser had', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const earlierToken = await aSession(db, email)
  const request = { identifier: email, password: 'Parola123!', address: '192.0.2.1', userAgent: '', earlierToken }

  const entered = await signIn(db, request, after(0, 1))

  expect(entered.ok).toBe(true)
  expect(await findSession(db, earlierToken, after(0, 1))).toBeUndefined()
})

test('a role that is given or taken counts at the next request', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db, { staffRole: 'owner' })
  const token = await aSession(db, email)
  await own(db).updateTable('users').set({ is_admin: false, staff_role: null }).where('id', '=', userId).execute()

  expect(await findSession(db, token, after(0, 1))).toMatchObject({ user: { isAdmin: false, staffRole: null } })
})

test('a blocked account is found as such', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db)
  const token = await aSession(db, email)
  await own(db).updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()

  expect(await findSession(db, token, after(1))).toMatchObject({ user: { isActive: false }, isRenewed: false })
})

test('signing out ends one session', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const [here, there] = [await aSession(db, email), await aSession(db, email)]

  await endSession(db, here)

  expect(await findSession(db, here, start)).toBeUndefined()
  expect(await findSession(db, there, start)).toBeDefined()
})

test('all sessions but one can be ended', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db)
  const [here, there] = [await aSession(db, email), await aSession(db, email)]
  const stranger = await aSession(db, (await aUser(db)).email)

  await endOtherSessions(db, userId, here)

  const found = await Promise.all([here, there, stranger].map((token) => findSession(db, token, start)))
  expect(found.map(Boolean)).toEqual([true, false, true])
})

test('every session of an account can be ended', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db)
  const token = await aSession(db, email)

  await endOtherSessions(db, userId, undefined)

  expect(await findSession(db, token, start)).toBeUndefined()
})

test('what has ended is removed, what lives stays', async () => {
  const db = await testDb()
  const { userId, email } = await aUser(db)
  await aSession(db, email)
  const remembered = await aSession(db, email, true)

  await removeStaleSignIns(db, after(8))

  expect(await findSession(db, remembered, after(8))).toBeDefined()
  expect(
    await own(db).selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute(),
  ).toHaveLength(1)
  expect(await own(db).selectFrom('sign_in_attempts').select('id').execute()).toHaveLength(0)
})
