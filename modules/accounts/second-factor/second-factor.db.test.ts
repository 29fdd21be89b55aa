import { expect, test } from 'vitest'
import { TOTP } from 'otpauth'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { own } from '../data/tables.server.ts'
import { findSession } from '../find-session.server.ts'
import { proveAdmin, proveMember } from '../proofs.server.ts'
import { signIn } from '../sign-in.server.ts'
import { aUser, setActive } from '../testing/builders.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import { findSecondFactor } from './find-second-factor.server.ts'
import { removeTotp, renewRecoveryCodes } from './remove-second-factor.server.ts'
import { beginTotp, confirmTotp, findWaitingTotp } from './set-up-totp.server.ts'
import { staffSecondFactorSetting } from './settings.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const browser = { address: '192.0.2.1', userAgent: 'Firefox' }
const password = 'Parola123!'

type Facts = Parameters<typeof aUser>[1]

/** Somebody who has just signed in, and the code that the app shows. */
async function aSignedInMember(db: Db, facts: Facts = {}) {
  const { email, userId } = await aUser(db, facts)
  const entered = await signIn(db, { identifier: email, password, ...browser }, noon)
  if (!entered.ok) throw new Error(entered.error.code)
  const { token } = entered.value
  const member = proveMember((await findSession(db, token, noon))?.user)
  if (!member) throw new Error('nobody came in')
  return { email, userId, token, member, proof: { token, password: '', address: browser.address } }
}

const codeAt = (secret: string, now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() })

/** The same with an authenticator app. Its first code was used at noon. */
async function aMemberWithApp(db: Db, facts: Facts = {}) {
  const signedIn = await aSignedInMember(db, facts)
  const { member, proof, token } = signedIn
  await beginTotp(db, member, proof, noon)
  const secret = (await findWaitingTotp(db, member)) ?? ''
  const confirmed = await confirmTotp(db, member, { code: codeAt(secret, noon), keptToken: token }, noon)
  if (!confirmed.ok) throw new Error(confirmed.error.code)
  return { ...signedIn, secret, codes: confirmed.value.newCodes ?? [] }
}

/** The first step of a sign-in; the challenge of the second. */
async function challengeOf(db: Db, email: string, now: Date): Promise<string> {
  const first = await signIn(db, { identifier: email, password, ...browser }, now)
  return !first.ok && first.error.code === 'second-factor' ? first.error.challenge : ''
}

async function complete(db: Db, challenge: string, code: string, now: Date) {
  return completeSignIn(db, { challenge, proof: { code }, browser }, now)
}

test('with an app the password alone opens nothing, password and code open a session', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)

  const challenge = await challengeOf(db, email, after(1))
  const entered = await complete(db, challenge, codeAt(secret, after(1)), after(1))

  expect(challenge).not.toBe('')
  expect(entered).toMatchObject({ ok: true, value: { user: { email, hasSecondFactor: true } } })
})

test('a code works once', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)
  const code = codeAt(secret, after(1))
  await complete(db, await challengeOf(db, email, after(1)), code, after(1))

  const again = await complete(db, await challengeOf(db, email, after(1)), code, after(1))

  expect(again).toEqual({ ok: false, error: { code: 'second-factor-wrong' } })
})

test('of two who use one code at once, one comes in', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)
  const challenges = [await challengeOf(db, email, after(1)), await challengeOf(db, email, after(1))]

  const both = await Promise.all(challenges.map((each) => complete(db, each, codeAt(secret, after(1)), after(1))))

  expect(both.filter((entered) => entered.ok)).toHaveLength(1)
})

test('a challenge works once and for ten minutes', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)
  const used = await challengeOf(db, email, after(1))
  await complete(db, used, codeAt(secret, after(1)), after(1))
  const old = await challengeOf(db, email, after(2))

  const again = await complete(db, used, codeAt(secret, after(2)), after(2))
  const late = await complete(db, old, codeAt(secret, after(12)), after(12))

  expect([again, late]).toEqual(Array.from({ length: 2 }, () => ({ ok: false, error: { code: 'challenge-expired' } })))
})

test('five wrong codes end the sign-in', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)
  const challenge = await challengeOf(db, email, after(1))
  for (let tries = 0; tries < 5; tries += 1) await complete(db, challenge, '000000', after(1))

  const sixth = await complete(db, challenge, codeAt(secret, after(1)), after(1))

  expect(sixth).toEqual({ ok: false, error: { code: 'challenge-expired' } })
})

test('wrong codes count as failed tries of the account', async () => {
  const db = await testDb()
  const { email } = await aMemberWithApp(db)
  for (let rounds = 0; rounds < 2; rounds += 1) {
    const challenge = await challengeOf(db, email, after(1))
    for (let tries = 0; tries < 5; tries += 1) await complete(db, challenge, '000000', after(1))
  }

  const next = await signIn(db, { identifier: email, password, ...browser }, after(1))

  expect(next).toMatchObject({ ok: false, error: { code: 'rate-limited' } })
})

test('each recovery code works once, however it is copied', async () => {
  const db = await testDb()
  const { email, codes } = await aMemberWithApp(db)
  const [first = ''] = codes
  const copied = first.toLowerCase().replaceAll('-', ' ')

  const entered = await complete(db, await challengeOf(db, email, after(1)), copied, after(1))
  const again = await complete(db, await challengeOf(db, email, after(1)), first, after(1))

  expect(codes).toHaveLength(10)
  expect([entered.ok, again]).toEqual([true, { ok: false, error: { code: 'second-factor-wrong' } }])
})

test('neither the secret nor a recovery code stands in the database', async () => {
  const db = await testDb()
  const { secret, codes } = await aMemberWithApp(db)

  const stored = JSON.stringify([
    await own(db).selectFrom('totp_factors').selectAll().execute(),
    await own(db).selectFrom('recovery_codes').selectAll().execute(),
  ])

  expect(
    [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))].filter((each) => stored.includes(each)),
  ).toEqual([])
})

test('new recovery codes replace the earlier ones', async () => {
  const db = await testDb()
  const { email, member, proof, codes } = await aMemberWithApp(db)
  const renewed = await renewRecoveryCodes(db, member, proof, after(1))

  const old = await complete(db, await challengeOf(db, email, after(1)), codes[0] ?? '', after(1))
  const fresh = await complete(
    db,
    await challengeOf(db, email, after(1)),
    renewed.ok ? (renewed.value[0] ?? '') : '',
    after(1),
  )

  expect([old.ok, fresh.ok, (await findSecondFactor(db, member)).recoveryCodesLeft]).toEqual([false, true, 9])
})

test('turning the app on ends the other sessions, and so does turning it off', async () => {
  const db = await testDb()
  const { email, member, proof, token } = await aSignedInMember(db)
  const other = await signIn(db, { identifier: email, password, ...browser }, noon)
  await beginTotp(db, member, proof, noon)
  const secret = (await findWaitingTotp(db, member)) ?? ''

  await confirmTotp(db, member, { code: codeAt(secret, noon), keptToken: token }, noon)
  const third = await complete(db, await challengeOf(db, email, after(1)), codeAt(secret, after(1)), after(1))
  await removeTotp(db, member, proof, after(2))

  const live = async (each: string) => (await findSession(db, each, after(2))) !== undefined
  expect(
    await Promise.all(
      [token, other, third].map((each) => live(typeof each === 'string' ? each : each.ok ? each.value.token : '')),
    ),
  ).toEqual([true, false, false])
})

test('after the app is turned off the password alone opens the account again', async () => {
  const db = await testDb()
  const { email, member, proof } = await aMemberWithApp(db)

  await removeTotp(db, member, proof, after(1))

  expect((await signIn(db, { identifier: email, password, ...browser }, after(1))).ok).toBe(true)
  expect(await findSecondFactor(db, member)).toEqual({ hasTotp: false, recoveryCodesLeft: 0, passkeys: [] })
})

test('a session older than ten minutes has to show the password before the app is turned off', async () => {
  const db = await testDb()
  const { member, proof } = await aMemberWithApp(db)

  const without = await removeTotp(db, member, proof, after(11))
  const wrong = await removeTotp(db, member, { ...proof, password: 'other' }, after(11))
  const right = await removeTotp(db, member, { ...proof, password }, after(11))

  expect([without, wrong, right.ok]).toEqual([
    { ok: false, error: { code: 'current-password' } },
    { ok: false, error: { code: 'current-password' } },
    true,
  ])
})

test('an account that is blocked between the two steps stays closed', async () => {
  const db = await testDb()
  const { email, userId, secret } = await aMemberWithApp(db)
  const challenge = await challengeOf(db, email, after(1))
  await setActive(db, userId, false)

  const entered = await complete(db, challenge, codeAt(secret, after(1)), after(1))

  expect(entered).toEqual({ ok: false, error: { code: 'account-blocked' } })
})

test('who asked to be remembered at the first step is remembered at the second', async () => {
  const db = await testDb()
  const { email, secret } = await aMemberWithApp(db)
  const first = await signIn(db, { identifier: email, password, ...browser, isRemembered: true }, after(1))
  const challenge = !first.ok && first.error.code === 'second-factor' ? first.error.challenge : ''

  const entered = await complete(db, challenge, codeAt(secret, after(1)), after(1))

  expect(entered).toMatchObject({ ok: true, value: { expiresAt: after(1 + 30 * 1440) } })
})

test('staff without a second factor are no staff until they have one, unless an owner settled otherwise', async () => {
  const db = await testDb()
  const bare = await aSignedInMember(db, { staffRole: 'owner' })
  const member = await aSignedInMember(db)

  const before = (await findSession(db, bare.token, noon))?.user
  await beginTotp(db, bare.member, bare.proof, noon)
  const secret = (await findWaitingTotp(db, bare.member)) ?? ''
  await confirmTotp(db, bare.member, { code: codeAt(secret, noon), keptToken: bare.token }, noon)
  const later = (await findSession(db, bare.token, noon))?.user

  expect([before?.owesSecondFactor, proveAdmin(before)]).toEqual([true, undefined])
  expect(proveAdmin(later)).toBeDefined()
  expect(member.member.owesSecondFactor).toBe(false)

  const other = await aSignedInMember(db, { staffRole: 'finance' })
  await writeSetting(db, staffSecondFactorSetting, false)
  expect(proveAdmin((await findSession(db, other.token, noon))?.user)).toBeDefined()
})
