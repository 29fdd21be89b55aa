import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findHotel } from '#modules/catalog/index.server.ts'
import type { Route } from './+types/hotel-resource.ts'
import { publicAnswer } from './public-answer.server.ts'
import { hotelOnWire, WireHotel } from './wire-hotel.ts'

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: { summary: 'A hotel, by its link in any language', answers: { 200: WireHotel }, problems: ['not_found'] },
  },
}

const TOUR_LIMIT = 20

/** One hotel with the departures that stay in it. */
export async function loader(call: Route.LoaderArgs) {
  const { context, params } = call
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const hotel = await findHotel(db, { link: params.link, locale, today, tourLimit: TOUR_LIMIT })
  if (hotel) return publicAnswer(call, hotelOnWire(hotel, env.publicUrl.origin))
  const title = translator(locale, 'hotels')('not-found')
  return refuseWith(call, 'not_found', { title, detail: title })
}
