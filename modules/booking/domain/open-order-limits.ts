/** How many orders and seats may wait for their money at once, and how many in a day, lapsed ones included. */
export type OpenOrderLimit = { orders: number; seats: number; dayOrders: number; daySeats: number }

/** `contact` counts by e-mail address and by phone number, `network` by where orders were sent from. */
export type OpenOrderLimits = { contact: OpenOrderLimit; network: OpenOrderLimit }

/**
 * A cart in three currencies makes three orders, and three families of nine may share one organiser. Eight families of
 * nine may order at once in one hall, and as many again on the same day. How these were chosen: docs/decisions/0065.
 */
export const defaultOpenOrderLimits: OpenOrderLimits = {
  contact: { orders: 4, seats: 27, dayOrders: 8, daySeats: 54 },
  network: { orders: 12, seats: 72, dayOrders: 24, daySeats: 144 },
}

export const LIMIT_HOURS = 24

/** An order of the last day, or one that still waits, that nothing was paid for; `isOpen` while its seats are held. */
export type UnpaidOrder = { seats: number; isOpen: boolean; isSameContact: boolean; isSameNetwork: boolean }

/** Whether an order of so many seats may join those that nothing was paid for. */
export function mayHoldMore(unpaid: readonly UnpaidOrder[], seats: number, limits: OpenOrderLimits): boolean {
  const ofContact = unpaid.filter(({ isSameContact }) => isSameContact)
  const ofNetwork = unpaid.filter(({ isSameNetwork }) => isSameNetwork)
  return fits(ofContact, seats, limits.contact) && fits(ofNetwork, seats, limits.network)
}

function fits(unpaid: readonly UnpaidOrder[], seats: number, limit: OpenOrderLimit): boolean {
  const open = unpaid.filter(({ isOpen }) => isOpen)
  return (
    open.length < limit.orders &&
    unpaid.length < limit.dayOrders &&
    seatsIn(open) + seats <= limit.seats &&
    seatsIn(unpaid) + seats <= limit.daySeats
  )
}

function seatsIn(orders: readonly UnpaidOrder[]): number {
  return orders.reduce((sum, { seats }) => sum + seats, 0)
}
