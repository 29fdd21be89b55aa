import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { writeHistory } from './data/history.server.ts'
import { lockOrder } from './data/orders.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { own } from './data/tables.server.ts'
import { documentsOfOrder, listDocumentsInForce } from './documents/legal-texts.server.ts'
import { missingOwnConsents, type OwnConsent } from './domain/telephone-agreement.ts'

/** What the customer of an order ticks themselves, and where they come from. */
export type GivenConsents = {
  orderId: string
  kinds: readonly OwnConsent[]
  address: string
  userAgent: string
}

/**
 * Writes down what a customer consents to after staff took their order on the telephone: when, from where, and which
 * version of the text they saw. Each consent stands for itself; what is left out can be given later. Locks the order.
 *
 * Fails with `order-not-found`, `agreements` when nothing that is missing was ticked.
 */
export async function giveOwnConsents(
  db: Db,
  { orderId, kinds, address, userAgent }: GivenConsents,
  now: Date,
): Promise<Result<void, { code: 'order-not-found' | 'agreements' }>> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await findOrder(tx, { id: orderId })
    if (!order) return fail({ code: 'order-not-found' })
    const given = missingOwnConsents(order).filter((kind) => kinds.includes(kind))
    if (given.length === 0) return fail({ code: 'agreements' })
    const { consents, documents, locale, accessToken } = order
    const all = { ...consents.given, ...Object.fromEntries(given.map((kind) => [kind, true])) }
    const regimes = [...new Set(order.tours.map(({ legalRegime }) => legalRegime))]
    const seen = documentsOfOrder(await listDocumentsInForce(tx), { regimes, given: all, locale }).filter(({ id }) =>
      documents.every((known) => known.id !== id),
    )
    const act = {
      kinds: given,
      at: now.toISOString(),
      userAgent: userAgent.slice(0, 400),
      addressHash: hashAddress(accessToken, address),
    }
    await own(tx)
      .updateTable('orders')
      .set({
        consents: toJson({ ...consents, given: all, own: [...(consents.own ?? []), act] }),
        documents: toJson([...documents, ...seen]),
      })
      .where('id', '=', orderId)
      .execute()
    await writeHistory(tx, orderId, { kind: 'consented', facts: { kinds: given }, at: now })
    return ok(undefined)
  })
}
