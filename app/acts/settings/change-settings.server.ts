import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting, writeSetting, type Setting } from '#platform/settings/settings.server.ts'
import { versionOf } from './version-of.server.ts'

/** Settings that are read and saved together, by the names that their form gives them. */
export type SettingSheet<Values extends object> = {
  name: string
  settings: { [Name in keyof Values]: Setting<Values[Name]> }
}

/** What the settings of a sheet hold. */
export type SheetValues<Sheet extends { settings: Record<string, { fallback: unknown }> }> = {
  [Name in keyof Sheet['settings']]: Sheet['settings'][Name]['fallback']
}

/** What the settings of a sheet hold now; `version` names these values. */
export async function readSheet<Values extends object>(
  db: Db,
  sheet: SettingSheet<Values>,
): Promise<{ settings: Values; version: string }> {
  const settings = await valuesOf(db, sheet)
  return { settings, version: versionOf(settings) }
}

/**
 * Writes a whole sheet in one transaction together with the audit entry. Who saves names the version that was read; those
 * who save at once queue.
 *
 * Fails with `edit-conflict` when somebody else has changed one of them since.
 * @throws ZodError when a value does not fit its setting.
 */
export async function saveSheet<Values extends object>(
  db: Db,
  admin: Admin<'settings'>,
  sheet: SettingSheet<Values>,
  { settings, version }: { settings: Values; version: string },
  now: Date,
): Promise<Result<void, { code: 'edit-conflict' }>> {
  const read = (tx: Db) => valuesOf(tx, sheet)
  return changeSettings(db, admin, { name: sheet.name, version, read }, now, async (tx, before) => {
    for (const name of namesOf(sheet)) await writeSetting(tx, sheet.settings[name], settings[name])
    return ok({ before, after: settings })
  })
}

/**
 * Changes settings that go by one name: savers queue, nobody writes over what was changed since `version`, and the audit
 * entry says what `write` gives as changed; `undefined` is nothing. Without a version nobody is asked. Opens a transaction
 * unless it is given one.
 */
export async function changeSettings<Values extends object, Failure>(
  db: Db,
  admin: Admin<'settings'>,
  settings: { name: string; version: string | undefined; read: (tx: Db) => Promise<Values> },
  now: Date,
  write: (tx: Db, before: Values) => Promise<Result<{ before: object; after: object } | undefined, Failure>>,
): Promise<Result<void, Failure | { code: 'edit-conflict' }>> {
  const { name, version, read } = settings
  const work = async (tx: Db): Promise<Result<void, Failure | { code: 'edit-conflict' }>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settings.${name}`}, 38))`.execute(tx)
    const before = await read(tx)
    if (version !== undefined && versionOf(before) !== version) return fail({ code: 'edit-conflict' })
    const changed = await write(tx, before)
    if (!changed.ok) return changed
    const subject = { kind: 'settings', id: name } as const
    if (changed.value)
      await recordAudit(tx, { actor: admin, action: 'settings.change', subject, ...changed.value }, now)
    return ok(undefined)
  }
  return inTransaction(db, work)
}

async function valuesOf<Values extends object>(db: Db, sheet: SettingSheet<Values>): Promise<Values> {
  const values: Partial<Values> = {}
  for (const name of namesOf(sheet)) values[name] = await readSetting(db, sheet.settings[name])
  return values as Values
}

function namesOf<Values extends object>({ settings }: SettingSheet<Values>): (keyof Values)[] {
  return Object.keys(settings) as (keyof Values)[]
}
