import type { PlainDate } from '#kernel/plain-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import type { Workspace } from '#modules/operations/index.ts'
import { readDiary, readGroupRoads, stampRoads } from '#modules/road/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RoadsOfDay } from './road-card.tsx'

/** Ends an asking for news of the road with an empty answer while nothing was marked since. @throws Response */
export async function leaveUnchanged(db: Db, date: PlainDate, since: string | null): Promise<void> {
  if (since === null) return
  const departures = await listDeparturesBetween(db, { from: date, to: date })
  const stamp = await stampRoads(
    db,
    departures.map(({ departureId }) => departureId),
  )
  if (stamp === since) throw new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
}

/** What leaders marked about the departures of a day, and how long rites took lately. */
export async function readRoadsOfDay(db: Db, { tours }: Workspace, now: Date): Promise<RoadsOfDay> {
  const ids = tours.map(({ departureId }) => departureId)
  return {
    roads: Object.fromEntries(await readGroupRoads(db, ids)),
    stamp: await stampRoads(db, ids),
    diary: await readDiary(db, now),
  }
}
