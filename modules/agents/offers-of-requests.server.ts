import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { noteOfferEvent, offers, setOfferState, toOffer, type Offer } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import type { OfferRequest } from './domain/offer.ts'
import { ownedBy, type HouseScope } from './scope.server.ts'

/** Offers of our own that answer some requests, the newest first, in one query. */
export async function listOffersOfRequests(
  db: Db,
  scope: HouseScope,
  requests: readonly OfferRequest[],
): Promise<(Offer & { request: OfferRequest })[]> {
  if (requests.length === 0) return []
  const rows = await offers(db)
    .where(ownedBy(scope))
    .where(
      'request_id',
      'in',
      requests.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(toOffer).flatMap(({ request, ...offer }) => {
    const isAsked = request && requests.some(({ kind, id }) => kind === request.kind && id === request.id)
    return isAsked ? [{ ...offer, request }] : []
  })
}

/**
 * Locks the open offers that answer a request, inside the caller's transaction: whoever accepts one of them waits until
 * it ends. Called before an order of the request takes seats, because acceptance locks in this order too.
 */
export async function lockOffersOfRequest(tx: Db, scope: HouseScope, request: OfferRequest): Promise<string[]> {
  const rows = await own(tx)
    .selectFrom('agent_offers')
    .select('id')
    .where(ownedBy(scope))
    .where('request_kind', '=', request.kind)
    .where('request_id', '=', request.id)
    .where('state', 'in', ['draft', 'sent'])
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends locked offers, because what they answered became an order in another way: nobody buys the same journey twice. */
export async function withdrawOffers(tx: Db, scope: HouseScope, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    await setOfferState(tx, id, 'expired', { answered_at: now })
    await noteOfferEvent(tx, { offerId: id, kind: 'expired', words: 'withdrawn', userId: scope.userId }, now)
    const act = { action: 'offer.withdraw', subject: { kind: 'offer', id } } as const
    await recordAudit(tx, { actor: { id: scope.userId }, ...act }, now)
  }
}
