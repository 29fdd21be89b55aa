import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readTourDetail, type TourRequest } from './find-tour.server.ts'
import type { TourDetail } from './domain/tour.ts'

/** A departure with everything its page will show, also while it is a draft; `undefined` without a price for adults. */
export async function previewTour(
  db: Db,
  _admin: Admin<'catalogue'>,
  request: TourRequest,
): Promise<TourDetail | undefined> {
  return readTourDetail(db, request, { withDrafts: true })
}
