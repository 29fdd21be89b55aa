import { sql } from 'kysely'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { orderRetentionSetting } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { noteOfferEvent, setOfferState } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'

const BATCH = 200

/** An offer that became no journey is kept as long as a question is. */
export const UNSOLD_KEPT_DAYS = 365

/** What stands where a person stood. */
const NOBODY = '—'

/** The offers that were written for a proven address, without the keys that open them. */
export async function readOffersFor(db: Db, email: string) {
  return own(db)
    .selectFrom('agent_offers')
    .select(['offer_no', 'state', 'total_minor', 'currency', 'first_name', 'last_name', 'phone', 'city', 'created_at'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Takes the person out of the offers that were written for an address, inside the caller's transaction, and ends those
 * that are open. Number, journeys and sums stay; what became an order is kept there as the books need it.
 */
export async function forgetOffersFor(tx: Db, email: string, now: Date): Promise<void> {
  const rows = await own(tx)
    .selectFrom('agent_offers')
    .select(['id', 'state'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of rows.filter(({ state }) => state === 'draft' || state === 'sent')) {
    await setOfferState(tx, id, 'expired', { answered_at: now })
    await noteOfferEvent(tx, { offerId: id, kind: 'expired' }, now)
  }
  await forget(
    tx,
    rows.map(({ id }) => id),
  )
}

/**
 * Takes people out of offers whose time is over: a year after one came to nothing; of an accepted one as long after the
 * answer as travellers are known, and not before its journey has ended. A run takes at most two hundred offers, the next
 * one goes on. Gives how many.
 */
export async function forgetOffers(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  const { travellerDays } = await readSetting(db, orderRetentionSetting)
  return inTransaction(db, async (tx) => {
    const rows = await own(tx)
      .selectFrom('agent_offers')
      .select('id')
      .where('first_name', '<>', NOBODY)
      .where((offer) =>
        offer.or([
          offer.and([
            offer('state', 'in', ['rejected', 'expired']),
            offer('answered_at', '<', startInIstanbul(addDays(today, -UNSOLD_KEPT_DAYS))),
          ]),
          offer.and([
            offer('state', '=', 'accepted'),
            offer('answered_at', '<', startInIstanbul(addDays(today, -travellerDays))),
            offer.not(
              offer.exists(
                offer
                  .selectFrom('agent_reservations')
                  .select('agent_reservations.id')
                  .whereRef('agent_reservations.offer_id', '=', 'agent_offers.id')
                  .where('agent_reservations.returns_on', '>=', today),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('answered_at')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    await forget(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

/** Also what was written about them: it may name anybody. */
async function forget(tx: Db, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  await own(tx)
    .updateTable('agent_offers')
    .set({ first_name: NOBODY, last_name: NOBODY, email: '', phone: '', city: '', note: '' })
    .where('id', 'in', offerIds)
    .execute()
  await own(tx).updateTable('agent_offer_events').set({ words: '' }).where('offer_id', 'in', offerIds).execute()
  const reservations = own(tx).selectFrom('agent_reservations').select('id').where('offer_id', 'in', offerIds)
  await own(tx)
    .updateTable('agent_reservation_events')
    .set({ words: '' })
    .where('reservation_id', 'in', reservations)
    .execute()
  await own(tx)
    .updateTable('agent_reservations')
    .set({ note: '', cancel_reason: '' })
    .where('offer_id', 'in', offerIds)
    .execute()
}
