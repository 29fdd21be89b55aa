import type { Leader } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { identityColumns, openNumbers } from './data/identity-numbers.server.ts'
import { own } from './data/tables.server.ts'

/** As many digits as tell one passport of a group from another. */
const TAIL_LENGTH = 4

/**
 * The last four places of a traveller's passport number, for whoever leads them; empty where none was entered. That the
 * leader leads them has been found out by the caller. The log notes that it was read.
 */
export async function findPassportTail(db: Db, leader: Leader, passengerId: string, now: Date): Promise<string> {
  const row = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .select(['passengers.id', 'order_items.order_id', ...identityColumns])
    .where('passengers.id', '=', passengerId)
    .executeTakeFirst()
  const passportNo = row && openNumbers(db, row).passportNo
  if (!passportNo) return ''
  const subject = { kind: 'order', id: row.order_id } as const
  const after = { passportTails: 1 }
  await recordAudit(db, { actor: leader, action: 'personal-data.read', subject, after }, now)
  return passportNo.slice(-TAIL_LENGTH)
}
