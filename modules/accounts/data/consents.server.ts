import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { ACCOUNT_TEXT_VERSION, type AccountConsent, type ConsentSource } from '../domain/consents.ts'
import { addressHashOf } from '../address.server.ts'
import { own } from './tables.server.ts'

/** Where and how somebody agreed. */
export type ConsentAct = {
  source: ConsentSource
  language: Locale
  address: string
  userAgent: string
  /** Which words stood beside the ticks, where they were not those of an account. */
  textVersions?: Partial<Record<AccountConsent, string>>
}

/** Writes what somebody agreed to, refused or was shown; earlier acts stay. */
export async function addConsents(
  tx: Db,
  userId: string,
  given: Partial<Record<AccountConsent, boolean>>,
  act: ConsentAct,
  now: Date,
): Promise<void> {
  const rows = Object.entries(given).map(([kind, isGiven]) => ({
    user_id: userId,
    kind: kind as AccountConsent,
    is_given: isGiven,
    source: act.source,
    text_version: act.textVersions?.[kind as AccountConsent] ?? ACCOUNT_TEXT_VERSION,
    language: act.language,
    address_hash: addressHashOf(act.address),
    user_agent: act.userAgent.slice(0, 400),
    happened_at: now,
  }))
  if (rows.length > 0) await own(tx).insertInto('user_consents').values(rows).execute()
}

/** Whether the latest word about it was yes. */
export async function hasConsent(db: Db, userId: string, kind: AccountConsent): Promise<boolean> {
  const row = await own(db)
    .selectFrom('user_consents')
    .select('is_given')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.is_given ?? false
}
