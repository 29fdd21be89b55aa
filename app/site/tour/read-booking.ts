import { z } from 'zod'
import { addLine, lineId, type Cart, type CartLine, type CookieLine } from '#modules/booking/index.ts'
import { isFare, priceParty, type TourDetail } from '#modules/catalog/index.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { MAX_PARTY } from '#app/acts/cart/booking-offer.ts'

export type BookingRefusal = 'no-price' | 'too-many' | 'closed'

const travellers = z.coerce.number().int().min(0).max(MAX_PARTY)
const Form = z.object({
  room: z.string().refine(isFare),
  adults: travellers.min(1),
  children: travellers.default(0),
  babies: travellers.default(0),
})

/**
 * Reads the booking box as it is sent without script: the rows of the cart for a party in rooms of a size. Refuses
 * parties that have no price, that are larger than the places left, and tours that are not sold now.
 */
export function readBooking(
  tour: TourDetail,
  fields: Record<string, string>,
): Result<{ id: string; quantity: number }[], BookingRefusal> {
  if (tour.availability !== 'available' || tour.saleMode !== 'cart') return fail('closed')
  const form = Form.safeParse(fields)
  if (!form.success) return fail('no-price')
  const { room, ...party } = form.data
  if (party.adults + party.children > tour.seatsLeft) return fail('too-many')
  const option = priceParty(tour.fares, party).find(({ fare }) => fare === room)
  if (!option) return fail('no-price')
  return ok(option.lines.map(({ fare, travellers: quantity }) => ({ id: lineId(tour.id, fare), quantity })))
}

/** The rows of a cart with more travellers in it. */
export function addTravellers(
  held: readonly CookieLine[],
  rows: readonly { id: string; quantity: number }[],
  now: Date,
): readonly CartLine[] {
  const all = [...held.map((row) => ({ ...row, id: lineId(row.tourId, row.fare) })), ...rows]
  return all.reduce((cart: Cart, row) => addLine(cart, row, now), { lines: [], version: 0 }).lines
}
