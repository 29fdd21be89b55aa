import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { z } from 'zod'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { onePerProcess } from '#platform/one-per-process.server.ts'

/** Something staff may change while the program runs: a key, the shape of its value, and what holds until then. */
export type Setting<Value> = {
  key: string
  schema: z.ZodType<Value>
  fallback: Value
  /**
   * Parts that the schema has given up, stored beside the value and read by nobody here: for the program before, which
   * still demands them while both run on one database. They go with the version after.
   */
  storedForProgramBefore?: Value extends object ? Record<string, unknown> : never
}

export function defineSetting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting
}

type Row = { key: string; value: unknown }

/** What was stored when one answer first asked for a setting. */
type Reading = { rows: Promise<readonly Row[]> | undefined; isOver: boolean }

const readings = onePerProcess('settings-reading', () => new AsyncLocalStorage<Reading>())

/**
 * Makes one answer, or does one act, whose settings are all of one moment: asked for by one query instead of one for every
 * part of it, and again once it has written one itself. What goes on when the answer is there asks for itself again.
 */
export async function withSettingsReadOnce<Value>(answer: () => Promise<Value>): Promise<Value> {
  const reading: Reading = { rows: undefined, isOver: false }
  try {
    return await readings.run(reading, answer)
  } finally {
    reading.isOver = true
  }
}

/**
 * The stored value, or the fallback when none was written.
 *
 * @throws ZodError when the stored value no longer fits its schema: a wrong price rule must not be guessed.
 */
export async function readSetting<Value>(db: Db, setting: Setting<Value>): Promise<Value> {
  const [value] = await readSettings(db, setting)
  return value
}

/**
 * Several settings as one moment shows them, in one query.
 *
 * @throws ZodError as `readSetting` does.
 */
export async function readSettings<Values extends readonly unknown[]>(
  db: Db,
  ...settings: { [Index in keyof Values]: Setting<Values[Index]> }
): Promise<Values> {
  const keys = settings.map(({ key }) => key)
  return noted(['settings', ...keys], keys.map(settingTag), async () => {
    const rows = await readRows(db, keys)
    return settings.map(({ key, schema, fallback }) => {
      const row = rows.find((each) => each.key === key)
      return row ? schema.parse(row.value) : fallback
    }) as unknown as Values
  })
}

async function readRows(db: Db, keys: readonly string[]): Promise<readonly Row[]> {
  const reading = readings.getStore()
  if (reading && !reading.isOver) return (reading.rows ??= readAllRows(db))
  const { rows } = await sql<Row>`select key, value from settings where key in (${sql.join(keys)})`.execute(db)
  return rows
}

async function readAllRows(db: Db): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select key, value from settings`.execute(db)
  return rows
}

/** Whoever writes reads what was written. */
function readAnew(): void {
  const reading = readings.getStore()
  if (reading) reading.rows = undefined
}

/** News of all settings; of one it is told by its key. */
const SETTINGS_TAG = 'settings'

/** What pages that read a setting are told when it changed. */
export function settingTag(key: string): string {
  return `${SETTINGS_TAG}/${key}`
}

/**
 * Stores a value for all processes; whoever reads next sees it, on kept pages too.
 *
 * @throws ZodError when it does not fit the schema.
 */
export async function writeSetting<Value>(tx: Db, setting: Setting<Value>, value: Value): Promise<void> {
  const json = storedForm(setting, value)
  await sql`insert into settings (key, value) values (${setting.key}, ${json}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(tx)
  readAnew()
  await invalidatePages(tx, settingTag(setting.key))
}

/**
 * Stores a value where none was stored before; what somebody has settled stays.
 *
 * @throws ZodError when it does not fit the schema.
 */
export async function settleOnce<Value>(tx: Db, setting: Setting<Value>, value: Value): Promise<void> {
  const json = storedForm(setting, value)
  await sql`insert into settings (key, value) values (${setting.key}, ${json}::jsonb)
    on conflict (key) do nothing`.execute(tx)
  readAnew()
}

/** @throws ZodError when the value does not fit. */
function storedForm<Value>({ schema, storedForProgramBefore }: Setting<Value>, value: Value): string {
  const parsed = schema.parse(value)
  return toJson(storedForProgramBefore ? { ...storedForProgramBefore, ...parsed } : parsed)
}
