import type { Db } from '#platform/db/client.server.ts'
import { lockPlace, setState } from '../data/waiting-place-row.server.ts'
import { isOfferLive } from '../domain/waiting.ts'
import { change } from '../hold-seats.server.ts'

/**
 * Turns the seats that an offer holds into those of an order, inside the caller's transaction. Fewer travellers give the
 * rest to the next in turn, more of them need free seats. False when the offer is over, is for another departure, or the
 * seats that are missing are not there; then nothing has changed.
 */
export async function takeOfferedSeats(
  tx: Db,
  { token, departureId, seats }: { token: string; departureId: string; seats: number },
  now: Date,
): Promise<boolean> {
  const place = await lockPlace(tx, { token })
  if (!place || place.departureId !== departureId || !isOfferLive(place, now)) return false
  const held = seats - place.seats
  if (
    held !== 0 &&
    !(await change(tx, departureId, { held, sold: 0, allotted: 0 }, held > 0 ? ['published'] : undefined))
  )
    return false
  await setState(tx, place.id, 'taken')
  return true
}
