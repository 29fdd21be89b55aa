import { dayInIstanbul, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { findCancellationView, type CancellationView, type StaffOrder } from '#modules/booking/index.server.ts'
import { cancellers, type Canceller } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What staff have chosen: who cancels, when the notice came, and who leaves. */
export type CancellationChoice = { by: Canceller; on: PlainDate | undefined; who: string[] }

export type CancellationDesk = {
  order: { id: string; orderNo: string; customer: string }
  choice: { by: Canceller; on: PlainDate; who: string[] }
  view: CancellationView
}

export function readChoice(form: FormData, now: Date): CancellationChoice {
  const by = cancellers.find((each) => each === form.get('by')) ?? 'customer'
  const on = parseTypedDate(String(form.get('on') ?? ''))
  const who = form.getAll('who').map(String).slice(0, 100)
  // A notice cannot come tomorrow.
  return { by, on: on && on <= dayInIstanbul(now) ? on : undefined, who }
}

/** The choice as a wish: the day of the customer's request where none was chosen; nobody leaves who was not ticked. */
export async function wishOf(db: Db, order: StaffOrder, choice: CancellationChoice, now: Date) {
  const asked = await findCancellationView(db, {
    orderId: order.orderId,
    by: 'customer',
    notice: now,
    travellerIds: [],
  })
  const requestedAt = asked?.request?.requestedAt
  const on = choice.on ?? dayInIstanbul(requestedAt ?? now)
  const exact = [requestedAt, now].find((instant) => instant && dayInIstanbul(instant) === on)
  return {
    orderId: order.orderId,
    by: choice.by,
    notice: exact ?? startInIstanbul(on),
    travellerIds: choice.who,
  }
}

export async function findDesk(
  db: Db,
  order: StaffOrder,
  choice: CancellationChoice,
  now: Date,
): Promise<CancellationDesk> {
  const wish = await wishOf(db, order, choice, now)
  const view = await findCancellationView(db, wish)
  if (!view) throw new Error(`no order ${order.orderId}`)
  return {
    order: { id: order.id, orderNo: order.orderNo, customer: `${order.contact.firstName} ${order.contact.lastName}` },
    choice: { ...choice, on: dayInIstanbul(wish.notice) },
    view,
  }
}

/** Everybody of an order who still travels. */
export function travellingIn({ order }: CancellationView): string[] {
  return order.departures.flatMap(({ travellers }) =>
    travellers.flatMap(({ id, isCancelled }) => (isCancelled ? [] : id)),
  )
}
