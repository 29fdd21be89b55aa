import type { Db } from '#platform/db/client.server.ts'
import { rightsOfFixed, type RoleRights } from '../domain/own-role.ts'
import { staffRoles, type StaffRole } from '../domain/policies.ts'
import type { Admin } from '../proofs.server.ts'
import { countHolders, listOwnRoles } from './list-own-roles.server.ts'

/**
 * A role of the staff area: one that comes with the product, whose key is its name, or one of the agency's own, whose key is
 * its id. `people` counts blocked ones too.
 */
export type ListedRole = RoleRights & {
  key: string
  staffRole: StaffRole | null
  ownName: string
  isRetired: boolean
  people: number
}

/** Every role: those that come with the product first, then the agency's own by name, retired ones too. */
export async function listRoles(db: Db, admin: Admin<'users'>): Promise<ListedRole[]> {
  const people = await countHolders(db, admin)
  const own = await listOwnRoles(db, admin)
  const countOf = (key: string) => people.get(key) ?? 0
  return [
    ...staffRoles.map((role) => ({
      key: role,
      staffRole: role,
      ownName: '',
      ...rightsOfFixed(role),
      isRetired: false,
      people: countOf(role),
    })),
    ...own.map(({ id, name, rights, looksOnly, reach, isRetired }) => ({
      key: id,
      staffRole: null,
      ownName: name,
      rights,
      looksOnly,
      reach,
      isRetired,
      people: countOf(id),
    })),
  ]
}
