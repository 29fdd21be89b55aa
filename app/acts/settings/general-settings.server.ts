import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeSettings } from './change-settings.server.ts'
import { moneyGroups } from './money-groups.server.ts'
import { settingGroups, type Settled } from './setting-groups.server.ts'
import { calledGroupNames, type CalledGroup } from './setting-names.ts'
import { problemOf, type SettingProblem } from './setting-problem.ts'
import { versionOf } from './version-of.server.ts'

const groups: Record<CalledGroup, Record<string, Settled>> = { ...settingGroups, ...moneyGroups }

/** The values of a group by the names of its settings. */
export type GroupValues = Record<string, unknown>

export type SaveSettingsFailure =
  | { code: 'edit-conflict' }
  /** Where the values do not fit, and why. */
  | { code: 'invalid'; problems: SettingProblem[] }

/** The values of a group as they hold now; `version` names them. */
export async function readGroup(db: Db, group: CalledGroup): Promise<{ values: GroupValues; version: string }> {
  const values: GroupValues = {}
  for (const [name, setting] of Object.entries(groups[group])) values[name] = await setting.read(db)
  return { values, version: versionOf(values) }
}

/** Every setting, by group. */
export async function readAllGroups(db: Db): Promise<{ values: Record<CalledGroup, GroupValues>; version: string }> {
  const values = {} as Record<CalledGroup, GroupValues>
  for (const group of calledGroupNames) values[group] = (await readGroup(db, group)).values
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
  { group, values, version }: { group: CalledGroup; values: GroupValues; version: string | undefined },
  now: Date,
): Promise<Result<void, SaveSettingsFailure>> {
  const read = async (tx: Db) => (await readGroup(tx, group)).values
  return changeSettings(db, admin, { name: group, version, read }, now, (tx, before) =>
    writeChanged(tx, group, { before, values }),
  )
}

async function writeChanged(
  tx: Db,
  group: CalledGroup,
  { before, values }: { before: GroupValues; values: GroupValues },
): Promise<Result<{ before: object; after: object } | undefined, { code: 'invalid'; problems: SettingProblem[] }>> {
  const problems: SettingProblem[] = []
  const changed: { name: string; value: unknown }[] = []
  for (const [name, setting] of Object.entries(groups[group])) {
    if (!(name in values)) continue
    const parsed = setting.schema.safeParse(values[name])
    if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => problemOf(name, issue)))
    else if (JSON.stringify(parsed.data) !== JSON.stringify(before[name])) changed.push({ name, value: parsed.data })
  }
  if (problems.length > 0) return fail({ code: 'invalid', problems })
  for (const { name, value } of changed) await groups[group][name]?.write(tx, value)
  if (changed.length === 0) return ok(undefined)
  return ok({
    before: Object.fromEntries(changed.map(({ name }) => [name, before[name]])),
    after: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
  })
}
