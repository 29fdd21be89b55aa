import { sql, type SqlBool } from 'kysely'

/**
 * Who has a seat, bought or kept: a condition of queries on orders joined with their holds. Neither those of cancelled and
 * expired orders nor those of orders whose time to pay is over have one.
 */
export function hasSeat(now: Date) {
  return sql<SqlBool>`(
    orders.state in ('paid', 'partially_paid') and coalesce(seat_holds.state, 'sold') <> 'released'
    or orders.state = 'awaiting_payment'
      and (seat_holds.state = 'sold' or seat_holds.state = 'held' and seat_holds.expires_at > ${now})
  )`
}
