import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findCallFor, forgetCalls, hearCall } from './index.server.ts'
import type { CallState } from './domain/call-event.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const ayse = aStaffMember({ dial: '104' })
const kemal = aStaffMember({ dial: '105' })
const at = (extension: string, state: CallState) => ({ call: 'c-1', extension, phone: '05321234567', state })

test('a call is shown where it rings, goes on when it is answered, and is over when it ends', async () => {
  const db = await testDb()

  await hearCall(db, at('104', 'ringing'), noon)
  const ringing = await findCallFor(db, ayse, after(5))
  await hearCall(db, at('104', 'answered'), after(6))
  const answered = await findCallFor(db, ayse, after(7))
  await hearCall(db, at('104', 'ended'), after(30))

  expect(ringing).toEqual({ id: 'c-1', phone: '+905321234567', isAnswered: false })
  expect(answered).toEqual({ id: 'c-1', phone: '+905321234567', isAnswered: true })
  expect(await findCallFor(db, ayse, after(31))).toBeUndefined()
  expect(await findCallFor(db, kemal, after(5))).toBeUndefined()
})

test('whoever answers first has the call; it rings nowhere else', async () => {
  const db = await testDb()
  await hearCall(db, at('104', 'ringing'), noon)
  await hearCall(db, at('105', 'ringing'), noon)

  await hearCall(db, at('105', 'answered'), after(4))

  expect(await findCallFor(db, ayse, after(5))).toBeUndefined()
  expect(await findCallFor(db, kemal, after(5))).toMatchObject({ isAnswered: true })
})

test('news that come late, or twice, change nothing', async () => {
  const db = await testDb()
  await hearCall(db, at('104', 'answered'), noon)

  await hearCall(db, at('104', 'ringing'), after(1))
  await hearCall(db, at('104', 'answered'), after(2))

  expect(await findCallFor(db, ayse, after(3))).toMatchObject({ isAnswered: true })
  expect(await findCallFor(db, ayse, after(61))).toBeUndefined()
})

test('an exchange that falls silent does not ring for ever, and nobody who rang is known after an hour', async () => {
  const db = await testDb()
  await hearCall(db, at('104', 'ringing'), noon)

  const shown = [await findCallFor(db, ayse, after(119)), await findCallFor(db, ayse, after(121))]
  await forgetCalls(db, after(3599))
  const kept = await findCallFor(db, ayse, after(60))
  await forgetCalls(db, after(3601))

  expect(shown.map((call) => call?.id)).toEqual(['c-1', undefined])
  expect(kept?.id).toBe('c-1')
  expect(await findCallFor(db, ayse, after(60))).toBeUndefined()
})

test.each([
  ['0 (532) 123 45 67', '+905321234567'],
  ['00966512345678', '+966512345678'],
  ['104', '104'],
  ['', ''],
])('the number %j is shown as %j', async (given, shown) => {
  const db = await testDb()

  await hearCall(db, { ...at('104', 'ringing'), phone: given }, noon)

  expect(await findCallFor(db, ayse, noon)).toMatchObject({ phone: shown })
})

test('staff without an extension hear of no call', async () => {
  const db = await testDb()
  await hearCall(db, at('104', 'ringing'), noon)

  expect(await findCallFor(db, aStaffMember({ dial: null }), noon)).toBeUndefined()
})
