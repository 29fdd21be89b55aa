import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { endWaiting } from './end-waiting.server.ts'

/** As `endWaiting`, and nothing of the place is kept. */
export async function dropWaitingPlace(tx: Db, placeId: string): Promise<void> {
  await endWaiting(tx, placeId, 'left')
  await own(tx).deleteFrom('waiting_places').where('id', '=', placeId).execute()
}
