import type { Db } from '#platform/db/client.server.ts'
import { submitReview } from '../submit-review.server.ts'

type Facts = { name?: string; text?: string; rating?: string; locale?: 'tr' | 'en' | 'ar'; tourCode?: string }

/** A review as a visitor sends it, waiting for a decision; five stars in Turkish unless said otherwise. Gives its id. */
export async function aReview(db: Db, facts: Facts = {}, now = new Date()): Promise<string> {
  const { locale = 'tr', tourCode = '', ...typed } = facts
  const draft = {
    name: 'Ayşe Y.',
    email: 'ayse@example.com',
    rating: '5',
    text: 'Rehberimiz çok sabırlıydı.',
    ...typed,
  }
  const submitted = await submitReview(db, { draft, tourCode, locale, address: '192.0.2.1' }, now)
  if (!submitted.ok) throw new Error(submitted.error.code)
  return submitted.value.publicId
}
