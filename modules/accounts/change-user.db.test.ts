import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { changeUser, endSessionsOf } from './change-user.server.ts'
import { findSession } from './find-session.server.ts'
import { proveMember } from './proofs.server.ts'
import { aStaffMember, aUser } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const all = { page: 1, pageSize: 10 }

test('blocking leaves sessions that do nothing but tell why, and stands in the audit log with before and after', async () => {
  const db = await testDb()
  const owner = aStaffMember()
  const { userId, token } = await signedIn(db)

  const blocked = await changeUser(db, owner, { userId, change: { isActive: false } }, noon)

  expect(blocked).toMatchObject({ ok: true, value: { user: { isActive: false } } })
  const session = await findSession(db, token, new Date())
  expect([session?.user.isActive, proveMember(session?.user)]).toEqual([false, undefined])
  const { entries } = await listAuditEntries(db, all)
  expect(entries).toMatchObject([
    {
      actor: { kind: 'user', id: owner.id },
      action: 'user.block',
      subject: { kind: 'user', id: userId },
      before: { isActive: true },
      after: { isActive: false },
    },
  ])
})

test('letting somebody in again brings no session back to life', async () => {
  const db = await testDb()
  const owner = aStaffMember()
  const { userId, token } = await signedIn(db)
  await changeUser(db, owner, { userId, change: { isActive: false } }, noon)

  await changeUser(db, owner, { userId, change: { isActive: true } }, noon)

  expect(await findSession(db, token, new Date())).toBeUndefined()
})

test('roles and the extension are set together, what is not named stays', async () => {
  const db = await testDb()
  const { userId } = await aUser(db, { isAgent: true })

  const changed = await changeUser(db, aStaffMember(), { userId, change: { staffRole: 'finance', dial: '104' } }, noon)

  expect(changed).toMatchObject({
    value: { user: { isAgent: true, isAdmin: true, staffRole: 'finance', dial: '104', isActive: true } },
  })
  expect((await listAuditEntries(db, all)).entries).toMatchObject([{ action: 'user.roles' }])
})

test('a change that changes nothing leaves no entry', async () => {
  const db = await testDb()
  const { userId } = await aUser(db)

  await changeUser(db, aStaffMember(), { userId, change: { isActive: true, staffRole: null } }, noon)

  expect((await listAuditEntries(db, all)).total).toBe(0)
})

test.each([
  ['nobody', randomUUID(), { isActive: false }, 'user-not-found'],
  ['no id', '7', { isActive: false }, 'user-not-found'],
] as const)('%s cannot be changed', async (_what, userId, change, code) => {
  expect(await changeUser(await testDb(), aStaffMember(), { userId, change }, noon)).toEqual({
    ok: false,
    error: { code },
  })
})

test('an extension that is none, oneself, the last owner and what was not seen are refused', async () => {
  const db = await testDb()
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const self = aStaffMember({ id: userId })
  const refusal = async (change: object, isExpected = () => true) => {
    const answer = await changeUser(db, self, { userId, change, isExpected }, noon)
    return answer.ok ? 'done' : answer.error.code
  }

  expect(await refusal({ dial: 'abc' })).toBe('dial')
  expect(await refusal({ isActive: false })).toBe('self-block')
  expect(await refusal({ staffRole: null })).toBe('last-owner')
  expect(await refusal({ dial: '104' }, () => false)).toBe('edit-conflict')
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('of two owners who take each other the role at once, one stays', async () => {
    const { db } = await testDatabase(engine)
    const [first, second] = [await aUser(db, { staffRole: 'owner' }), await aUser(db, { staffRole: 'owner' })]
    const demote = (userId: string) =>
      changeUser(db, aStaffMember(), { userId, change: { staffRole: 'content' } }, noon)

    const both = await Promise.all([demote(first.userId), demote(second.userId)])

    expect(both.map((each) => (each.ok ? 'done' : each.error.code)).toSorted()).toEqual(['done', 'last-owner'])
  })
})

test('ending the sessions of somebody leaves those of others', async () => {
  const db = await testDb()
  const [one, other] = [await signedIn(db), await signedIn(db)]

  expect(await endSessionsOf(db, aStaffMember(), one.userId, noon)).toEqual({ ok: true, value: { ended: 1 } })

  expect(await findSession(db, one.token, new Date())).toBeUndefined()
  expect(await findSession(db, other.token, new Date())).toBeDefined()
})
