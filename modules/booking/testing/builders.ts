import { randomUUID } from 'node:crypto'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { OrderRequest } from '../order-request.server.ts'
import { placeOrder } from '../place-order.server.ts'
import type { PlacedOrder } from '../data/find-placed-order.server.ts'
import { aCheckoutDraft, travellerDrafts } from './drafts.ts'

export { aCheckoutDraft, aTravellerDraft, somebodyElse } from './drafts.ts'

/** The moment at which tests place their orders; the journeys of `aDeparture` leave ten weeks later. */
export const noon = new Date('2026-12-01T09:00:00Z')

export function minutesLater(minutes: number, from: Date = noon): Date {
  return new Date(from.getTime() + minutes * 60_000)
}

/** A guest's request for beds in double rooms of one departure, right in every respect. */
export function anOrderRequest(tourId: string, seats = 2, change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    idempotencyKey: randomUUID(),
    lines: [{ tourId, fare: 'double', quantity: seats }],
    currency: undefined,
    quoteId: undefined,
    draft: aCheckoutDraft({ travellers: travellerDrafts(seats, { tourId }) }),
    papers: 'with-order',
    userId: undefined,
    locale: 'tr',
    address: '192.0.2.1',
    userAgent: 'test',
    ...change,
  }
}

/** The same request from somebody else, somewhere else: many of them are many customers. */
export function fromStranger(request: OrderRequest): OrderRequest {
  const stranger = randomUUID()
  const digits = String(Number.parseInt(stranger.slice(0, 7), 16) % 10_000_000).padStart(7, '0')
  const contact = { ...request.draft.contact, email: `${stranger}@example.com`, phone: `0532${digits}` }
  return {
    ...request,
    draft: { ...request.draft, contact },
    address: `2001:db8:${stranger.slice(9, 13)}:${stranger.slice(14, 18)}::1`,
  }
}

/** A placed order of a new departure. */
export async function anOrder(
  db: Db,
  { seats = 2, change, ...wish }: DepartureWish & { seats?: number; change?: Partial<OrderRequest> } = {},
): Promise<PlacedOrder & { departureId: string; tourId: string }> {
  const { departureId, id: tourId } = await aDeparture(db, wish)
  const placed = await placeOrder(db, anOrderRequest(tourId, seats, change), noon)
  if (!placed.ok) throw new Error(`the order was refused: ${JSON.stringify(placed.error)}`)
  return { ...placed.value, departureId, tourId }
}
