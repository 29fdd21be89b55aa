import { isUuid } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { StaffRole } from '../domain/policies.ts'
import type { Admin } from '../proofs.server.ts'
import { toOwnRole, type OwnRole } from './stored-role.server.ts'

export type RoleHolder = { id: string; fullName: string; isActive: boolean }

/** More than any agency makes, and more than any has people. */
const MOST_ROLES = 200
const MOST_HOLDERS = 500

/** Every role that the agency made itself, by name; retired ones too, with `isRetired`. */
export async function listOwnRoles(db: Db, _admin: Admin<'users'>): Promise<OwnRole[]> {
  const rows = await own(db)
    .selectFrom('staff_roles')
    .selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .limit(MOST_ROLES)
    .execute()
  return rows.map(toOwnRole)
}

export async function findOwnRole(db: Db, _admin: Admin<'users'>, roleId: string): Promise<OwnRole | undefined> {
  if (!isUuid(roleId)) return undefined
  const row = await own(db).selectFrom('staff_roles').selectAll().where('id', '=', roleId).executeTakeFirst()
  return row && toOwnRole(row)
}

/** Who has a role, one of the agency's own or one that comes with the product, by name; blocked people too. */
export async function listHoldersOf(
  db: Db,
  _admin: Admin<'users'>,
  role: { ownRoleId: string } | { staffRole: StaffRole },
): Promise<RoleHolder[]> {
  return own(db)
    .selectFrom('users')
    .select(['id', 'full_name as fullName', 'is_active as isActive'])
    .where('erased_at', 'is', null)
    .$if('ownRoleId' in role, (query) => query.where('own_role_id', '=', 'ownRoleId' in role ? role.ownRoleId : null))
    .$if('staffRole' in role, (query) => query.where('staff_role', '=', 'staffRole' in role ? role.staffRole : null))
    .orderBy('full_name')
    .orderBy('id')
    .limit(MOST_HOLDERS)
    .execute()
}

/** How many people have each role, by its key: the id of one's own, or the name of one that comes with the product. */
export async function countHolders(db: Db, _admin: Admin<'users'>): Promise<Map<string, number>> {
  const rows = await own(db)
    .selectFrom('users')
    .select(({ fn }) => ['staff_role', 'own_role_id', fn.countAll<number>().as('people')])
    .where('is_admin', '=', true)
    .where('erased_at', 'is', null)
    .groupBy(['staff_role', 'own_role_id'])
    .execute()
  return new Map(rows.map((row) => [row.own_role_id ?? row.staff_role ?? '', Number(row.people)]))
}
