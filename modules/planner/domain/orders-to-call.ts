import type { PlainDate } from '#kernel/plain-date.ts'

type LateStep = { order: { id: string; orderNo: string }; person: { id: string | null }; lastDay: PlainDate }

/** An order with the step that is over for longest, and of how many people any is. */
export type OrderToCall<Step extends LateStep = LateStep> = Step & { count: number }

/** The orders in which steps are late, those for longest first. */
export function ordersToCall<Step extends LateStep>(steps: readonly Step[]): OrderToCall<Step>[] {
  return byOrder(steps).map(([first, ofOrder]) => ({
    ...first,
    count: new Set(ofOrder.map(({ person }) => person.id)).size,
  }))
}

/** The same of what was found of different people apart. */
export function joinOrdersToCall<Order extends OrderToCall>(found: readonly Order[]): Order[] {
  return byOrder(found).map(([first, ofOrder]) => ({
    ...first,
    count: ofOrder.reduce((sum, { count }) => sum + count, 0),
  }))
}

function byOrder<Step extends LateStep>(steps: readonly Step[]): [first: Step, ofOrder: Step[]][] {
  const longestFirst = steps.toSorted(
    (a, b) => compare(a.lastDay, b.lastDay) || compare(a.order.orderNo, b.order.orderNo),
  )
  return [...Map.groupBy(longestFirst, ({ order }) => order.id).values()].flatMap((ofOrder): [Step, Step[]][] => {
    const [first] = ofOrder
    return first ? [[first, ofOrder]] : []
  })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
