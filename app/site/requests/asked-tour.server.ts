import { redirect, type RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { missing } from '#app/page/missing.ts'
import type { paths } from '#app/addresses/paths.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTourId, toTourId, type TourDetail } from '#modules/catalog/index.ts'
import { findSoldTour } from '#modules/catalog/index.server.ts'

/** The departure of a form's address. Old links with blanks lead to the hyphens, unknown ones to the screen of tours. */
export async function getAskedTour(
  context: Readonly<RouterContextProvider>,
  tourId: string,
  pathOf: typeof paths.information,
): Promise<TourDetail> {
  const locale = context.get(localeContext)
  const parts = parseTourId(tourId)
  if (!parts) throw missing('tour')
  const id = toTourId(parts)
  if (id !== tourId) throw redirect(pathOf(locale, id), 301)

  const { db } = context.get(servicesContext)
  const tour = await findSoldTour(db, { id, locale, today: dayInIstanbul(new Date()) })
  if (!tour) throw missing('tour')
  return tour
}
