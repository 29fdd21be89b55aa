import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { toLine } from './data/lines.server.ts'
import { own } from './data/tables.server.ts'
import { decideLine } from './decide-line.server.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import { transferMatcher } from './match-transfers.server.ts'
import { confirmsCertainSetting, secondPersonAboveSetting } from './settings.server.ts'

const MOST_AT_ONCE = 1000

/**
 * Confirms the lines that are certain, each in a transaction of its own and compared once more with what is awaited
 * now. Without being asked it does so only when the setting allows it; amounts that need two people are left to them.
 */
export async function confirmCertain(
  db: Db,
  admin: Admin<'payments'>,
  { statementId, isAsked }: { statementId?: string; isAsked: boolean },
  now: Date,
): Promise<{ confirmed: number }> {
  if (!isAsked && !(await readSetting(db, confirmsCertainSetting))) return { confirmed: 0 }
  const limits = await readSetting(db, secondPersonAboveSetting)
  const rows = await own(db)
    .selectFrom('bank_lines')
    .selectAll()
    .where('state', '=', 'to_decide')
    .where('certainty', '=', 'certain')
    .$if(statementId !== undefined, (query) => query.where('statement_id', '=', statementId ?? ''))
    .orderBy('booked_on')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute()

  const { match, byRef } = await transferMatcher(db, now)
  let confirmed = 0
  for (const line of rows.map(toLine)) {
    if (needsSecondPerson(line.amount, limits)) continue
    const { certainty, proposals } = match(line)
    const reference = certainty === 'certain' ? byRef.get(proposals[0]?.attemptRef ?? '')?.reference : undefined
    if (reference === undefined) continue
    const request = { lineId: line.id, version: line.version, decision: { kind: 'payment', reference } } as const
    const decided = await decideLine(db, isAsked ? { by: admin } : { by: 'rule' }, request, now)
    if (decided.ok) confirmed += 1
  }
  return { confirmed }
}
