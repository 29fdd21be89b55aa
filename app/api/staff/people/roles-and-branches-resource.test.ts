import { expect, test } from 'vitest'
import { openBranch, retireOwnRole } from '#modules/accounts/index.server.ts'
import type { RoleDraft } from '#modules/accounts/index.ts'
import { aStaffMember, anOwnRole } from '#modules/accounts/testing/builders.ts'
import { signedInWithOwnRole, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const ROLES = '/api/v1/admin/roles'
const BRANCHES = '/api/v1/admin/branches'

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const owner = await staffSignedIn(db)
  const bearer = { authorization: `Bearer ${owner.token}`, cookie: 'lang=en' }
  return { db, app, admin: aStaffMember({ id: owner.userId }), read: (path: string) => getPage(app, path, bearer) }
}

test('roles come with what they open, whom they reach and how many people have them', async () => {
  const { db, admin, read } = await aDesk()
  const till: RoleDraft = { name: 'Gişe', rights: ['orders', 'payments'], looksOnly: ['orders'], reach: 'branch' }
  const { ownRoleId } = await signedInWithOwnRole(db, till)
  const retired = await anOwnRole(db, { rights: ['orders'] })
  await retireOwnRole(db, admin, retired, new Date())

  const { data } = await (await read(ROLES)).json()
  const find = (id: string) => data.find((role: { id: string }) => role.id === id)

  expect(find('owner')).toMatchObject({ name: 'Owner', own: false, retired: false, reach: 'everybody', people: 1 })
  expect(find(ownRoleId)).toEqual({
    id: ownRoleId,
    ...till,
    rights: expect.arrayContaining(['orders', 'payments']),
    own: true,
    retired: false,
    people: 1,
  })
  expect(find(retired)).toMatchObject({ own: true, retired: true, people: 0 })
})

test('branches come by name, with how many people work in them', async () => {
  const { db, admin, read } = await aDesk()
  for (const name of ['Konya', 'Fatih']) await openBranch(db, admin, { name }, new Date())
  const ids = (await (await read(BRANCHES)).json()).data.map(({ id }: { id: string }) => id)
  await staffSignedIn(db, { branchId: ids[1] })

  const { data } = await (await read(BRANCHES)).json()

  expect(data).toEqual([
    { id: ids[0], name: 'Fatih', people: 0 },
    { id: ids[1], name: 'Konya', people: 1 },
  ])
})

test.each([ROLES, BRANCHES])('%s answers whoever opens the page, and nobody else', async (path) => {
  const { db, app } = await aDesk()
  const looking = await signedInWithOwnRole(db, { rights: ['users'], looksOnly: ['users'] })
  const seller = await signedInWithOwnRole(db, { rights: ['orders', 'payments'] })

  const statuses = [looking.headers, seller.headers, {}].map(
    async (headers) => (await getPage(app, path, headers)).status,
  )

  expect(await Promise.all(statuses)).toEqual([200, 403, 401])
})
