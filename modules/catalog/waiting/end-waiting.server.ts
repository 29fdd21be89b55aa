import type { Db } from '#platform/db/client.server.ts'
import { lockPlace, setState } from '../data/waiting-place-row.server.ts'
import { isOnList } from '../domain/waiting.ts'
import { change } from '../hold-seats.server.ts'

/**
 * Takes a party off the list, as it wishes, as staff decide, or because its time is over; seats that were held for it go
 * to the next in turn. False when it is not on the list any more.
 */
export async function endWaiting(tx: Db, placeId: string, as: 'left' | 'removed' | 'expired'): Promise<boolean> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || !isOnList(place)) return false
  await setState(tx, placeId, as)
  if (place.state === 'offered') await change(tx, place.departureId, { held: -place.seats, sold: 0, allotted: 0 })
  return true
}
