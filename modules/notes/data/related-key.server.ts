import { reachesEverybody } from '#modules/accounts/index.ts'
import { findUser, type Admin } from '#modules/accounts/index.server.ts'
import { findOrderNames } from '#modules/booking/index.server.ts'
import { findDepartureName } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RelatedTo } from '../domain/note.ts'

export type RelatedKey = { user_id: string | null; order_id: string | null; departure_id: string | null }

const nothing: RelatedKey = { user_id: null, order_id: null, departure_id: null }

/** The key of what a note is about; orders are found by their number too. `undefined` when there is no such thing. */
export async function relatedKeyOf(
  db: Db,
  admin: Admin<'orders'>,
  related: RelatedTo | null,
): Promise<RelatedKey | undefined> {
  switch (related?.kind) {
    case undefined:
      return nothing
    case 'user': {
      // Accounts are everybody's.
      const user = reachesEverybody(admin) ? await findUser(db, { id: related.id }) : undefined
      return user && { ...nothing, user_id: user.id }
    }
    case 'order': {
      const order = await findOrderNames(db, admin, related.id)
      return order && { ...nothing, order_id: order.orderId }
    }
    case 'departure': {
      const departure = await findDepartureName(db, related.id)
      return departure && { ...nothing, departure_id: departure.departureId }
    }
  }
}
