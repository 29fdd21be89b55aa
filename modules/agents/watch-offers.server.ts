import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteOfferEvent, setOfferState } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import { offerToMail } from './jobs/queues.server.ts'

const BATCH = 200

/** How many days before its last one a customer is reminded of an offer. */
const REMIND_DAYS = 2

/** Ends the offers whose last day is past; run twice, each ends once. Gives how many ended. */
export async function endOffers(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const rows = await own(tx)
      .selectFrom('agent_offers')
      .select('id')
      .where('state', 'in', ['draft', 'sent'])
      .where('valid_until', '<', today)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    for (const { id } of rows) {
      await setOfferState(tx, id, 'expired', { answered_at: now })
      await noteOfferEvent(tx, { offerId: id, kind: 'expired' }, now)
    }
    return rows.length
  })
}

/** Reminds customers of offers that end in two days and that they have not answered, once each. Gives how many. */
export async function remindOfOffers(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const rows = await own(tx)
      .selectFrom('agent_offers')
      .select(['id', 'email'])
      .where('state', '=', 'sent')
      .where('valid_until', '>=', today)
      .where('valid_until', '<=', addDays(today, REMIND_DAYS))
      .where('reminded_at', 'is', null)
      .where('email', '<>', '')
      // Whoever got it a moment ago needs no reminder yet.
      .where('sent_at', '<', new Date(now.getTime() - 12 * 3_600_000))
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    for (const { id, email } of rows) {
      await own(tx).updateTable('agent_offers').set({ reminded_at: now }).where('id', '=', id).execute()
      const eventId = await noteOfferEvent(tx, { offerId: id, kind: 'reminded', words: email }, now)
      await enqueue(tx, offerToMail, { offerId: id, eventId, kind: 'reminder' })
    }
    return rows.length
  })
}
