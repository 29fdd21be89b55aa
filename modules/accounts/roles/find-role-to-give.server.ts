import type { Db } from '#platform/db/client.server.ts'
import type { HeldRole } from '../domain/own-role.ts'
import type { StaffRole } from '../domain/policies.ts'
import type { RoleChoice } from '../domain/user-change.ts'
import { lockRole } from './stored-role.server.ts'

/** What somebody has or is given: a role that comes with the product, one of the agency's own, or none. */
type Role = { staffRole: StaffRole | null; ownRole: HeldRole | null }

/** The role that a choice says, locked until the transaction ends, or the present one; `undefined` for what nobody can be given. */
export async function findRoleToGive(
  tx: Db,
  { staffRole, ownRole }: Role,
  choice: RoleChoice | undefined,
): Promise<Role | undefined> {
  if (!choice) return { staffRole, ownRole }
  if (choice.ownRoleId === null) return { staffRole: choice.staffRole, ownRole: null }
  const role = await lockRole(tx, choice.ownRoleId)
  if (!role || role.isRetired) return undefined
  const { id, name, rights, looksOnly, reach } = role
  return { staffRole: null, ownRole: { id, name, rights, looksOnly, reach } }
}
