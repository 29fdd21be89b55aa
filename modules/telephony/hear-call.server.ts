import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { callableOrTyped } from '#platform/phone/phone-country.server.ts'
import { own } from './data/tables.server.ts'
import { statesFrom, type CallEvent } from './domain/call-event.ts'

/**
 * Takes down what the exchange says of a call. The same news twice, and older news after newer, change nothing. A call
 * that somebody answers rings nowhere else any more, whether or not the exchange says so. Numbers are kept as they are
 * dialled, those that cannot be read as they came.
 */
export async function hearCall(db: Db, { call, extension, phone, state }: CallEvent, now: Date): Promise<void> {
  const number = await callableOrTyped(db, phone)
  await inTransaction(db, async (tx) => {
    await own(tx)
      .insertInto('incoming_calls')
      .values({ exchange_call: call, extension, phone: number, state, rang_at: now, changed_at: now })
      .onConflict((same) =>
        same
          .columns(['exchange_call', 'extension'])
          .doUpdateSet({ state, changed_at: now })
          .where('incoming_calls.state', 'not in', statesFrom(state)),
      )
      .execute()
    if (state !== 'answered') return
    await own(tx)
      .updateTable('incoming_calls')
      .set({ state: 'ended', changed_at: now })
      .where('exchange_call', '=', call)
      .where('extension', '<>', extension)
      .where('state', '=', 'ringing')
      .execute()
  })
}
