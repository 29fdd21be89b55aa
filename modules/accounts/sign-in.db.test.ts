import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { signIn, type SignInRequest } from './sign-in.server.ts'
import { aUser } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

let addresses = 0

/** From an address of its own, so that only the limit in question is met. */
function enter(db: Db, request: Partial<SignInRequest>, now = noon) {
  addresses += 1
  const address = `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  return signIn(db, { identifier: '', password: 'Parola123!', address, userAgent: 'Firefox', ...request }, now)
}

async function failTimes(db: Db, count: number, request: Partial<SignInRequest>, now = noon) {
  for (let tries = 0; tries < count; tries += 1) await enter(db, { password: 'wrong', ...request }, now)
}

test('the right password opens a session for seven days', async () => {
  const db = await testDb()
  const { email } = await aUser(db)

  const entered = await enter(db, { identifier: email })

  expect(entered).toMatchObject({
    ok: true,
    value: { user: { email, fullName: 'Ayşe Yılmaz' }, expiresAt: after(7 * 1440) },
  })
})

test('a mobile number opens the account as well', async () => {
  const db = await testDb()
  await aUser(db, { mobile: '+905321112233' })

  const entered = await enter(db, { identifier: '0532 111 22 33' })

  expect(entered.ok).toBe(true)
})

test('a mobile number of two accounts opens neither', async () => {
  const db = await testDb()
  await aUser(db, { mobile: '+905324445566' })
  await aUser(db, { mobile: '+905324445566' })

  const entered = await enter(db, { identifier: '0532 444 55 66' })

  expect(entered).toEqual({ ok: false, error: { code: 'credentials' } })
})

test('the token itself is nowhere in the database', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const entered = await enter(db, { identifier: email })

  const sessions = await own(db).selectFrom('sessions').selectAll().execute()

  expect(entered.ok && JSON.stringify(sessions).includes(entered.value.token)).toBe(false)
})

test('an unknown account and a wrong password get one answer', async () => {
  const db = await testDb()
  const { email } = await aUser(db)

  const wrong = await enter(db, { identifier: email, password: 'Parola123?' })
  const unknown = await enter(db, { identifier: 'nobody@example.com' })
  const nonsense = await enter(db, { identifier: 'Ayşe' })

  expect([wrong, unknown, nonsense]).toEqual(
    Array.from({ length: 3 }, () => ({ ok: false, error: { code: 'credentials' } })),
  )
})

test('a blocked account learns so only with its right password', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { isActive: false })

  const right = await enter(db, { identifier: email })
  const wrong = await enter(db, { identifier: email, password: 'Parola123?' })

  expect(right).toEqual({ ok: false, error: { code: 'account-blocked' } })
  expect(wrong).toEqual({ ok: false, error: { code: 'credentials' } })
})

test('at the staff door a member does not exist, a blocked one neither', async () => {
  const db = await testDb()
  const member = await aUser(db)
  const blocked = await aUser(db, { isActive: false })

  const entries = [
    await enter(db, { identifier: member.email, isStaffOnly: true }),
    await enter(db, { identifier: blocked.email, isStaffOnly: true }),
  ]

  expect(entries).toEqual([
    { ok: false, error: { code: 'credentials' } },
    { ok: false, error: { code: 'credentials' } },
  ])
})

test('the eleventh try of an account within fifteen minutes is refused, the right password included', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  await failTimes(db, 9, { identifier: email, address: '192.0.2.2' })
  await failTimes(db, 1, { identifier: email, address: '192.0.2.3' }, after(5))

  const eleventh = await enter(db, { identifier: email, address: '192.0.2.4' }, after(6))

  expect(eleventh).toEqual({ ok: false, error: { code: 'rate-limited', retryAfterSeconds: 9 * 60 } })
})

test('after the told time the account may try again', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  await failTimes(db, 10, { identifier: email, address: '192.0.2.5' })

  const later = await enter(db, { identifier: email, address: '192.0.2.5' }, after(15))

  expect(later.ok).toBe(true)
})

test('one address that tries many accounts is stopped', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  await failTimes(db, 10, { identifier: 'a@example.com', address: '2001:db8::1' })

  const eleventh = await enter(db, { identifier: email, address: '2001:db8::2' })

  expect(eleventh).toMatchObject({ ok: false, error: { code: 'rate-limited' } })
})

test('mail address and mobile number of an account share its tries', async () => {
  const db = await testDb()
  const { email } = await aUser(db, { mobile: '+905327778899' })
  await failTimes(db, 5, { identifier: email, address: '192.0.2.6' })
  await failTimes(db, 5, { identifier: '+90 532 777 88 99', address: '192.0.2.7' })

  const eleventh = await enter(db, { identifier: email, address: '192.0.2.8' })

  expect(eleventh).toMatchObject({ ok: false, error: { code: 'rate-limited' } })
})

test('tries made at the same moment do not slip past the limit', async () => {
  const db = await testDb()
  const { email } = await aUser(db)

  const tries = await Promise.all(
    Array.from({ length: 14 }, () => enter(db, { identifier: email, password: 'wrong', address: '192.0.2.9' })),
  )

  expect(tries.filter((entry) => !entry.ok && entry.error.code === 'credentials')).toHaveLength(10)
})

test('coming in many times is no failed try', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  for (let times = 0; times < 11; times += 1) await enter(db, { identifier: email, address: '192.0.2.10' })

  const twelfth = await enter(db, { identifier: email, address: '192.0.2.10' })

  expect(twelfth.ok).toBe(true)
})

test('a browser that was let in before is not kept out by strangers who try the account', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const first = await enter(db, { identifier: email })
  await failTimes(db, 12, { identifier: email })

  const owner = await enter(db, { identifier: email, device: first.ok ? first.value.device : '' }, after(1))
  const stranger = await enter(db, { identifier: email }, after(1))

  expect([owner.ok, stranger]).toMatchObject([true, { ok: false, error: { code: 'rate-limited' } }])
})

test('an address that was let in before is not kept out by strangers who try the account', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  await enter(db, { identifier: email, address: '192.0.2.20' })
  await failTimes(db, 12, { identifier: email })

  const owner = await enter(db, { identifier: email, address: '192.0.2.20' }, after(1))

  expect(owner.ok).toBe(true)
})

test('the mark of a browser gives ten tries, not more, and only for its own account', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const other = await aUser(db)
  const first = await enter(db, { identifier: email })
  const device = first.ok ? first.value.device : ''
  await failTimes(db, 10, { identifier: email, device })
  await failTimes(db, 10, { identifier: other.email })

  const eleventh = await enter(db, { identifier: email, device })
  const elsewhere = await enter(db, { identifier: other.email, device })

  expect([eleventh, elsewhere]).toMatchObject(
    Array.from({ length: 2 }, () => ({ ok: false, error: { code: 'rate-limited' } })),
  )
})

test('a browser keeps its mark when it signs in again', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const first = await enter(db, { identifier: email })
  const device = first.ok ? first.value.device : ''

  const again = await enter(db, { identifier: email, device })

  expect(again).toMatchObject({ ok: true, value: { device } })
})

test('the mark of a browser is nowhere in the database', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const entered = await enter(db, { identifier: email })

  const devices = await own(db).selectFrom('known_devices').selectAll().execute()

  expect(entered.ok && JSON.stringify(devices).includes(entered.value.device)).toBe(false)
})

test('more tries than the program can serve are refused without being counted, the owner of a known browser is not', async () => {
  const db = await testDb()
  const { email } = await aUser(db)
  const first = await enter(db, { identifier: email })
  const device = first.ok ? first.value.device : ''

  const flood = Array.from({ length: 80 }, (_, index) => enter(db, { identifier: `flood-${index}@example.com` }))
  const owner = await enter(db, { identifier: email, device })
  const answers = await Promise.all(flood)

  const refused = answers.filter((answer) => !answer.ok && answer.error.code === 'busy')
  expect(owner.ok).toBe(true)
  expect(refused.length).toBeGreaterThan(20)
  expect(refused[0]).toEqual({ ok: false, error: { code: 'busy', retryAfterSeconds: 5 } })
  const counted = await own(db).selectFrom('sign_in_attempts').selectAll().where('succeeded', '=', false).execute()
  expect(counted).toHaveLength(80 - refused.length)
})
