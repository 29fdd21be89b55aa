import { data, redirect } from 'react-router'
import { cartCookies } from '#app/http/middleware/cart-cookies.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { addCookies } from '#app/http/middleware/session.server.ts'
import { waitingOfferCookie } from '#app/http/middleware/waiting-offer-cookie.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DateRangeText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { CART_COOKIE, decodeLines } from '#modules/booking/index.ts'
import { isOfferLive, type TourDetail } from '#modules/catalog/index.ts'
import { countWaitingBefore, findSoldTour, findWaitingPlace } from '#modules/catalog/index.server.ts'
import { leaveWaitingList } from '#modules/engagement/index.server.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BookingForm } from '../tour/booking-form.tsx'
import { addTravellers, readBooking } from '../tour/read-booking.ts'
import type { Route } from './+types/waiting-page.ts'
import styles from './waiting-pages.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['waiting', 'tour', 'tours', 'ui'],
}

/** The place of a party on a waiting list, for whoever has its address: its turn, and the seats that are held for it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const { place, tour } = await readPlace(context, params.waitingToken, now)
  const isLive = isOfferLive(place, now)
  return {
    token: place.token,
    seats: place.seats,
    state: place.state === 'offered' && !isLive ? ('expired' as const) : place.state,
    turn: place.state === 'waiting' ? (await countWaitingBefore(db, place.id)) + 1 : null,
    until: isLive ? place.expiresAt : null,
    tour: tour && { id: tour.id, name: tour.name, departsOn: tour.departsOn, returnsOn: tour.returnsOn },
    booking: isLive && tour && tour.availability !== 'closed' ? offered(tour, place.seats) : null,
  }
}

/** The party leaves the list, or chooses rooms for the seats that are held and goes on to the checkout. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const here = paths.waitingPlace(locale, params.waitingToken)
  const { place, tour } = await readPlace(context, params.waitingToken, now)
  const fields = await formFields(request)
  if (fields['intent'] === 'leave') {
    await leaveWaitingList(db, place.token)
    return redirect(here, 303)
  }
  if (!tour || !isOfferLive(place, now)) return data({ refusal: 'over' as const }, { status: 409 })
  const booking = readBooking(offered(tour, place.seats), fields)
  if (!booking.ok) return data({ refusal: booking.error }, { status: booking.error === 'closed' ? 409 : 400 })
  const others = decodeLines(cookiesOf(request).get(CART_COOKIE) ?? '').filter(({ tourId }) => tourId !== tour.id)
  const kept = new Headers()
  const maxAgeSeconds = place.expiresAt ? Math.ceil((place.expiresAt.getTime() - now.getTime()) / 1000) : 3600
  addCookies(kept, [
    ...cartCookies(addTravellers(others, booking.value, now), env.publicUrl),
    waitingOfferCookie({ token: place.token, maxAgeSeconds }, env.publicUrl),
  ])
  return redirect(paths.checkout(locale, { currency: tour.fares[0]?.price.currency }), { status: 303, headers: kept })
}

async function readPlace(context: Route.LoaderArgs['context'], token: string, now: Date) {
  const { db } = context.get(servicesContext)
  const place = await findWaitingPlace(db, { token })
  if (!place) throw data(null, { status: 404 })
  const tour = await findSoldTour(db, {
    id: place.tourId,
    locale: context.get(localeContext),
    today: dayInIstanbul(now),
  })
  return { place, tour }
}

/** The departure as its party may book it: with the seats that are held for it, and none else. */
function offered(tour: TourDetail, seats: number): TourDetail {
  return { ...tour, seatsLeft: seats, availability: tour.availability === 'closed' ? 'closed' : 'available' }
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function WaitingPage({ loaderData: place, actionData }: Route.ComponentProps) {
  const text = useText('waiting')
  const { tour, seats } = place
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('place-title')} path={`/waiting/${place.token}`} isIndexed={false} />
      <header>
        <h1>{text('place-title')}</h1>
        {tour && (
          <p>
            <b>{tour.name}</b> · <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
          </p>
        )}
        <p className={styles.second}>{text('for-seats', { count: seats })}</p>
      </header>
      {actionData && <Refusal refusal={actionData.refusal} seats={seats} />}
      <State place={place} />
    </main>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Refusal({ refusal, seats }: { refusal: 'over' | 'no-price' | 'too-many' | 'closed'; seats: number }) {
  const text = useText('waiting')
  const tour = useText('tour')
  const words = {
    over: text('expired'),
    closed: tour('closed'),
    'no-price': tour('no-price'),
    'too-many': tour('too-many', { count: seats }),
  }
  return (
    <Notice tone="error" isAnnounced>
      {words[refusal]}
    </Notice>
  )
}

function State({ place }: { place: Shown }) {
  const text = useText('waiting')
  const { state, turn, booking } = place
  switch (state) {
    case 'waiting':
      return (
        <div className={styles.card}>
          <p>{text('turn', { turn: String(turn) })}</p>
          <p className={styles.second}>{text('turn-lead')}</p>
          <Leave place={place} />
        </div>
      )
    case 'offered':
      return booking ? <Offered place={place} booking={booking} /> : <Over place={place} words={text('closed')} />
    case 'taken':
      return <Over place={place} words={text('taken')} isGood />
    case 'expired':
      return <Over place={place} words={text('expired')} />
    case 'left':
    case 'removed':
      return <Over place={place} words={text('left')} />
  }
}

function Offered({ place, booking }: { place: Shown; booking: TourDetail }) {
  const text = useText('waiting')
  const locale = useLocale()
  return (
    <div className={styles.card}>
      <Notice tone="success" title={text('offered')}>
        {place.until ? (
          <>
            {text('until')} <InstantText instant={place.until} /> {text('in-istanbul')}
          </>
        ) : (
          text('offered-lead')
        )}
      </Notice>
      <BookingForm tour={booking} action={paths.waitingPlace(locale, place.token)} label={text('take')}>
        <p className={styles.second}>{text('take-lead')}</p>
      </BookingForm>
      <Leave place={place} />
    </div>
  )
}

function Leave({ place: { token, state } }: { place: Shown }) {
  const text = useText('waiting')
  const locale = useLocale()
  return (
    <form method="post" action={paths.waitingPlace(locale, token)}>
      <Button look="outline" name="intent" value="leave">
        {text(state === 'offered' ? 'give-back' : 'leave')}
      </Button>
    </form>
  )
}

function Over({ place: { tour }, words, isGood = false }: { place: Shown; words: string; isGood?: boolean }) {
  const locale = useLocale()
  return (
    <div className={styles.card}>
      <Notice tone={isGood ? 'success' : 'warning'}>{words}</Notice>
      {tour && (
        <p>
          <ButtonLink look="outline" href={paths.tour(locale, tour.id)}>
            {tour.name}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
