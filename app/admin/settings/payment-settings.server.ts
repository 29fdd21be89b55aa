import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { confirmsCertainSetting, secondPersonAboveSetting } from '#modules/bank-statements/index.server.ts'
import { depositTermsSetting, paymentReminderDaysSetting } from '#modules/booking/index.server.ts'
import { transferHoldHoursSetting } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { versionOf } from './version-of.server.ts'

export type PaymentSettings = Awaited<ReturnType<typeof readAll>>

/** What the agency settled about deposits, reminders, transfers and statements; `version` names these values. */
export async function readPaymentSettings(db: Db): Promise<{ settings: PaymentSettings; version: string }> {
  const settings = await readAll(db)
  return { settings, version: versionOf(settings) }
}

/**
 * Writes all of them in one transaction together with the audit entry. Who saves names the version that was read; those
 * who save at once queue.
 *
 * Fails with `edit-conflict` when somebody else has changed one of them since.
 * @throws ZodError when a value does not fit its setting.
 */
export async function savePaymentSettings(
  db: Db,
  admin: Admin,
  { settings, version }: { settings: PaymentSettings; version: string },
  now: Date,
): Promise<Result<void, { code: 'edit-conflict' }>> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('payment-settings', 31))`.execute(tx)
    const before = await readAll(tx)
    if (versionOf(before) !== version) return fail({ code: 'edit-conflict' })
    await writeSetting(tx, confirmsCertainSetting, settings.confirmsCertain)
    await writeSetting(tx, secondPersonAboveSetting, settings.secondPersonAbove)
    await writeSetting(tx, depositTermsSetting, settings.depositTerms)
    await writeSetting(tx, paymentReminderDaysSetting, settings.reminderDays)
    await writeSetting(tx, transferHoldHoursSetting, settings.transferHoldHours)
    const subject = { kind: 'settings', id: 'payments' }
    await recordAudit(tx, { actor: { id: admin.id }, action: 'settings.change', subject, before, after: settings }, now)
    return ok(undefined)
  })
}

async function readAll(db: Db) {
  return {
    confirmsCertain: await readSetting(db, confirmsCertainSetting),
    secondPersonAbove: await readSetting(db, secondPersonAboveSetting),
    depositTerms: await readSetting(db, depositTermsSetting),
    reminderDays: await readSetting(db, paymentReminderDaysSetting),
    transferHoldHours: await readSetting(db, transferHoldHoursSetting),
  }
}
