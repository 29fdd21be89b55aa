import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeUser } from '../change-user.server.ts'
import type { RoleDraft } from '../domain/own-role.ts'
import { findUser } from '../find-user.server.ts'
import type { Admin } from '../proofs.server.ts'
import { aStaffMember, aUser } from '../testing/builders.ts'
import { countHolders, listHoldersOf, listOwnRoles } from './list-own-roles.server.ts'
import { restoreOwnRole, retireOwnRole } from './retire-own-role.server.ts'
import { changeOwnRole, createOwnRole } from './save-own-role.server.ts'

const now = new Date('2027-03-01T09:00:00Z')
const till: RoleDraft = {
  name: 'Gişe',
  rights: ['dashboard', 'orders', 'payments', 'refunds'],
  looksOnly: ['orders'],
  reach: 'everybody',
}

let db: Db
let owner: Admin<'users'>

beforeEach(async () => {
  db = await testDb()
  owner = aStaffMember({ id: (await aUser(db, { staffRole: 'owner' })).userId })
})

async function aRole(draft: RoleDraft = till) {
  const made = await createOwnRole(db, owner, draft, now)
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

/** Somebody with a role of the agency's own, as whoever gives it finds them afterwards. */
async function aHolder(ownRoleId: string) {
  const { userId } = await aUser(db)
  const given = await changeUser(db, owner, { userId, change: { ownRoleId } }, now)
  if (!given.ok) throw new Error(given.error.code)
  return given.value.user
}

const lastEntry = async () => (await listAuditEntries(db, { page: 1, pageSize: 1 })).entries[0]

test('a role of one’s own is given like any other, and changes with its role', async () => {
  const role = await aRole()
  const { id } = await aHolder(role.id)

  expect(await lastEntry()).toMatchObject({ action: 'user.roles', after: { staffRole: null, ownRole: 'Gişe' } })
  const changed = await changeOwnRole(
    db,
    owner,
    { roleId: role.id, version: 1, name: 'Gişe 2', rights: ['orders'], looksOnly: [], reach: 'everybody' },
    now,
  )

  expect(changed).toMatchObject({ ok: true })
  expect(await findUser(db, { id })).toMatchObject({
    isAdmin: true,
    staffRole: null,
    ownRole: { id: role.id, name: 'Gişe 2', rights: ['dashboard', 'orders'], looksOnly: [], reach: 'everybody' },
  })
  expect(await lastEntry()).toMatchObject({
    action: 'role.change',
    before: { roleName: 'Gişe', looksAt: ['orders'], worksIn: ['dashboard', 'payments', 'refunds'] },
    after: { roleName: 'Gişe 2', looksAt: [], worksIn: ['dashboard', 'orders'] },
  })
  expect((await listHoldersOf(db, owner, { ownRoleId: role.id })).map((each) => each.id)).toEqual([id])
  expect((await countHolders(db, owner)).get(role.id)).toBe(1)
})

test('a given role takes the place of one’s own, and the other way round', async () => {
  const role = await aRole()
  const { id } = await aHolder(role.id)

  await changeUser(db, owner, { userId: id, change: { staffRole: 'finance' } }, now)
  expect(await findUser(db, { id })).toMatchObject({ staffRole: 'finance', ownRole: null })
  await changeUser(db, owner, { userId: id, change: { ownRoleId: role.id, staffRole: null } }, now)
  expect(await findUser(db, { id })).toMatchObject({ staffRole: null, ownRole: { id: role.id } })
  await changeUser(db, owner, { userId: id, change: { staffRole: null } }, now)
  expect(await findUser(db, { id })).toMatchObject({ isAdmin: false, ownRole: null })
})

test('no two roles in use have one name, however it is written', async () => {
  const first = await aRole()
  const second = await aRole({ ...till, name: 'Saha' })

  expect(await createOwnRole(db, owner, { ...till, name: 'GİŞE' }, now)).toMatchObject({
    error: { code: 'role-name-taken' },
  })
  expect(await changeOwnRole(db, owner, { roleId: second.id, version: 1, ...till }, now)).toMatchObject({
    error: { code: 'role-name-taken' },
  })
  await retireOwnRole(db, owner, first.id, now)
  expect(await createOwnRole(db, owner, till, now)).toMatchObject({ ok: true })
  expect(await restoreOwnRole(db, owner, first.id, now)).toMatchObject({ error: { code: 'role-name-taken' } })
})

test('of two who change a role the second one is told', async () => {
  const { id: roleId } = await aRole()
  await changeOwnRole(db, owner, { roleId, version: 1, ...till, name: 'Bir' }, now)

  expect(await changeOwnRole(db, owner, { roleId, version: 1, ...till, name: 'İki' }, now)).toMatchObject({
    error: { code: 'edit-conflict' },
  })
})

test('a role that somebody has is not retired; one that nobody has is, and is given to nobody then', async () => {
  const role = await aRole()
  const { id } = await aHolder(role.id)

  expect(await retireOwnRole(db, owner, role.id, now)).toMatchObject({ error: { code: 'role-in-use' } })
  await changeUser(db, owner, { userId: id, change: { staffRole: null } }, now)
  expect(await retireOwnRole(db, owner, role.id, now)).toEqual({ ok: true, value: undefined })
  expect(await lastEntry()).toMatchObject({ action: 'role.retire', before: { roleName: 'Gişe' } })
  expect(await changeUser(db, owner, { userId: id, change: { ownRoleId: role.id } }, now)).toMatchObject({
    error: { code: 'role-unknown' },
  })
  expect((await listOwnRoles(db, owner)).map(({ isRetired }) => isRetired)).toEqual([true])
  expect(await restoreOwnRole(db, owner, role.id, now)).toMatchObject({ ok: true })
})

test('nobody gives more than they have, nor touches who or what may do more', async () => {
  const head = await aRole({ name: 'Şef', rights: ['orders', 'users'], looksOnly: [], reach: 'everybody' })
  const wide = await aRole()
  const admin = aStaffMember({ ...(await aHolder(head.id)) })
  const { userId } = await aUser(db)
  const { userId: financeId } = await aUser(db, { staffRole: 'finance' })
  const give = (id: string, change: Parameters<typeof changeUser>[2]['change']) =>
    changeUser(db, admin, { userId: id, change }, now)

  const refused = [
    await createOwnRole(db, admin, { name: 'x', rights: ['payments'], looksOnly: [], reach: 'everybody' }, now),
    await changeOwnRole(
      db,
      admin,
      { roleId: head.id, version: 1, name: 'x', rights: ['settings'], looksOnly: [], reach: 'everybody' },
      now,
    ),
    await changeOwnRole(
      db,
      admin,
      { roleId: wide.id, version: 1, name: 'x', rights: ['orders'], looksOnly: [], reach: 'everybody' },
      now,
    ),
    await changeOwnRole(
      db,
      admin,
      { roleId: wide.id, version: 1, name: 'x', rights: ['orders'], looksOnly: [], reach: 'everybody' },
      now,
    ),
    await retireOwnRole(db, admin, wide.id, now),
    await give(userId, { staffRole: 'owner' }),
    await give(userId, { ownRoleId: wide.id }),
    await give(financeId, { staffRole: null }),
    await give(financeId, { isActive: false }),
  ]

  expect(refused.map((each) => (each.ok ? 'done' : each.error.code))).toEqual(refused.map(() => 'beyond-own'))
  expect(
    await createOwnRole(db, admin, { name: 'y', rights: ['orders'], looksOnly: [], reach: 'everybody' }, now),
  ).toMatchObject({
    ok: true,
  })
  expect(await give(userId, { ownRoleId: head.id })).toMatchObject({ ok: true })
})

test('the last owner is not made anything else', async () => {
  const role = await aRole()

  expect(await changeUser(db, owner, { userId: owner.id, change: { ownRoleId: role.id } }, now)).toMatchObject({
    error: { code: 'last-owner' },
  })
})
