import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listOrderStandings, type OrderStanding } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { DeskScope } from './scope.server.ts'

/** A reservation of an agency whose customer has agreed: staff approve it or it comes to nothing. */
export type ReservationToApprove = {
  id: string
  reservationNo: string
  agencyName: string
  agreedAt: Date
  departsOn: PlainDate
  order: OrderStanding
}

/** The reservations of agencies that wait for approval, the longest waiting first, and how many there are. */
export async function listReservationsToApprove(
  db: Db,
  _scope: DeskScope,
  { limit }: { limit: number },
): Promise<{ reservations: ReservationToApprove[]; total: number }> {
  const rows = await own(db)
    .selectFrom('agent_reservations')
    .innerJoin('agencies', 'agencies.id', 'agent_reservations.agency_id')
    .select([
      'agent_reservations.id',
      'reservation_no as reservationNo',
      'agencies.name as agencyName',
      'agreed_at',
      'departs_on as departsOn',
      'order_id',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('agent_reservations.state', '=', 'requested')
    .where('agreed_at', 'is not', null)
    .orderBy('agreed_at')
    .orderBy('agent_reservations.id')
    .limit(limit)
    .execute()
  const standings = await listOrderStandings(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return {
    reservations: rows.flatMap(({ order_id, agreed_at: agreedAt, total: _total, ...row }) => {
      const order = standings.get(order_id)
      return order && agreedAt ? [{ ...row, agreedAt, order }] : []
    }),
    total: rows[0]?.total ?? 0,
  }
}
