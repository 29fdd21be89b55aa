import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { codeOf } from '#tests/setup/second-factor.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { confirmIdentity, isIdentitySure } from './confirm-identity.server.ts'
import { findSession } from './find-session.server.ts'
import { beginTotp, confirmTotp, findWaitingTotp } from './second-factor/set-up-totp.server.ts'
import { signIn } from './sign-in.server.ts'
import { aMember, aUser } from './testing/builders.ts'

const start = new Date()
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const password = 'Parola123!'

async function aStaffSession(db: Db, facts: { isProgram?: boolean } = {}) {
  const { userId, email } = await aUser(db, { staffRole: 'owner', password })
  const entered = await signIn(db, { identifier: email, password, address: userId, userAgent: '', ...facts }, start)
  if (!entered.ok) throw new Error(entered.error.code)
  const { token } = entered.value
  const isSure = (sureness: 'just-now' | 'since-idle', minutes: number) =>
    isIdentitySure(db, { token, sureness }, after(minutes))
  return { userId, token, isSure, member: (await aMember(db, { userId })).member }
}

test('a sign-in is enough for ten minutes, and for acts of money while the browser is in use', async () => {
  const db = await testDb()
  const { token, isSure } = await aStaffSession(db)
  for (const minutes of [20, 40, 60]) await findSession(db, token, after(minutes))

  expect([await isSure('just-now', 9), await isSure('just-now', 60)]).toEqual([true, false])
  expect(await isSure('since-idle', 60)).toBe(true)
})

test('half an hour without use makes it ask before acts of money', async () => {
  const db = await testDb()
  const { token, isSure } = await aStaffSession(db)
  await findSession(db, token, after(31))

  expect(await isSure('since-idle', 31)).toBe(false)
})

test('the password makes sure again, a wrong one does not', async () => {
  const db = await testDb()
  const { token, isSure, member } = await aStaffSession(db)
  await findSession(db, token, after(40))
  const show = (secret: string) => confirmIdentity(db, member, { token, secret, address: '192.0.2.9' }, after(40))

  expect(await show('falsch')).toEqual({ ok: false, error: { code: 'identity-wrong' } })
  expect(await isSure('since-idle', 40)).toBe(false)
  expect(await show(password)).toMatchObject({ ok: true })
  expect([await isSure('just-now', 45), await isSure('since-idle', 45)]).toEqual([true, true])
})

test('a code of the authenticator app makes sure, once', async () => {
  const db = await testDb()
  const { token, isSure, member } = await aStaffSession(db)
  await beginTotp(db, member, { token, password, address: '192.0.2.9' }, start)
  const secret = (await findWaitingTotp(db, member)) ?? ''
  await confirmTotp(db, member, { code: codeOf(secret, -1), keptToken: token }, start)
  await findSession(db, token, after(40))
  const code = codeOf(secret)
  const show = () => confirmIdentity(db, member, { token, secret: code, address: '192.0.2.9' }, start)

  expect([(await show()).ok, await isSure('just-now', 5)]).toEqual([true, true])
  expect(await show()).toEqual({ ok: false, error: { code: 'identity-wrong' } })
})

test('ten wrong answers stop further ones, the right one included', async () => {
  const db = await testDb()
  const { token, member } = await aStaffSession(db)
  const show = (secret: string) => confirmIdentity(db, member, { token, secret, address: '192.0.2.9' }, after(1))
  for (let tries = 0; tries < 10; tries += 1) await show('falsch')

  expect(await show(password)).toMatchObject({ ok: false, error: { code: 'rate-limited' } })
})

test('a program is not asked, and no session is never sure', async () => {
  const db = await testDb()
  const { isSure } = await aStaffSession(db, { isProgram: true })

  expect(await isSure('just-now', 600)).toBe(true)
  expect(await isIdentitySure(db, { token: 'made-up', sureness: 'since-idle' }, start)).toBe(false)
})
