import { addDays, addMonths, type PlainDate } from '#kernel/plain-date.ts'

/** How long people of orders are known. */
export type OrderRetention = {
  /** After the return, until travellers are pseudonymised and the numbers of their papers go. */
  travellerDays: number
  /** After the order, until the customer is; as long as the books must be kept. */
  orderYears: number
}

export const defaultOrderRetention: OrderRetention = { travellerDays: 730, orderYears: 10 }

/** Journeys that returned before the first day and orders placed before the second one are over time. */
export function retentionDays(
  { travellerDays, orderYears }: OrderRetention,
  today: PlainDate,
): { returnedBefore: PlainDate; placedBefore: PlainDate } {
  return { returnedBefore: addDays(today, -travellerDays), placedBefore: addMonths(today, -12 * orderYears) }
}
