import type { Locale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { ReviewStatus } from '../domain/review.ts'
import type { FactAnswers, TravelFact } from '../domain/travel-facts.ts'
import { keepTravellerReview } from '../keep-traveller-review.server.ts'

type Facts = {
  rating?: number
  answers?: FactAnswers
  locale?: Locale
  text?: string
  tourCode?: string
  hotelKeys?: readonly string[]
  status?: ReviewStatus
  isSample?: boolean
  /** The journey that it is about, where more than its review matters. */
  departure?: { departureId: string; id: string }
}

/** A review of somebody who came back in October 2026, published unless it is said; gives its public id. */
export async function aTravellerReview(db: Db, facts: Facts = {}, now = new Date('2026-11-20T09:00:00Z')) {
  const { rating = 5, answers = {}, locale = 'tr', status = 'approved', isSample = false } = facts
  const { orderId } = await anOrder(db, facts.departure ? { departure: facts.departure } : {})
  const journey = {
    orderId,
    tourCode: facts.tourCode ?? 'NEAR',
    departsOn: plainDate('2026-10-03'),
    kind: 'umrah' as const,
    hotelKeys: facts.hotelKeys ?? ['near'],
    facts: Object.keys(answers) as TravelFact[],
    email: 'ayse@example.com',
  }
  const text = facts.text ?? 'Rehberimiz annemi hiç yalnız bırakmadı.'
  const draft = { name: 'Ayşe Y.', rating: String(rating), text, answers, hasConsent: true }
  const kept = await keepTravellerReview(db, { draft, journey, locale, address: '192.0.2.1', isSample }, now)
  if (!kept.ok) throw new Error(kept.error.code)
  const { public_id } = await own(db)
    .updateTable('reviews')
    .set({ status })
    .where('order_id', '=', orderId)
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}
