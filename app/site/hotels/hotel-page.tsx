import { formHeaders } from '#app/intake/take-page-form.server.ts'
import { redirect } from 'react-router'
import { artOf } from '#app/pictures/art.ts'
import { missing } from '#app/page/missing.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import { paths } from '#app/addresses/paths.ts'
import { useWholePicture } from '#app/page/whole-picture.ts'
import { hotelData } from '#app/found/structured-data/hotel.ts'
import { useText } from '#app/ui/text.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import { joinList } from '#kernel/join-list.ts'
import { inEveryLocale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findHotel, type HotelDetail } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { PictureMosaic } from '../pictures/picture-mosaic.tsx'
import { LatestReviews } from '../reviews/latest-reviews.tsx'
import { reviewsOfHotel } from '../reviews/shown-reviews.server.ts'
import { InquiryForm } from '../requests/inquiry-form.tsx'
import { receiveInquiry } from '../requests/receive-inquiry.server.ts'
import type { Route } from './+types/hotel-page.ts'
import { HotelAbout } from './hotel-about.tsx'
import { HotelHead } from './hotel-head.tsx'
import styles from './hotel-page.module.css'
import { HotelPlace } from './hotel-place.tsx'
import { HotelScale } from './hotel-scale.tsx'
import { HotelTours } from './hotel-tours.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['hotels', 'tour', 'tours', 'reviews', 'requests', 'ui'],
}

/** The box beside the text holds so many departures; all of them are a click away. */
const TOUR_LIMIT = 4

export async function loader({ params, context }: Route.LoaderArgs) {
  const hotel = await getHotel(params.link, context)
  // A link of another language leads to the hotel's own, so that every hotel has one address in a language.
  if (hotel.link !== params.link) throw redirect(paths.hotel(context.get(localeContext), hotel.link), 301)
  const pathIn = inEveryLocale((each) => paths.hotel(each, hotel.links[each]))
  const { db } = context.get(servicesContext)
  const reviews = await reviewsOfHotel(db, { locale: context.get(localeContext), hotel })
  return { hotel, pathIn, reviews }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { key, name } = await getHotel(params.link, context)
  return receiveInquiry(context, await formFields(request), { kind: 'hotel', key, name })
}

async function getHotel(link: string, context: Route.LoaderArgs['context']): Promise<HotelDetail> {
  const hotel = await findHotel(context.get(servicesContext).db, {
    link,
    locale: context.get(localeContext),
    today: dayInIstanbul(new Date()),
    tourLimit: TOUR_LIMIT,
  })
  if (!hotel) throw missing('hotel')
  return hotel
}

export const headers = formHeaders

/** One hotel: where it is, what it has, how far one walks, and the journeys that stay in it. */
export default function HotelPage({ loaderData: { hotel, pathIn, reviews }, actionData }: Route.ComponentProps) {
  const text = useText('hotels')
  const { locale, origin } = usePageFrame()
  const wholePicture = useWholePicture()
  const pictures = [hotel.image, ...hotel.gallery]
  const images = pictures.flatMap((key) => artOf(key, locale)?.src ?? [])
  const description = firstSentence(hotel.description)
  return (
    <main className="wrap">
      <PageHead
        title={joinList([hotel.name, hotel.cityName], locale)}
        description={description}
        path={pathIn}
        image={images[0]}
        structuredData={hotelData({
          ...hotel,
          description,
          url: origin + paths.hotel(locale, hotel.link),
          images: images.map(wholePicture),
          facilities: hotel.facilities.map(({ name }) => name),
        })}
      />
      <HotelHead hotel={hotel} />
      <PictureMosaic pictures={pictures} />
      <div className={styles.scale}>
        <HotelScale hotel={hotel} />
      </div>
      <div className={styles.detail}>
        <div className={styles.story}>
          <HotelAbout hotel={hotel} />
          <HotelPlace hotel={hotel} />
          <LatestReviews shown={reviews} />
        </div>
        <aside className={styles.side}>
          <HotelTours hotel={hotel} />
        </aside>
      </div>
      <section className={styles.ask}>
        <h2>{text('ask')}</h2>
        <InquiryForm
          action={paths.hotel(locale, hotel.link)}
          answer={actionData}
          labels={{ hint: text('ask-hint'), send: text('ask-send') }}
        />
      </section>
      <PageScript name="pictures" />
    </main>
  )
}
