import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { journeys } from './domain/review.ts'

const mark = z.number().min(1).max(5)

const scores = z.object({ guide: mark, hotel: mark, organisation: mark, value: mark })

const day = z.string().transform((value, context): PlainDate => {
  const date = parsePlainDate(value)
  if (date) return date
  context.addIssue({ code: 'custom', message: 'no calendar day' })
  return z.NEVER
})

const ReviewDeck = z.object({
  reviews: z.array(
    z.object({
      id: z.string(),
      demo: z.boolean(),
      language: z.enum(locales),
      rating: z.number().int().min(1).max(5),
      scores,
      date: day,
      city: z.string(),
      tourKind: z.enum(journeys),
      /** The code of the tour, where it is about one. */
      tour: z.string().optional(),
      name: z.string(),
      text: z.string(),
      reply: z.string().nullable(),
      status: z.enum(['pending', 'approved', 'rejected']),
    }),
  ),
})

/**
 * Adds the reviews of a deck, none of them as verified; those that are known by their id stay as they are.
 *
 * @throws ZodError on a bad deck.
 */
export async function importReviews(tx: Db, deck: unknown): Promise<void> {
  const rows = ReviewDeck.parse(deck).reviews.map((review) => ({
    public_id: review.id,
    language: review.language,
    rating: review.rating,
    scores: toJson(review.scores),
    written_on: review.date,
    author: review.name,
    city: review.city,
    journey: review.tourKind,
    tour_code: review.tour ?? null,
    body: review.text,
    reply: review.reply,
    status: review.status,
    is_verified: false,
    is_sample: review.demo,
  }))
  if (rows.length === 0) return
  await own(tx)
    .insertInto('reviews')
    .values(rows)
    .onConflict((known) => known.column('public_id').doNothing())
    .execute()
}
