import { data, redirect } from 'react-router'
import { artOf } from '#app/art.ts'
import { missing } from '#app/missing.ts'
import { cartCookies } from '#app/middleware/cart-cookies.server.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { addCookies } from '#app/middleware/session.server.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageHead } from '#app/page-head.tsx'
import { PageScript } from '#app/page-script.tsx'
import { paths } from '#app/paths.ts'
import { useWholePicture } from '#app/pictures/whole-picture.ts'
import { useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { CART_COOKIE, decodeLines } from '#modules/booking/index.ts'
import { parseTourId, toTourId, type TourDetail } from '#modules/catalog/index.ts'
import { findTour } from '#modules/catalog/index.server.ts'
import { listReviews } from '#modules/content/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { PictureMosaic } from '../pictures/picture-mosaic.tsx'
import type { Route } from './+types/tour-page.ts'
import { BookingBar } from './booking-bar.tsx'
import { BookingBox } from './booking-box.tsx'
import { isStillFound } from './is-still-found.ts'
import { addTravellers, readBooking } from './read-booking.ts'
import { SameDepartures } from './same-departures.tsx'
import { TourAbout } from './tour-about.tsx'
import { tourEvent } from './tour-event.ts'
import { TourHead } from './tour-head.tsx'
import { TourHotels } from './tour-hotels.tsx'
import { TourInclusions } from './tour-inclusions.tsx'
import { TourMap } from './tour-map.tsx'
import { TourNeighbours } from './tour-neighbours.tsx'
import { TourOverview } from './tour-overview.tsx'
import { TourProgram } from './tour-program.tsx'
import { TourReviews } from './tour-reviews.tsx'
import { TourTerms } from './tour-terms.tsx'
import styles from './tour-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tour', 'tours', 'reviews'],
  tags: ['catalogue', 'content'],
}

/** The others are on the page of all reviews. */
const MOST_REVIEWS = 5

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const parts = parseTourId(params.tourId)
  if (!parts) throw missing('tour')
  // Ids with blanks are accepted in old links; the hyphens are the address.
  const id = toTourId(parts)
  if (id !== params.tourId) throw redirect(paths.tour(locale, id), 301)

  const { db } = context.get(servicesContext)
  const [tour, reviews] = await Promise.all([
    getTour(id, context),
    listReviews(db, { locale, tourCode: parts.code, limit: MOST_REVIEWS }),
  ])
  return { tour, reviews }
}

/** The booking box without script: the travellers go into the cart that the cookie holds. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const tour = await getTour(params.tourId, context)
  const booking = readBooking(tour, await formFields(request))
  if (!booking.ok) return data({ refusal: booking.error }, { status: booking.error === 'closed' ? 409 : 400 })

  const held = decodeLines(cookiesOf(request).get(CART_COOKIE) ?? '')
  const headers = new Headers()
  addCookies(
    headers,
    cartCookies(addTravellers(held, booking.value, new Date()), context.get(servicesContext).env.publicUrl),
  )
  return redirect(paths.cart(context.get(localeContext)), { status: 303, headers })
}

async function getTour(id: string, context: Route.LoaderArgs['context']): Promise<TourDetail> {
  const { db } = context.get(servicesContext)
  const tour = await findTour(db, { id, locale: context.get(localeContext), today: dayInIstanbul(new Date()) })
  if (!tour) throw missing('tour')
  return tour
}

export default function TourPage({ loaderData: { tour, reviews }, actionData }: Route.ComponentProps) {
  const text = useText('tour')
  const { locale, origin, site, today } = usePageFrame()
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
        path={paths.tour('en', tour.id)}
        image={image}
        isIndexed={isStillFound(tour.departsOn, today)}
        structuredData={tourEvent(tour, {
          url,
          origin,
          images: image ? [wholePicture(image)] : [],
          organiser: site.firm,
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
          <TourAbout tour={tour} />
          <TourProgram days={tour.program} />
          <TourHotels stays={tour.hotelStays} />
          <TourMap stays={tour.hotelStays} />
          <TourInclusions tour={tour} />
          <TourTerms tour={tour} />
          <TourReviews reviews={reviews} />
        </div>
        <aside className={styles.side}>
          <BookingBox tour={tour} refusal={actionData?.refusal} />
          <SameDepartures tours={tour.sameDeparture} />
        </aside>
      </div>
      <TourNeighbours previous={tour.previous} next={tour.next} />
      <BookingBar tour={tour} />
      <PageScript name="tour-page" />
    </main>
  )
}
