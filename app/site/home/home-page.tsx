import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { agencyData, websiteData } from '#app/found/structured-data/agency.ts'
import { useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  listCatalogueCards,
  listHotelDistances,
  listDurations,
  listOccasions,
  listServices,
  listTourMonths,
  listTours,
} from '#modules/catalog/index.server.ts'
import { findRatingSummary, listInstagramShares, listReviews } from '#modules/content/index.server.ts'
import { liraRatesOf } from '#modules/catalog/index.ts'
import { listShownRates } from '#modules/ledger/index.server.ts'
import type { Route } from './+types/home-page.ts'
import { CallBack } from './call-back.tsx'
import { CategoryPosters } from './category-posters.tsx'
import { Counters } from './counters.tsx'
import { DepartureBoard } from './departure-board.tsx'
import { DistanceScale } from './distance-scale.tsx'
import { Finder } from './finder.tsx'
import { Hero } from './hero.tsx'
import { MonthChart } from './month-chart.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { Promises } from './promises.tsx'
import { QuizTeaser } from './quiz-teaser.tsx'
import { ReviewQuotes } from './review-quotes.tsx'
import { ServicesSection } from './services-section.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isUnderBar: true,
  areas: ['home', 'tours', 'reviews'],
}

/** The four roads of the home page, by the keys of their categories. */
const POSTERS = ['umrah', 'hajj', 'istanbul', 'regional']

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const rates = liraRatesOf(await listShownRates(db))
  const [departures, months, occasions, durations, distances, cards, services, reviews, ratings, shares] =
    await Promise.all([
      listTours(db, { filter: { kinds: ['umrah'] }, sort: 'departureDate', page: 1, pageSize: 5, locale, today }),
      listTourMonths(db, { today, locale, rates }),
      listOccasions(db, { today, locale }),
      listDurations(db, today),
      listHotelDistances(db, locale),
      listCatalogueCards(db, { locale, today, rates }),
      listServices(db, locale),
      listReviews(db, { locale, limit: 12 }),
      findRatingSummary(db),
      listInstagramShares(db, { locale, limit: 6 }),
    ])
  return {
    departures: departures.tours,
    months,
    occasions,
    durations,
    distances: distances.filter(({ city }) => city === 'makkah'),
    posters: POSTERS.flatMap((key) => cards.filter((card) => card.key === key)),
    services: services.filter(({ key }) => key !== 'all-services'),
    reviews,
    ratings,
    shares,
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const text = useText('home')
  const { site, origin, locale, languages } = usePageFrame()
  return (
    <main>
      <PageHead
        title={text('meta-title')}
        description={text('meta-description')}
        path="/"
        structuredData={[agencyData(site, { origin, locale }), websiteData(site, { origin, locale, languages })]}
      />
      <Hero />
      <Finder months={loaderData.months} occasions={loaderData.occasions} durations={loaderData.durations} />
      <Promises />
      <DepartureBoard departures={loaderData.departures} />
      <DistanceScale hotels={loaderData.distances} />
      <CategoryPosters posters={loaderData.posters} />
      <MonthChart months={loaderData.months} />
      <QuizTeaser />
      <Counters />
      <ReviewQuotes reviews={loaderData.reviews} ratings={loaderData.ratings} />
      <ServicesSection services={loaderData.services} />
      <CallBack />
      <PhotoStrip shares={loaderData.shares} />
    </main>
  )
}
