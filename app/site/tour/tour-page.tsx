import { data, redirect } from 'react-router'
import { missing } from '#app/page/missing.ts'
import { cartCookies } from '#app/http/middleware/cart-cookies.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies } from '#app/http/middleware/session.server.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { defaultLocale, inEveryLocale, type Locale, type Localised } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { readSaleTerms } from '#modules/booking/index.server.ts'
import { CART_COOKIE, decodeLines } from '#modules/booking/index.ts'
import { parseTourId, toTourId, type TourDetail } from '#modules/catalog/index.ts'
import { findSoldTour, findTour } from '#modules/catalog/index.server.ts'
import { findAssurances } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { Elsewhere } from '../elsewhere/elsewhere.tsx'
import { reviewsOfTour } from '../reviews/shown-reviews.server.ts'
import { isStillFound } from './is-still-found.ts'
import { limitNames, readLimits } from './read-limits.ts'
import { addTravellers, readBooking } from './read-booking.ts'
import type { Route } from './+types/tour-page.ts'
import { TourSheet } from './tour-sheet.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['tour', 'tours', 'reviews', 'waiting', 'requests', 'intake', 'ui'],
  query: limitNames,
  openQuery: limitNames,
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const parts = parseTourId(params.tourId)
  if (!parts) throw missing('tour')
  // Ids with blanks are accepted in old links; the hyphens are the address.
  const id = toTourId(parts)
  if (id !== params.tourId) throw redirect(paths.tour(locale, id), 301)

  const { db } = context.get(servicesContext)
  const now = new Date()
  const today = dayInIstanbul(now)
  const tour = await findTour(db, { id, locale, today })
  if (!tour) return data(await findElsewhere(db, { id, today }), { status: 404 })
  const [reviews, terms, assurances] = await Promise.all([
    reviewsOfTour(db, { locale, tourCode: parts.code, kind: tour.kind }),
    readSaleTerms(db, { ...tour, bands: tour.cancellation, currency: tour.fromPrice.currency }, today),
    findAssurances(db, tour, now),
  ])
  const asked = readLimits(url.searchParams)
  return { kind: 'here' as const, tour, reviews, terms, assurances, asked, pathIn: pathsOf(id, tour.languages) }
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

/** Where a departure can be read that the language of the visitor does not have. */
async function findElsewhere(db: Db, { id, today }: { id: string; today: PlainDate }) {
  const sold = await findSoldTour(db, { id, locale: defaultLocale, today })
  if (!sold) throw missing('tour')
  const names = await Promise.all(
    sold.languages.map(async (each) => [each, (await findTour(db, { id, locale: each, today }))?.name] as const),
  )
  return { kind: 'elsewhere' as const, titles: Object.fromEntries(names), pathIn: pathsOf(id, sold.languages) }
}

/** Languages without the tour show their list of tours instead. */
function pathsOf(id: string, languages: readonly Locale[]): Localised {
  return inEveryLocale((locale) => (languages.includes(locale) ? paths.tour(locale, id) : paths.tours(locale)))
}

export default function TourPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today } = usePageFrame()
  if (loaderData.kind === 'elsewhere') return <TourElsewhere {...loaderData} />
  const { tour, reviews, terms, assurances, asked } = loaderData
  return (
    <TourSheet
      tour={tour}
      reviews={reviews}
      terms={terms}
      assurances={assurances}
      refusal={actionData?.refusal}
      asked={asked}
      isIndexed={isStillFound(tour.departsOn, today) && !asked.isAsked}
    />
  )
}

function TourElsewhere({ titles, pathIn }: { titles: Partial<Localised>; pathIn: Localised }) {
  const text = useText('tour')
  const locale = useLocale()
  return (
    <Elsewhere
      title={text('elsewhere')}
      lead={text('elsewhere-lead')}
      list={{ href: paths.tours(locale), label: text('elsewhere-list') }}
      titles={titles}
      pathIn={pathIn}
    />
  )
}
