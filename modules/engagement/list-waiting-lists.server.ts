import type { Admin } from '#modules/accounts/index.server.ts'
import { listWaitingDepartures, type WaitingDeparture, type WaitingListRequest } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** One page of the departures for which somebody waits, the next to leave first unless asked otherwise. */
export async function listWaitingLists(
  db: Db,
  _admin: Admin<'orders'>,
  request: WaitingListRequest,
): Promise<{ departures: WaitingDeparture[]; total: number }> {
  return listWaitingDepartures(db, request)
}
