import { isUuid } from '#kernel/ids.ts'
import { foldForSearch } from '#kernel/text.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { identityColumns, openNumbers } from './data/identity-numbers.server.ts'
import { own } from './data/tables.server.ts'
import type { TravellerDraft } from './domain/checkout.ts'

/** A traveller who may be somebody of an earlier order, by the id that `findCaller` gives. */
export type ReturningTraveller = TravellerDraft & { earlierId: string }

/**
 * Gives travellers the numbers of their papers from an earlier order that staff reach, so that no form carries them.
 * Only somebody of the same name gets them, and only where nothing was typed: whoever was put in another's place has
 * papers of their own. What was opened is noted in the audit log.
 */
export async function takeOverPapers(
  db: Db,
  admin: Admin<'orders'>,
  travellers: readonly ReturningTraveller[],
  now: Date,
): Promise<TravellerDraft[]> {
  const ids = travellers.flatMap(({ earlierId }) => (isUuid(earlierId) ? [earlierId] : []))
  const earlier = ids.length === 0 ? [] : await readEarlier(db, admin, ids)
  const drafts = travellers.map(({ earlierId, ...draft }) => {
    const known = earlier.find(({ id, first_name, last_name }) => {
      const isSame = nameKey(first_name, last_name) === nameKey(draft.firstName, draft.lastName)
      return id === earlierId && isSame
    })
    if (!known) return { draft, isTaken: false }
    const { tckn, passportNo } = openNumbers(db, known)
    const taken = { tckn: draft.tckn || (tckn ?? ''), passportNo: draft.passportNo || (passportNo ?? '') }
    return { draft: { ...draft, ...taken }, isTaken: true }
  })
  const taken = drafts.filter(({ isTaken }) => isTaken).length
  if (taken > 0) {
    const act = { action: 'personal-data.read', subject: { kind: 'passengers', id: 'earlier' } } as const
    await recordAudit(db, { actor: admin, ...act, after: { travellers: taken } }, now)
  }
  return drafts.map(({ draft }) => draft)
}

async function readEarlier(db: Db, admin: Admin<'orders'>, ids: readonly string[]) {
  return own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['passengers.id', 'passengers.first_name', 'passengers.last_name', ...identityColumns])
    .where('passengers.id', 'in', ids)
    .where(withinReach(admin, keeperOf))
    .execute()
}

function nameKey(firstName: string, lastName: string): string {
  return foldForSearch(`${firstName} ${lastName}`)
}
