import { expect, test } from 'vitest'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { createDemoAccounts } from './create-demo-accounts.server.ts'
import { createOwner } from './create-owner.server.ts'
import { createUser } from './create-user.server.ts'
import { findSession } from './find-session.server.ts'
import { hashPassword } from './passwords.server.ts'
import { staffSecondFactorSetting } from './second-factor/settings.server.ts'
import { signIn } from './sign-in.server.ts'

const now = new Date('2027-03-01T12:00:00Z')
const from = { address: '192.0.2.1', userAgent: 'test' }

test('an e-mail address has one account, whatever its case', async () => {
  const db = await testDb()
  const passwordHash = await hashPassword('abcdef')
  const request = {
    fullName: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    mobile: '+905321234567',
    language: 'ar',
    passwordHash,
  } as const

  const first = await createUser(db, request)
  const second = await createUser(db, { ...request, email: 'AYSE@example.com' })

  expect(first.ok).toBe(true)
  expect(second).toEqual({ ok: false, error: { code: 'email-taken' } })
})

test('a taken address leaves the transaction usable', async () => {
  const db = await testDb()
  const passwordHash = await hashPassword('abcdef')
  const request = {
    fullName: 'Ayşe Yılmaz',
    email: 'twice@example.com',
    mobile: null,
    language: 'tr',
    passwordHash,
  } as const
  await createUser(db, request)

  const other = await db.transaction().execute(async (tx) => {
    await createUser(tx, request)
    return createUser(tx, { ...request, email: 'other@example.com' })
  })

  expect(other.ok).toBe(true)
})

test('the owner of an installation may do everything', async () => {
  const db = await testDb()
  await createOwner(db, { fullName: 'Zeynep Aydın', email: 'owner@example.com', password: 'Parola123!' })

  const entered = await signIn(
    db,
    { identifier: 'owner@example.com', password: 'Parola123!', isStaffOnly: true, ...from },
    now,
  )

  expect(entered).toMatchObject({ ok: true, value: { user: { isAdmin: true, staffRole: 'owner' } } })
})

test('the owner of an installation sets a second factor up first, those of a demonstration need none', async () => {
  const [real, demo] = [await testDb(), await testDb()]
  await createOwner(real, { fullName: 'Zeynep Aydın', email: 'owner@example.com', password: 'Parola123!' })
  await createDemoAccounts(demo, 'Deneme123!')

  const [owner, admin] = [
    await signIn(real, { identifier: 'owner@example.com', password: 'Parola123!', ...from }, now),
    await signIn(demo, { identifier: 'admin@kafile.example', password: 'Deneme123!', ...from }, now),
  ]

  const duties = [
    owner.ok && (await findSession(real, owner.value.token, now))?.user.owesSecondFactor,
    admin.ok && (await findSession(demo, admin.value.token, now))?.user.owesSecondFactor,
  ]
  expect(duties).toEqual([true, false])
})

test('what an owner of a demonstration has settled outlives its next start', async () => {
  const db = await testDb()
  await writeSetting(db, staffSecondFactorSetting, true)
  await createDemoAccounts(db, 'Deneme123!')

  expect(await readSetting(db, staffSecondFactorSetting)).toBe(true)
})

test('the demonstration has an admin, an agent and a member, also after a second start', async () => {
  const db = await testDb()
  await createDemoAccounts(db, 'Deneme123!')
  await createDemoAccounts(db, 'Deneme123!')

  const entries = await Promise.all(
    ['admin', 'agent', 'member'].map((who) =>
      signIn(db, { identifier: `${who}@kafile.example`, password: 'Deneme123!', ...from }, now),
    ),
  )

  expect(entries.map((entry) => entry.ok && [entry.value.user.isAdmin, entry.value.user.isAgent])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
})
