import type { Locale } from '#kernel/locale.ts'
import { noteChangesOpened, readChanges, type ChangesOfJourney } from '#modules/promises/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What changed since an order was placed; that its page was opened with it is noted, so that nobody is called in vain. */
export async function readOrderChanges(
  db: Db,
  orderId: string,
  locale: Locale,
  now: Date,
): Promise<ChangesOfJourney[]> {
  const journeys = await readChanges(db, orderId, locale, now)
  if (journeys.some(({ open }) => open !== null)) await noteChangesOpened(db, orderId, now)
  return journeys
}
