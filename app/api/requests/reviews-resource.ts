import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { z } from 'zod'
import { nextCursorLink } from '#app/wire/page-of.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { WireDay } from '#app/wire/wire.ts'
import { ratingOnWire, WireAnswers, WireRating, WireTravelledIn } from '#app/wire/wire-rating.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { intakeBody, IntakeAnswer, typed } from '#app/api/calls/intake-body.server.ts'
import { fieldsRefused } from '#app/intake/refuse-intake.server.ts'
import { takeCall } from '#app/api/calls/take-call.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { locales } from '#kernel/locale.ts'
import { fail } from '#kernel/result.ts'
import { parseTourId } from '#modules/catalog/index.ts'
import type { Review } from '#modules/content/index.ts'
import { findRatingSummary, readReviewFeed, submitReview } from '#modules/content/index.server.ts'
import type { Route } from './+types/reviews-resource.ts'
import { sayReviewProblems } from '#app/acts/requests/say-review-problems.server.ts'

const TourId = z
  .string()
  .max(120)
  .refine((id) => parseTourId(id) !== undefined)

const ReviewsQuery = z.object({
  tourId: TourId.optional().meta({ description: 'The id of any departure of the tour.' }),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

const WireReview = z
  .object({
    id: z.string(),
    language: z.enum(locales),
    rating: z.int().min(1).max(5),
    name: z.string(),
    city: z.string().nullable(),
    date: WireDay,
    text: z.string(),
    reply: z.string().nullable(),
    verified: z.boolean(),
    travelledIn: WireTravelledIn,
    answers: WireAnswers,
  })
  .meta({ id: 'Review', description: 'An approved review, in the language it was written in.' })

const ReviewBody = intakeBody({
  name: typed,
  email: typed,
  rating: z.number().default(0).meta({ description: 'A whole number from 1 to 5.' }),
  text: typed,
  tourId: z.string().max(120).default('').meta({ description: 'The id of a departure of the tour; may be left out.' }),
})

export const handle: ResourceHandle = {
  methods: ['GET', 'POST'],
  describes: {
    GET: {
      summary: 'Approved reviews, the latest first',
      query: ReviewsQuery,
      answers: {
        200: z.object({
          data: z.array(WireReview),
          meta: z.object({
            nextCursor: z.string().nullable(),
            total: z.int(),
            average: z.number().nullable().meta({ description: 'Of all that match, to a tenth.' }),
            travellers: WireRating.nullable(),
          }),
        }),
      },
      problems: ['filter_invalid', 'cursor_invalid'],
    },
    POST: {
      summary: 'Write a review; it is shown after approval',
      body: ReviewBody,
      answers: { 202: IntakeAnswer },
      problems: ['human_check_failed', 'rating', 'email', 'tour_not_found'],
    },
  },
}

/** What travellers wrote, in every language, as a feed. */
export async function loader(call: Route.LoaderArgs) {
  const { context, url } = call
  const { db, env } = context.get(servicesContext)
  const query = readQuery(call, ReviewsQuery)
  if (!query.ok) return query.error
  const { tourId, rating, cursor, limit } = query.value
  const tourCode = tourId === undefined ? undefined : parseTourId(tourId)?.code
  const feed = await readReviewFeed(db, { tourCode, rating, cursor, limit })
  if (!feed.ok) {
    const title = translator(context.get(localeContext), 'problems')('cursor_invalid')
    return refuseWith(call, 'cursor_invalid', { title, detail: title })
  }
  const { reviews, total, average, nextCursor } = feed.value
  const travellers = await findRatingSummary(db, { tourCode, rating })
  const body = {
    data: reviews.map(reviewOnWire),
    meta: {
      nextCursor,
      total,
      average: average === null ? null : average / 10,
      travellers: travellers ? ratingOnWire(travellers) : null,
    },
  }
  return publicAnswer(call, body, nextCursorLink(url, env.publicUrl.origin, nextCursor))
}

export async function action(call: Route.ActionArgs) {
  const { db } = call.context.get(servicesContext)
  return takeCall(call, {
    body: ReviewBody,
    message: (locale) => translator(locale, 'contact')('review-success'),
    async keep({ name, email, rating, text, tourId }, { locale, address, now }) {
      const tourCode = tourId === '' ? '' : parseTourId(tourId)?.code
      if (tourCode === undefined) return fail({ code: 'tour_not_found' })
      const draft = { name, email, rating: String(rating), text }
      const submitted = await submitReview(db, { draft, tourCode, locale, address }, now)
      if (submitted.ok) return submitted
      if (submitted.error.code === 'tour-not-found') return fail({ code: 'tour_not_found' })
      return fail(fieldsRefused(sayReviewProblems(locale, submitted.error.problems), ['rating', 'email']))
    },
  })
}

function reviewOnWire(review: Review): z.input<typeof WireReview> {
  const { id, language, rating, author, city, writtenOn, body, reply, isVerified, travelledIn, answers } = review
  return {
    id,
    language,
    rating,
    name: author,
    city,
    date: writtenOn,
    text: body,
    reply,
    verified: isVerified,
    travelledIn,
    answers,
  }
}
