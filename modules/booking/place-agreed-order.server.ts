import { randomUUID } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import { zero } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { holdSeats, holdSeatsFor } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { writeTogether } from '#platform/db/write-together.server.ts'
import type { PlacedOrder } from './data/find-placed-order.server.ts'
import type { StoredTelephoneAgreement } from './data/tables.server.ts'
import { namelessTraveller } from './domain/blank-traveller.ts'
import type { ConsentKind, Contact, TravellerToCome } from './domain/checkout.ts'
import { seatsOf, type PriceLine } from './domain/price-cart.ts'
import type { OrderRefusal } from './order-refusal.server.ts'
import { layOutFamilies, type GroupOfOrder } from './lay-out-families.server.ts'
import { readOrderTerms } from './order-terms.server.ts'
import { quoteCart, type AgreedPrice, type Quote } from './quote-cart.server.ts'
import { writeOrder, type HeldSeats, type RestOfOrder } from './write-order.server.ts'

/** An order that was offered by us or by somebody who sells for us, at a price agreed with the customer. */
export type AgreedOrder = {
  /** The agency, from whose allotments seats come first; absent when we sell ourselves. */
  holderId: string | null
  lines: readonly PriceLine[]
  agreedPrices: readonly AgreedPrice[]
  /** A group whose people are known: everybody is named at once, and each family pays its share. */
  group?: GroupOfOrder | undefined
  contact: Contact
  consents: Record<ConsentKind, boolean>
  /** What a member of staff wrote down for a customer on the telephone. */
  told?: StoredTelephoneAgreement | undefined
  /** The member of staff who looks after the customer; none where an agency sold. */
  keeperId: string | null
  note: string
  locale: Locale
  /** Until when the seats wait for their money. */
  holdUntil: Date
  address: string
  userAgent: string
}

export type AgreedOrderRefusal = Extract<OrderRefusal, { code: 'cart-empty' | 'refused-lines' | 'seats-gone' }>

/**
 * Places an order at agreed prices inside the caller's transaction: holds the seats, those of the agency's allotment
 * first, writes the order with a place for every traveller, whose names and papers come later, and opens its payment. The
 * travellers of a group are named, and its families have a payment each.
 *
 * Fails with `cart-empty`, `refused-lines` or `seats-gone`; then nothing is written.
 */
export async function placeAgreedOrder(
  tx: Db,
  order: AgreedOrder,
  now: Date,
): Promise<Result<PlacedOrder, AgreedOrderRefusal>> {
  return inTransaction(tx, async (part): Promise<Result<PlacedOrder, AgreedOrderRefusal>> => {
    const { lines, agreedPrices, holderId, told, group } = order
    const wish = { lines, agreedPrices, agreedDiscount: group?.free.discount, isMember: false }
    const quoted = await quoteCart(part, { ...wish, holderId: holderId ?? undefined }, now)
    if (!quoted.ok) return quoted
    const written = await writeOrder(
      part,
      {
        quote: quoted.value,
        terms: await readOrderTerms(part, quoted.value.currency, now),
        takeSeats: (rest) => holdAll(part, quoted.value, holderId, rest),
        travellers: group?.travellers ?? placesOf(lines),
        customer: { ...order, mode: 'guest', userId: null },
        from: order,
        key: { idempotencyKey: `${holderId === null ? 'offer' : 'agent'}:${randomUUID()}`, requestHash: '' },
        holdUntil: order.holdUntil,
        placed: holderId === null ? { channel: 'offer' } : { agency: holderId },
        agreed: told,
        keeperId: order.keeperId,
        isMailed: order.consents.preInformation,
      },
      now,
    )
    if (!written.ok) return written
    if (group) {
      const priceOf = (fare: string) =>
        quoted.value.lines.find((line) => line.fare === fare)?.unitPrice ?? zero(quoted.value.currency)
      const { holdUntil } = order
      await layOutFamilies(
        part,
        { orderId: written.value.orderId, total: written.value.total, priceOf, holdUntil },
        group,
        now,
      )
    }
    return written
  })
}

/** Departures come sorted by id, the order in which everybody locks them. */
async function holdAll(
  tx: Db,
  { departures, lines }: Quote,
  holderId: string | null,
  rest: RestOfOrder,
): Promise<Result<null, Extract<OrderRefusal, { code: 'seats-gone' }>>> {
  const holds: HeldSeats[] = []
  for (const { departureId, id, days } of departures) {
    const seats = seatsOf(lines.filter(({ tourId }) => tourId === id))
    const held = await hold(tx, { departureId, holderId, seats })
    if (!held) return fail({ code: 'seats-gone', tourId: id, days })
    holds.push({ departureId, seats, from: held.from })
  }
  await writeTogether(tx, rest(holds))
  return ok(null)
}

async function hold(tx: Db, { holderId, ...wish }: { departureId: string; holderId: string | null; seats: number }) {
  if (holderId !== null) return holdSeatsFor(tx, { ...wish, holderId })
  return (await holdSeats(tx, wish.departureId, wish.seats)) && { from: null }
}

/** A place for everybody, nameless until the agency tells who travels. */
function placesOf(lines: readonly PriceLine[]): TravellerToCome[] {
  return lines.flatMap(({ tourId, fare, quantity }) =>
    Array.from({ length: quantity }, () => namelessTraveller(tourId, fare)),
  )
}
