import type { PlainDate } from '#kernel/plain-date.ts'

export type Availability = 'available' | 'full' | 'closed'

export type DepartureStatus = 'draft' | 'published' | 'full' | 'closed' | 'cancelled'

/** From this number of places down, pages speak of the last places. */
export const FEW_SEATS = 6

export type SeatCount = {
  status: DepartureStatus
  salesCloseOn: PlainDate
  departsOn: PlainDate
  capacity: number
  held: number
  sold: number
  /** Promised to agencies and not sold yet. */
  allotted: number
}

/** Never negative, and zero when staff have declared the departure full. */
export function seatsLeft({ status, capacity, held, sold, allotted }: SeatCount): number {
  return status === 'full' ? 0 : Math.max(0, capacity - held - sold - allotted)
}

/** Whether a departure can be bought on a day. What is closed stays closed even when it is full as well. */
export function availabilityOf(count: SeatCount, today: PlainDate): Availability {
  if (count.status !== 'published' && count.status !== 'full') return 'closed'
  if (today > count.salesCloseOn || today >= count.departsOn) return 'closed'
  return seatsLeft(count) === 0 ? 'full' : 'available'
}
