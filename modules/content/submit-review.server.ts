import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { listTourNames } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import { checkReview, type ReviewDraft, type ReviewProblem } from './domain/check-review.ts'

export type ReviewSubmission = {
  draft: ReviewDraft
  /** The code of the tour that it is about; empty when it is about none in particular. */
  tourCode: string
  /** The language of the page on which it was written. */
  locale: Locale
  /** The network address of the visitor; only a hash of it is kept. */
  address: string
}

export type ReviewRefusal = { code: 'tour-not-found' } | { code: 'invalid-fields'; problems: ReviewProblem[] }

/**
 * Keeps a visitor's review. Whether they travelled with us is not known, so it is never verified. It is pending: nobody sees it until the agency has approved it. Gives the public id.
 * Fails with `tour-not-found` or `invalid-fields`.
 */
export async function submitReview(
  db: Db,
  { draft, tourCode, locale, address }: ReviewSubmission,
  now: Date,
): Promise<Result<{ publicId: string }, ReviewRefusal>> {
  const checked = checkReview(draft)
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  if (tourCode !== '' && !(await listTourNames(db, locale)).some(({ code }) => code === tourCode))
    return fail({ code: 'tour-not-found' })

  const publicId = newToken()
  await own(db)
    .insertInto('reviews')
    .values({
      public_id: publicId,
      language: locale,
      rating: checked.value.rating,
      scores: null,
      written_on: dayInIstanbul(now),
      author: checked.value.name,
      city: null,
      journey: null,
      body: checked.value.text,
      reply: null,
      status: 'pending',
      is_verified: false,
      is_sample: false,
      tour_code: tourCode || null,
      email: checked.value.email,
      address_hash: hashAddress(publicId, address),
      order_id: null,
      travelled_on: null,
      hotel_keys: null,
      answers: null,
    })
    .execute()
  return ok({ publicId })
}
