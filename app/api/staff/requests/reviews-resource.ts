import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { PageQuery, pageListOf, sortedBy } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { locales } from '#kernel/locale.ts'
import { reviewSorts, reviewStatuses } from '#modules/content/index.ts'
import { listStaffReviews } from '#modules/content/index.server.ts'
import type { Route } from './+types/reviews-resource.ts'
import { refuseFilter } from '../orders/order-filter.server.ts'
import { answerStaff } from '../staff-call.server.ts'
import { staffReviewOnWire, WireStaffReview } from './wire-staff-review.ts'

const ReviewFilter = PageQuery.extend({
  q: z.string().max(100).optional(),
  state: z.enum(reviewStatuses).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  language: z.enum(locales).optional(),
  sort: sortedBy(reviewSorts),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'Reviews for staff, those that wait for a decision first',
      query: ReviewFilter,
      answers: { 200: pageListOf(WireStaffReview) },
      problems: ['filter_invalid'],
    },
  },
}

/** Reviews in every state, filtered, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'content', async (db, admin) => {
    const filter = ReviewFilter.safeParse(
      Object.fromEntries([...call.url.searchParams].filter(([, value]) => value !== '')),
    )
    if (!filter.success) return refuseFilter(call, filter.error)
    const { state: status, language: locale, ...rest } = filter.data
    const { reviews, total } = await listStaffReviews(db, admin, { ...rest, status, locale })
    const body = pageOf(reviews.map(staffReviewOnWire), { ...filter.data, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
