import { passportMonthsOf } from '#modules/catalog/index.ts'
import { passportMonthsSetting } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { ItemSnapshot } from '../domain/order.ts'

export type SnapshotReader = <Sold extends Pick<ItemSnapshot, 'kind' | 'passportMonthsAfterReturn'>>(
  stored: Sold,
) => Sold

/**
 * How snapshots are read. What was sold holds; orders that were placed before every journey abroad said how long a passport
 * has to last, and orders that were imported, may say nothing of it, and the setting of today speaks for them.
 */
export async function snapshotReader(db: Db): Promise<SnapshotReader> {
  const usualMonths = await readSetting(db, passportMonthsSetting)
  return (stored) => ({
    ...stored,
    passportMonthsAfterReturn: passportMonthsOf(stored.kind, stored.passportMonthsAfterReturn, usualMonths),
  })
}
