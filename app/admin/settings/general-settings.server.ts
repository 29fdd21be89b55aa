import { sql } from 'kysely'
import type { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { settingGroups } from './setting-groups.server.ts'
import { settingGroupNames, type SettingGroup } from './setting-names.ts'
import { versionOf } from './version-of.server.ts'

/** The values of a group by the names of its settings. */
export type GroupValues = Record<string, unknown>

export type SaveSettingsFailure =
  | { code: 'edit-conflict' }
  /** Where the values do not fit: the name of the setting and the way into it, `site.phone`. */
  | { code: 'invalid'; paths: string[] }

/** The values of a group as they hold now; `version` names them. */
export async function readGroup(db: Db, group: SettingGroup): Promise<{ values: GroupValues; version: string }> {
  const values: GroupValues = {}
  for (const [name, setting] of Object.entries(settingGroups[group])) values[name] = await setting.read(db)
  return { values, version: versionOf(values) }
}

/** Every general setting, by group. */
export async function readAllGroups(db: Db): Promise<{ values: Record<SettingGroup, GroupValues>; version: string }> {
  const values = {} as Record<SettingGroup, GroupValues>
  for (const group of settingGroupNames) values[group] = (await readGroup(db, group)).values
  return { values, version: versionOf(values) }
}

/**
 * Writes what of a group differs, together with the audit entry. It holds from the next request on, on every page. Savers
 * queue. Opens a transaction unless it is given one.
 *
 * Fails with `invalid` when a value does not fit, and with `edit-conflict` when somebody changed the group since
 * `version`; without a version nobody is asked.
 */
export async function saveGroup(
  db: Db,
  admin: Admin<'settings'>,
  { group, values, version }: { group: SettingGroup; values: GroupValues; version: string | undefined },
  now: Date,
): Promise<Result<void, SaveSettingsFailure>> {
  const work = (tx: Db) => saveIn(tx, admin, { group, values, version }, now)
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

async function saveIn(
  tx: Db,
  admin: Admin<'settings'>,
  { group, values, version }: { group: SettingGroup; values: GroupValues; version: string | undefined },
  now: Date,
): Promise<Result<void, SaveSettingsFailure>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings.${group}`}, 38))`.execute(tx)
  const before = await readGroup(tx, group)
  if (version !== undefined && before.version !== version) return fail({ code: 'edit-conflict' })
  const paths: string[] = []
  const changed: { name: string; value: unknown }[] = []
  for (const [name, setting] of Object.entries(settingGroups[group])) {
    if (!(name in values)) continue
    const parsed = setting.schema.safeParse(values[name])
    if (!parsed.success) paths.push(...parsed.error.issues.map((issue) => pathOf(name, issue)))
    else if (JSON.stringify(parsed.data) !== JSON.stringify(before.values[name]))
      changed.push({ name, value: parsed.data })
  }
  if (paths.length > 0) return fail({ code: 'invalid', paths })
  for (const { name, value } of changed) await settingGroups[group][name]?.write(tx, value)
  if (changed.length === 0) return ok(undefined)
  const named = (of: (name: string) => unknown) => Object.fromEntries(changed.map(({ name }) => [name, of(name)]))
  await recordAudit(
    tx,
    {
      actor: admin,
      action: 'settings.change',
      subject: { kind: 'settings', id: group },
      before: named((name) => before.values[name]),
      after: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
    },
    now,
  )
  return ok(undefined)
}

function pathOf(name: string, issue: z.core.$ZodIssue): string {
  return [name, ...issue.path.map(String)].join('.')
}
