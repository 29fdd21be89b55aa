import { sql } from 'kysely'
import { z } from 'zod'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { defineSetting, readSetting, readSettings, writeSetting } from '#platform/settings/settings.server.ts'
import { demonstrationSetting } from './demonstration.server.ts'

/** The staff who have gone round, or do not want to. */
const guideEndedSetting = defineSetting<string[]>({
  key: 'staffGuideEndedBy',
  schema: z.array(z.uuid()),
  fallback: [],
})

/** Whether somebody is to be shown round by itself: in a demonstration, until they have been or have said no. */
export async function wantsGuide(db: Db, admin: Admin<'dashboard'>): Promise<boolean> {
  const [demonstration, ended] = await readSettings(db, demonstrationSetting, guideEndedSetting)
  return demonstration !== null && !ended.includes(admin.id)
}

/** Remembers that somebody has been shown round, or does not want to be. Twice is the same as once. */
export async function endGuide(db: Db, admin: Admin<'dashboard'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${guideEndedSetting.key}))`.execute(tx)
    const ended = await readSetting(tx, guideEndedSetting)
    if (!ended.includes(admin.id)) await writeSetting(tx, guideEndedSetting, [...ended, admin.id])
  })
}
