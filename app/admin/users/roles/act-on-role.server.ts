import { fail, ok, type Result } from '#kernel/result.ts'
import {
  changeOwnRole,
  listHoldersOf,
  restoreOwnRole,
  retireOwnRole,
  type Admin,
  type OwnRole,
  type RetireRefusal,
  type RoleRefusal,
} from '#modules/accounts/index.server.ts'
import { changesOfRights, readRoleDraft } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readRoleForm, toldConsequences } from './read-role-form.ts'
import type { Consequences } from './role-form.tsx'

export type RoleNews = 'saved' | 'retired' | 'restored'

type Act = { db: Db; admin: Admin<'users'>; role: OwnRole; fields: Record<string, string> }

/**
 * Does what the page of a role asks for; or tells what would follow, where that was not what somebody confirmed. What would
 * follow is told of a form only that knows what stands now: else it would be told of rights that nobody meant to change.
 */
export async function actOnRole(
  act: Act,
  now: Date,
): Promise<Result<RoleNews | Consequences, RoleRefusal | RetireRefusal>> {
  const { db, admin, role, fields } = act
  if (fields['intent'] === 'retire') {
    const retired = await retireOwnRole(db, admin, role.id, now)
    return retired.ok ? ok('retired') : retired
  }
  if (fields['intent'] === 'restore') {
    const restored = await restoreOwnRole(db, admin, role.id, now)
    return restored.ok ? ok('restored') : restored
  }
  const version = Number(fields['version'])
  if (version !== role.version) return fail({ code: 'edit-conflict' })
  const consequences = await consequencesOf(act)
  if (consequences && (fields['intent'] === 'preview' || consequences.isMoved)) return ok(consequences)
  const saved = await changeOwnRole(db, admin, { roleId: role.id, version, ...readRoleForm(fields) }, now)
  return saved.ok ? ok('saved') : saved
}

/** What a change of rights would do to the people of a role; `undefined` where nobody has it or no right changes. */
async function consequencesOf({ db, admin, role, fields }: Act): Promise<Consequences | undefined> {
  const { reach, ...typed } = readRoleForm(fields)
  if (!reach) return undefined
  const draft = { ...typed, reach, ...readRoleDraft({ ...typed, reach, name: role.name }) }
  const holders = await listHoldersOf(db, admin, { ownRoleId: role.id })
  const changes = changesOfRights(role, draft)
  if (changes.length === 0 || holders.length === 0) return undefined
  const told = toldConsequences(role, draft, holders)
  const isMoved = fields['intent'] === 'save' && fields['told'] !== told
  return { changes, people: holders.length, isOwn: holders.some(({ id }) => id === admin.id), told, isMoved }
}
