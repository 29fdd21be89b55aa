import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { offerPlace } from '../data/offer-places.server.ts'
import { lockPlace } from '../data/waiting-place-row.server.ts'
import { isSoldNoLonger } from '../domain/waiting.ts'
import { seatsTag } from '../page-tags.server.ts'

export type OfferPlaceFailure =
  | { code: 'not-waiting' }
  | { code: 'not-on-sale' }
  | { code: 'too-few-seats'; free: number }

/**
 * Offers seats to a party out of turn, also to one whose time was over, and on a departure that staff declared full.
 *
 * Fails with `not-waiting`, `not-on-sale`, or `too-few-seats` when fewer are free than it needs.
 */
export async function offerOutOfTurn(
  tx: Db,
  placeId: string,
  today: PlainDate,
): Promise<Result<void, OfferPlaceFailure>> {
  const place = await lockPlace(tx, { id: placeId })
  if (!place || (place.state !== 'waiting' && place.state !== 'expired')) return fail({ code: 'not-waiting' })
  if (isSoldNoLonger(place, today)) return fail({ code: 'not-on-sale' })
  if (place.free < place.seats) return fail({ code: 'too-few-seats', free: Math.max(0, place.free) })
  await offerPlace(tx, place)
  await invalidatePages(tx, seatsTag(place.tourId))
  return ok(undefined)
}
