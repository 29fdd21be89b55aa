import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { memberDiscountSetting, pricesIncludeTaxSetting, taxRateSetting } from '#modules/booking/index.server.ts'
import { installmentRatesSetting } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { versionOf } from './version-of.server.ts'

export type PriceSettings = Awaited<ReturnType<typeof readAll>>

/** What the agency settled about tax, discounts and installments; `version` names these values. */
export async function readPriceSettings(db: Db): Promise<{ settings: PriceSettings; version: string }> {
  const settings = await readAll(db)
  return { settings, version: versionOf(settings) }
}

/**
 * Writes all of them in one transaction together with the audit entry. Orders that were placed keep what they were placed
 * with. Who saves names the version that was read; those who save at once queue.
 *
 * Fails with `edit-conflict` when somebody else has changed one of them since.
 * @throws ZodError when a value does not fit its setting.
 */
export async function savePriceSettings(
  db: Db,
  admin: Admin<'settings'>,
  { settings, version }: { settings: PriceSettings; version: string },
  now: Date,
): Promise<Result<void, { code: 'edit-conflict' }>> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('price-settings', 31))`.execute(tx)
    const before = await readAll(tx)
    if (versionOf(before) !== version) return fail({ code: 'edit-conflict' })
    await writeSetting(tx, taxRateSetting, settings.taxRate)
    await writeSetting(tx, pricesIncludeTaxSetting, settings.pricesIncludeTax)
    await writeSetting(tx, memberDiscountSetting, settings.memberDiscount)
    await writeSetting(tx, installmentRatesSetting, settings.installmentRates)
    const subject = { kind: 'settings', id: 'prices' }
    await recordAudit(tx, { actor: { id: admin.id }, action: 'settings.change', subject, before, after: settings }, now)
    return ok(undefined)
  })
}

async function readAll(db: Db) {
  return {
    taxRate: await readSetting(db, taxRateSetting),
    pricesIncludeTax: await readSetting(db, pricesIncludeTaxSetting),
    memberDiscount: await readSetting(db, memberDiscountSetting),
    installmentRates: await readSetting(db, installmentRatesSetting),
  }
}
