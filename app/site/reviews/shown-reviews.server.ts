import type { Locale } from '#kernel/locale.ts'
import type { TourKind } from '#modules/catalog/index.ts'
import { findRatingSummary, listReviews } from '#modules/content/index.server.ts'
import type { Journey, RatingSummary, Review } from '#modules/content/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The latest reviews that stand on another page than their own, with what those who travelled gave, in every language. */
export type ShownReviews = {
  about: 'tour' | 'journey' | 'hotel'
  reviews: Review[]
  ratings: RatingSummary | undefined
}

/** The others are on the page of all reviews. */
const MOST_REVIEWS = 3

/** Whose words help where nobody has written about the tour itself. */
const journeysLike: Record<TourKind, readonly Journey[]> = {
  umrah: ['umrah', 'umrah-ramadan', 'umrah-family'],
  hajj: [],
  private: ['private'],
  regional: ['regional'],
  turkey: ['regional'],
  day: ['istanbul-day'],
}

/** What travellers wrote about a tour, whichever departure they were on, or else about journeys of its kind. */
export async function reviewsOfTour(
  db: Db,
  { locale, tourCode, kind }: { locale: Locale; tourCode: string; kind: TourKind },
): Promise<ShownReviews> {
  const own = await listReviews(db, { locale, tourCode, limit: MOST_REVIEWS })
  if (own.length > 0) return { about: 'tour', reviews: own, ratings: await findRatingSummary(db, { tourCode }) }
  const journeys = journeysLike[kind]
  const [reviews, ratings] = await Promise.all([
    listReviews(db, { locale, journeys, limit: MOST_REVIEWS }),
    findRatingSummary(db, { journeys }),
  ])
  return { about: 'journey', reviews, ratings }
}

/** What those who stayed in a hotel wrote, and what others wrote by the form about the tours that stay there. */
export async function reviewsOfHotel(
  db: Db,
  { locale, hotel }: { locale: Locale; hotel: { key: string; tourCodes: readonly string[] } },
): Promise<ShownReviews> {
  const [reviews, ratings] = await Promise.all([
    listReviews(db, { locale, hotel, limit: MOST_REVIEWS }),
    findRatingSummary(db, { hotel }),
  ])
  return { about: 'hotel', reviews, ratings }
}
