import type { ComponentProps } from 'react'
import { artOf } from '#app/pictures/art.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { useWholePicture } from '#app/page/whole-picture.ts'
import { useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import type { SaleTerms } from '#modules/booking/index.server.ts'
import { type TourDetail } from '#modules/catalog/index.ts'
import type { Assurance } from '#modules/operations/index.ts'
import { PictureMosaic } from '../pictures/picture-mosaic.tsx'
import { LatestReviews } from '../reviews/latest-reviews.tsx'
import type { ShownReviews } from '../reviews/shown-reviews.server.ts'
import { BookingBar } from './booking-bar.tsx'
import { BookingBox } from './booking-box.tsx'
import { SameDepartures } from './same-departures.tsx'
import { TourAbout } from './tour-about.tsx'
import { tourEvent } from '#app/found/tour-event.ts'
import { nothingAsked, type AskedLimits } from './read-limits.ts'
import { TourCertainty } from './tour-certainty.tsx'
import { TourEase } from './tour-ease.tsx'
import { TourStart } from './tour-start.tsx'
import { TourFlights } from './tour-flights.tsx'
import { TourHead } from './tour-head.tsx'
import { TourHotels } from './tour-hotels.tsx'
import { TourInclusions } from './tour-inclusions.tsx'
import { TourMap } from './tour-map.tsx'
import { TourNeighbours } from './tour-neighbours.tsx'
import { TourOverview } from './tour-overview.tsx'
import { TourProgram } from './tour-program.tsx'
import { TourTerms } from './tour-terms.tsx'
import styles from './tour-page.module.css'

/** Everything a departure’s page shows: what is sold, for how much, and the box that takes travellers. */
export function TourSheet({
  tour,
  reviews,
  terms,
  assurances,
  refusal,
  asked = nothingAsked,
  isIndexed,
}: {
  tour: TourDetail
  reviews: ShownReviews
  terms: SaleTerms
  assurances: readonly Assurance[]
  refusal?: ComponentProps<typeof BookingBox>['refusal']
  asked?: AskedLimits
  isIndexed: boolean
}) {
  const text = useText('tour')
  const { locale, origin, site } = usePageFrame()
  const cartText = useText('cart')
  const wholePicture = useWholePicture()
  const image = artOf(tour.image, locale)?.src
  const url = origin + paths.tour(locale, tour.id)
  const dates = formatDateRange(tour.departsOn, tour.returnsOn, locale)
  return (
    <main className="wrap">
      <PageHead
        title={joinList([tour.name, dates], locale)}
        description={text('meta-description', {
          promise: tour.promise,
          dates,
          days: tour.days,
        })}
        path={Object.fromEntries(tour.languages.map((each) => [each, paths.tour(each, tour.id)]))}
        image={image}
        isIndexed={isIndexed}
        structuredData={tourEvent(tour, {
          url,
          origin,
          images: image ? [wholePicture(image)] : [],
          organiser: site.firm,
          ratings: reviews.about === 'tour' ? reviews.ratings : undefined,
          fareName: (fare) => cartText(`fare-${fare}`),
        })}
      />
      <TourHead tour={tour} />
      <section>
        <h2 className="visually-hidden">{text('pictures')}</h2>
        <PictureMosaic pictures={[tour.image, ...tour.gallery]} />
      </section>
      <div className={styles.detail}>
        <div className={styles.story}>
          <TourOverview tour={tour} />
          <TourCertainty tour={tour} assurances={assurances} />
          <TourAbout tour={tour} />
          <TourProgram days={tour.program} />
          <TourEase days={tour.program} asked={asked} />
          <TourStart start={tour.start} />
          <TourFlights tour={tour} />
          <TourHotels stays={tour.hotelStays} />
          <TourMap stays={tour.hotelStays} />
          <TourInclusions tour={tour} />
          <TourTerms tour={tour} />
          <LatestReviews shown={reviews} />
        </div>
        <aside className={styles.side}>
          <BookingBox tour={tour} terms={terms} refusal={refusal} />
          <SameDepartures same={tour.sameDeparture} near={tour.nearDepartures} />
        </aside>
      </div>
      <TourNeighbours previous={tour.previous} next={tour.next} />
      <BookingBar tour={tour} />
      <PageScript name="tour-page" />
    </main>
  )
}
