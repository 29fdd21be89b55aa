import type { Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findDeparturesForSale, listAllotments, type Allotment } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listAgencyRows } from './data/agencies.server.ts'

/** A departure of which seats are promised: who has how many, and what is left for the shop. */
export type AllottedDeparture = {
  tourId: string
  tourName: Localised
  departsOn: PlainDate
  /** Open to everybody; absent when the departure is no longer on sale. */
  openSeats: number | null
  allotments: (Allotment & { agencyName: string })[]
}

/** The departures to come with promised seats, by day. */
export async function listAllottedDepartures(db: Db, _admin: Admin<'orders'>, now: Date): Promise<AllottedDeparture[]> {
  const today = dayInIstanbul(now)
  const allotments = await listAllotments(db, { from: today })
  const names = new Map((await listAgencyRows(db)).map(({ id, name }) => [id, name]))
  const ids = [...new Set(allotments.map(({ tourId }) => tourId))]
  const onSale = new Map((await findDeparturesForSale(db, ids, today)).map(({ id, seatsLeft }) => [id, seatsLeft]))
  return ids.flatMap((tourId) => {
    const mine = allotments
      .filter((each) => each.tourId === tourId)
      .map((each) => ({ ...each, agencyName: names.get(each.holderId) ?? '' }))
    const [first] = mine
    if (!first) return []
    const { tourName, departsOn } = first
    return [{ tourId, tourName, departsOn, openSeats: onSale.get(tourId) ?? null, allotments: mine }]
  })
}
