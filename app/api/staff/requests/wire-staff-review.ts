import { z } from 'zod'
import { WireDay, WireInstant } from '#app/wire/wire.ts'
import { WireAnswers, WireTravelledIn } from '#app/wire/wire-rating.ts'
import { locales } from '#kernel/locale.ts'
import { reviewStatuses } from '#modules/content/index.ts'
import type { StaffReview } from '#modules/content/index.server.ts'

export const WireStaffReview = z
  .object({
    id: z.string(),
    state: z.enum(reviewStatuses),
    language: z.enum(locales),
    rating: z.int().min(1).max(5),
    name: z.string(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    tourCode: z.string().nullable(),
    date: WireDay,
    text: z.string(),
    reply: z.string().nullable(),
    verified: z.boolean(),
    travelledIn: WireTravelledIn,
    answers: WireAnswers,
    createdAt: WireInstant,
    decision: z.object({ by: z.string(), at: WireInstant, reason: z.string() }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'StaffReview', description: 'A review as staff see it; its version is the entity tag for a decision.' })

export function staffReviewOnWire(review: StaffReview) {
  const { status: state, author: name, writtenOn: date, body: text, isVerified: verified, ...rest } = review
  const {
    id,
    language,
    rating,
    email,
    city,
    tourCode,
    reply,
    writtenAt: createdAt,
    travelledIn,
    answers,
    decision,
    version,
  } = rest
  return {
    id,
    state,
    language,
    rating,
    name,
    email,
    city,
    tourCode,
    date,
    text,
    reply,
    verified,
    travelledIn,
    answers,
    createdAt,
    decision,
    version,
  }
}
