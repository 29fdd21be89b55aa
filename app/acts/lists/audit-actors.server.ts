import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listKeyNames } from '#modules/api-keys/index.server.ts'
import type { AuditActorKind } from '#modules/audit/index.ts'
import type { Db } from '#platform/db/client.server.ts'

type Act = { actor: { kind: AuditActorKind; id: string } }

/** The names of those who acted, people and keys of programs, by their ids. */
export async function listActorNames(
  db: Db,
  admin: Admin<'users'>,
  entries: readonly Act[],
): Promise<Map<string, string>> {
  const idsOf = (kind: AuditActorKind) =>
    entries.filter(({ actor }) => actor.kind === kind).map(({ actor }) => actor.id)
  const people = await listUserNames(db, admin, idsOf('user'))
  return new Map([...people, ...(await listKeyNames(db, admin, idsOf('api-key')))])
}
