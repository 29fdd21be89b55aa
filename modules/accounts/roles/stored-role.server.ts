import type { Selectable } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own, type AccountTables } from '../data/tables.server.ts'
import type { HeldRole, RoleRights } from '../domain/own-role.ts'

/** A role that the agency made itself. Nobody has one that was retired, nor is given it. */
export type OwnRole = HeldRole & { version: number; isRetired: boolean }

export function toOwnRole(row: Selectable<AccountTables['staff_roles']>): OwnRole {
  return {
    id: row.id,
    name: row.name,
    rights: row.rights,
    looksOnly: row.looks_only,
    reach: row.reach,
    version: row.version,
    isRetired: row.retired_at !== null,
  }
}

/** Locks a role until the transaction ends, so that nobody is given what is being changed. */
export async function lockRole(tx: Db, roleId: string): Promise<OwnRole | undefined> {
  if (!isUuid(roleId)) return undefined
  const row = await own(tx)
    .selectFrom('staff_roles')
    .selectAll()
    .where('id', '=', roleId)
    .forUpdate()
    .executeTakeFirst()
  return row && toOwnRole(row)
}

/** What the audit log keeps of a role: in which areas its people look and work, what else they may, and for whose customers. */
export function roleInLog({ name, rights, looksOnly, reach }: RoleRights & { name: string }) {
  const looks: readonly string[] = looksOnly
  return { roleName: name, looksAt: looksOnly, worksIn: rights.filter((right) => !looks.includes(right)), reach }
}
