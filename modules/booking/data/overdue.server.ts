import { sql } from 'kysely'

/** Whether a part should have been paid before today, in Istanbul, if its order stands. */
export const isPartOverdue = sql<boolean>`(
  order_payment_parts.paid_at is null and order_payment_parts.withdrawn_at is null
  and order_payment_parts.due_on < day_in_istanbul()
)`

/** What of an order should have been paid before today, in Istanbul; `null` when nothing is late or it does not stand. */
export const overdueMinor = sql<number | null>`(
  select sum(order_payment_parts.amount_minor)::bigint from order_payment_parts
  where order_payment_parts.order_id = orders.id and orders.state in ('awaiting_payment', 'partially_paid')
    and ${isPartOverdue}
)`

/** As a column or a condition of a query on orders. */
export const isOverdue = sql<boolean>`(${overdueMinor} is not null)`
