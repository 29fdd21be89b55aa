import { isAlive } from '#modules/booking/index.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'

/** What a page needs that splits an order, or joins another one into it. */
export function splitDeskOf(order: StaffOrder) {
  return {
    order: {
      id: order.id,
      orderNo: order.orderNo,
      state: order.state,
      isAlive: isAlive(order.state),
      version: order.version,
      contact: order.contact,
      currency: order.amounts.total.currency,
    },
    people: order.journeys.flatMap(({ travellers }) =>
      travellers
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ id, firstName, lastName, amount }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          price: amount,
        })),
    ),
  }
}

export type SplitPerson = ReturnType<typeof splitDeskOf>['people'][number]
