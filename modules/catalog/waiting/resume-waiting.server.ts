import type { Db } from '#platform/db/client.server.ts'
import { lockPlace, setState } from '../data/waiting-place-row.server.ts'

/** Puts a party that was taken off the list back where it stood; false when it was not taken off. */
export async function resumeWaiting(tx: Db, placeId: string): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (place?.state !== 'removed') return false
  await setState(tx, placeId, 'waiting')
  return true
}
