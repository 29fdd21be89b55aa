import { expect, test } from 'vitest'
import { testDb } from '#tests/setup/test-db.ts'
import { listUsers } from './list-users.server.ts'
import { aStaffMember, aUser } from './testing/builders.ts'

test('lists accounts by name, page by page, without passwords', async () => {
  const db = await testDb()
  await aUser(db, { fullName: 'Zehra Ak' })
  await aUser(db, { fullName: 'Ali Kaya' })
  await aUser(db, { fullName: 'Mehmet Can' })

  const second = await listUsers(db, aStaffMember(), { page: 2, pageSize: 2 })

  expect([second.users.map((user) => user.fullName), second.total]).toEqual([['Zehra Ak'], 3])
  expect(JSON.stringify(second)).not.toMatch(/argon2|password/i)
})

test('finds accounts by a part of the name or the address, and by whether they are blocked', async () => {
  const db = await testDb()
  await aUser(db, { fullName: 'Zehra Ak', email: 'zehra_ak@example.com' })
  await aUser(db, { fullName: 'Ali Kaya', email: 'ali@example.com', isActive: false })
  const find = async (request: { q?: string; isActive?: boolean }) => {
    const { users } = await listUsers(db, aStaffMember(), { page: 1, pageSize: 10, ...request })
    return users.map((user) => user.fullName)
  }

  expect(
    await Promise.all([find({ q: 'zehra_' }), find({ q: 'KAYA' }), find({ q: '%' }), find({ isActive: false })]),
  ).toEqual([['Zehra Ak'], ['Ali Kaya'], [], ['Ali Kaya']])
})
