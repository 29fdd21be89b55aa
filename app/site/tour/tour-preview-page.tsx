import { missing } from '#app/page/missing.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { adminOf, requireAdmin } from '#app/http/middleware/staff.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { readSaleTerms } from '#modules/booking/index.server.ts'
import { parseTourId } from '#modules/catalog/index.ts'
import { previewTour } from '#modules/catalog/index.server.ts'
import { findAssurances } from '#modules/operations/index.server.ts'
import { reviewsOfTour } from '../reviews/shown-reviews.server.ts'
import type { Route } from './+types/tour-preview-page.ts'
import { TourSheet } from './tour-sheet.tsx'

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin]

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tour', 'tours', 'reviews', 'waiting', 'requests', 'intake', 'ui', 'staff-catalogue'],
  isCached: false,
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const request = { id: params.tourId, locale: context.get(localeContext), today: dayInIstanbul(now) }
  const tour = await previewTour(db, admin, request)
  if (!tour) throw missing('tour')
  const { code } = parseTourId(tour.id) ?? { code: '' }
  return {
    tour,
    terms: await readSaleTerms(
      db,
      { ...tour, bands: tour.cancellation, currency: tour.fromPrice.currency },
      request.today,
    ),
    assurances: await findAssurances(db, tour, now),
    reviews: await reviewsOfTour(db, { locale: request.locale, tourCode: code, kind: tour.kind }),
  }
}

/** The page of a departure as visitors will see it, drafts too; for staff alone. */
export default function TourPreviewPage({ loaderData }: Route.ComponentProps) {
  const text = useText('staff-catalogue')
  return (
    <>
      <Notice tone="warning">{text('preview-notice')}</Notice>
      <TourSheet {...loaderData} isIndexed={false} />
    </>
  )
}
