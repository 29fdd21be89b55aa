import { sql } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listOrdersOnDepartures } from '#modules/booking/index.server.ts'
import { findDepartureName, listDepartureNames } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readLedgers } from './data/ledger.server.ts'
import { standingNotices } from './data/standing-notices.server.ts'
import { reachOf, type Reach } from './domain/reach.ts'
import { differencesBetween } from './differences.ts'
import type { Weight } from './domain/weight.ts'
import type { Outcome } from './domain/answer.ts'
import { tellDifference } from './tell-difference.server.ts'

/** How many of the orders of a departure have been reached with what changed. */
export type ChangeBoard = {
  /** The public id of the departure. */
  id: string
  name: Localised
  departsOn: PlainDate
  told: number
  reached: number
  isUrgent: boolean
  lastToldAt: Date
}

/** Departures that have not come home of which somebody was told a change: those with most left to reach first. */
export async function listChangeBoards(db: Db, admin: Admin<'orders'>, now: Date): Promise<ChangeBoard[]> {
  const rows = await standingNotices(db, admin)
    .select((row) => [
      'departure_id as departureId',
      row.fn.count<number>('id').as('told'),
      sql<number>`count(*) filter (where coalesce(confirmed_at, reached_at) is not null)`.as('reached'),
      sql<boolean>`bool_or(is_urgent)`.as('isUrgent'),
      row.fn.max('told_at').as('lastToldAt'),
    ])
    .groupBy('departure_id')
    .execute()
  const names = await listDepartureNames(
    db,
    rows.map(({ departureId }) => departureId),
  )
  const today = dayInIstanbul(now)
  return rows
    .flatMap(({ departureId, told, reached, ...row }) => {
      const known = names.get(departureId)
      if (!known || known.returnsOn < today) return []
      const { id, name, departsOn } = known
      return [{ id, name, departsOn, ...row, told: Number(told), reached: Number(reached) }]
    })
    .toSorted((a, b) => b.told - b.reached - (a.told - a.reached) || (a.departsOn < b.departsOn ? -1 : 1))
}

/** An order on the board of a departure: who is to be reached, how far that has come, and the change in its language. */
export type BoardRow = {
  noticeId: string
  order: { publicId: string; orderNo: string; accessToken: string; locale: Locale }
  tourName: Localised
  contact: { name: string; phone: string }
  travellers: string[]
  weight: Weight
  isUrgent: boolean
  reach: Reach
  /** When the last thing happened with it. */
  at: Date
  toldAt: Date
  chattedAt: Date | null
  answer: Outcome | null
  /** What changed, in words in the language of the order. */
  words: string[]
}

/**
 * Everybody who was told of a change of a departure, by its public id, those to call first; orders that have ended are not
 * on it. Nothing for an unknown departure.
 */
export async function readChangeBoard(
  db: Db,
  admin: Admin<'orders'>,
  publicId: string,
  now: Date,
): Promise<{ name: Localised; departsOn: PlainDate; rows: BoardRow[] } | undefined> {
  const departure = await findDepartureName(db, publicId)
  if (!departure) return undefined
  const { departureId } = departure
  const notices = await standingNotices(db, admin).selectAll().where('departure_id', '=', departureId).execute()
  const orders = new Map(
    (await listOrdersOnDepartures(db, { departureIds: [departureId] }, now)).map((order) => [order.id, order]),
  )
  const ledger = (await readLedgers(db, [departureId])).get(departureId) ?? []
  const factsOf = (id: string) => ledger.find((each) => each.id === id)?.facts
  const rows = notices
    .flatMap((notice): BoardRow[] => {
      const order = orders.get(notice.order_id)
      const [before, after] = [factsOf(notice.facts_before), factsOf(notice.facts_after)]
      if (!order || !before || !after) return []
      const { orderNo, accessToken, locale, tourName, contact, travellers } = order
      const { reach, at } = reachOf({
        toldAt: notice.told_at,
        openedAt: notice.opened_at,
        confirmedAt: notice.confirmed_at,
        reachedAt: notice.reached_at,
        isMailed: notice.is_mailed,
      })
      return [
        {
          noticeId: notice.id,
          order: { publicId: order.publicId, orderNo, accessToken, locale },
          tourName,
          contact: { name: contact.name, phone: contact.phone },
          travellers: travellers.map(({ name }) => name),
          weight: notice.weight,
          isUrgent: notice.is_urgent,
          reach,
          at,
          toldAt: notice.told_at,
          chattedAt: notice.chatted_at,
          answer: notice.answer,
          words: differencesBetween(before, after).map((each) => {
            const { what, is } = tellDifference(each, locale)
            return is === '' ? what : `${what}: ${is}`
          }),
        },
      ]
    })
    .toSorted((a, b) => turn[a.reach] - turn[b.reach] || a.toldAt.getTime() - b.toldAt.getTime())
  return { name: departure.name, departsOn: departure.departsOn, rows }
}

/** Who is called first. */
const turn: Record<Reach, number> = { unsent: 0, sent: 1, opened: 2, reached: 3, confirmed: 4 }
