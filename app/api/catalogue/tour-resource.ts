import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { wholePicture } from '#app/page/whole-picture.ts'
import { tourEvent } from '#app/found/tour-event.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTourId } from '#modules/catalog/index.ts'
import { findTour, matchHolidays } from '#modules/catalog/index.server.ts'
import { findRatingSummary, getSite } from '#modules/content/index.server.ts'
import type { Route } from './+types/tour-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { detailOnWire } from './tour-on-wire.ts'
import { holidayOnWire } from './wire-holiday.ts'
import { WireTour } from './wire-tour.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'A departure', answers: { 200: WireTour }, problems: ['tour_not_found'] } },
}

/** One departure with its programme, hotels and prices. */
export async function loader(call: Route.LoaderArgs) {
  const { context, params } = call
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const tour = await findTour(db, { id: params.tourId, locale, today: dayInIstanbul(new Date()) })
  if (!tour) {
    const title = translator(locale, 'tour')('not-found')
    return refuseWith(call, 'tour_not_found', { title, detail: title })
  }

  const origin = env.publicUrl.origin
  const holidays = (await matchHolidays(db, tour.departsOn, tour.returnsOn)).map(holidayOnWire)
  const site = await getSite(db, locale)
  const jsonLd = tourEvent(tour, {
    url: origin + paths.tour(locale, tour.id),
    origin,
    images: [wholePicture(`/art/${tour.image}.svg`, { main: origin, image: env.imageHost })],
    organiser: site.firm,
    ratings: await findRatingSummary(db, { tourCode: parseTourId(tour.id)?.code }),
    fareName: (fare) => translator(locale, 'cart')(`fare-${fare}`),
  })
  return publicAnswer(call, detailOnWire(tour, { origin, holidays, jsonLd }))
}
