import type { Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listOrdersOnDepartures } from '#modules/booking/index.server.ts'
import { listDepartureNames } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { standingNotices } from './data/standing-notices.server.ts'
import { waitsForStaff } from './domain/waits-for-staff.ts'

/** A departure with customers whom somebody has to speak with about what changed. */
export type WaitingChange = {
  /** The public id of the departure. */
  id: string
  name: Localised
  departsOn: PlainDate
  orders: number
  /** When the first of them was told, or answered that they want another departure. */
  since: Date
}

/**
 * Departures that have not come home whose customers are to be called, the next to leave first: they have to know before they
 * leave, they let the day to answer pass, or they asked for another departure and still sit on this one. Three questions.
 */
export async function listWaitingChanges(db: Db, admin: Admin<'orders'>, now: Date): Promise<WaitingChange[]> {
  const notices = await standingNotices(db, admin)
    .where((is) => is.or([is('confirmed_at', 'is', null), is('answer', '=', 'move')]))
    .select(['order_id as orderId', 'departure_id as departureId', 'answer', 'answer_by as answerBy'])
    .select(['told_at as toldAt', 'answered_at as answeredAt', 'reached_at as reachedAt'])
    .execute()
  if (notices.length === 0) return []
  const departureIds = [...new Set(notices.map(({ departureId }) => departureId))]
  const names = await listDepartureNames(db, departureIds)
  const seated = new Set(
    (await listOrdersOnDepartures(db, { departureIds }, now)).map((order) => `${order.id} ${order.departureId}`),
  )
  const today = dayInIstanbul(now)
  return [...Map.groupBy(notices, ({ departureId }) => departureId)]
    .flatMap(([departureId, all]): WaitingChange[] => {
      const departure = names.get(departureId)
      if (!departure || departure.returnsOn < today) return []
      const { id, name, departsOn } = departure
      const waiting = all.filter(
        (each) => seated.has(`${each.orderId} ${departureId}`) && waitsForStaff(each, departsOn, now),
      )
      const since = waiting.map(({ answeredAt, toldAt }) => answeredAt ?? toldAt).toSorted((a, b) => +a - +b)[0]
      return since ? [{ id, name, departsOn, orders: waiting.length, since }] : []
    })
    .toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : 1))
}
