import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { times } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  acceptOffer,
  agreeToReservation,
  askAboutOffer,
  findPublicOffer,
  noteOfferSeen,
  rejectOffer,
  type ReserveFailure,
} from '#modules/agents/index.server.ts'
import { DepositSentence } from '#app/offers/deposit-sentence.tsx'
import { fareName, roomsAtFare, travellersAtFare } from '#modules/booking/index.ts'
import {
  documentsByConsent,
  countPaidFamilies,
  findAgreedOrder,
  findDepositStanding,
  listDocumentsInForce,
} from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/offer-page.ts'
import { givenConsents, offerConsents } from './offer-consent-kinds.ts'
import { AcceptForm, AgreeForm } from './accept-forms.tsx'
import styles from './offer-page.module.css'
import { Questions } from './questions.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['agents', 'checkout', 'forms', 'ui'],
  query: ['done'],
}

const TRIES = { max: 30, perSeconds: 600 }

/** An agency's offer, for whoever has its address. What the shop asks and the agency earns is not in it. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const offer = await findPublicOffer(db, params.offerToken, now)
  if (!offer) throw data(null, { status: 404 })
  await noteOfferSeen(db, offer.token, now)
  const ids = [...new Set(offer.lines.map(({ tourId }) => tourId))]
  const departures = await findDeparturesForSale(db, ids, dayInIstanbul(now))
  const inForce = await listDocumentsInForce(db)
  const documents = documentsByConsent([...new Set(departures.map(({ legalRegime }) => legalRegime))])
  const sold = offer.lines.map(({ tourId, quantity, price }) => ({
    tourId,
    quantity,
    lineTotal: times(price, quantity),
  }))
  const order = offer.orderId === null ? undefined : await findAgreedOrder(db, { id: offer.orderId })
  return {
    token: offer.token,
    offerNo: offer.offerNo,
    state: offer.isOver ? ('expired' as const) : offer.state,
    agency: offer.agency && {
      name: offer.agency.name,
      phone: formatPhone(offer.agency.phone, locale),
      hasLogo: offer.agency.hasLogo,
    },
    isToAgree: offer.isToAgree,
    isPilgrimage: departures.some(({ kind }) => kind === 'umrah' || kind === 'hajj'),
    consents: offerConsents.map((kind) => ({
      kind,
      documents: documents[kind].map((id) => ({ id, title: inForce[id].title[locale] })),
    })),
    duty: formatMoney(offer.total, locale),
    customer: offer.customer,
    until: formatDate(offer.validUntil, locale),
    note: offer.note,
    total: offer.total,
    free: { places: offer.freePlaces, discount: offer.discount },
    deposit:
      offer.state === 'sent' && !offer.isOver
        ? await findDepositStanding(db, { total: offer.total, lines: sold, tours: departures }, dayInIstanbul(now))
        : null,
    lines: offer.lines.map(({ fare, quantity, price }) => ({
      name: roomsAtFare(fare, quantity, locale) ?? fareName(fare, locale),
      travellers: travellersAtFare(fare, quantity, locale),
      price,
      total: times(price, quantity),
    })),
    questions: offer.questions.map(({ id, kind, words }) => ({ id, kind, words })),
    departures: departures.map(({ id, tourName, departsOn, returnsOn, hotels, legs, originCode }) => ({
      id,
      name: tourName[locale],
      departsOn,
      returnsOn,
      originCode,
      legs: legs.map((leg) => ({ ...leg, name: leg.name[locale] })),
      hotels: hotels.map(({ name, cityName, nights, stars }) => ({
        name: name[locale],
        city: cityName[locale],
        nights,
        stars,
      })),
    })),
    payment: order?.paymentToken && !offer.isToAgree ? paths.payment(locale, order.paymentToken) : null,
    order: order ? paths.order(locale, order.publicId, order.accessToken) : null,
    done: url.searchParams.get('done'),
  }
}

/** The customer asks, declines, or accepts and goes on to the payment. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limiter, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { clientAddress } = context.get(factsContext)
  const now = new Date()
  const { offerToken: token } = params
  const fields = await formFields(request)
  if (!limiter.allow(`offer:${clientAddress}`, TRIES, now).ok) return answer('status-transition', fields, 429)
  const words = fields['words'] ?? ''
  switch (fields['intent']) {
    case 'ask': {
      const asked = await askAboutOffer(db, { token, words }, now)
      return asked.ok ? redirect(paths.offer(locale, token, { done: 'asked' }), 303) : answer('words', fields, 400)
    }
    case 'reject': {
      const rejected = await rejectOffer(db, { token, words }, now)
      return rejected.ok ? redirect(paths.offer(locale, token), 303) : answer('status-transition', fields, 409)
    }
    case 'accept': {
      if (givenConsents(fields).length < offerConsents.length) return answer('agreements', fields, 400)
      const accepted = await acceptOffer(db, acceptanceOf(token, fields, clientAddress, request), now)
      if (!accepted.ok) return answer(problemOf(accepted.error), fields, statusOf(accepted.error.code))
      log.info({ reservation: accepted.value.reservationId }, 'a customer accepted an offer')
      const { order } = accepted.value
      const isGroup = (await countPaidFamilies(db, [order.orderId], dayInIstanbul(new Date()))).size > 0
      return redirect(
        isGroup ? paths.order(locale, order.publicId, order.accessToken) : paths.payment(locale, order.paymentToken),
        303,
      )
    }
    case 'agree': {
      const { consents, address, userAgent } = acceptanceOf(token, fields, clientAddress, request)
      const agreed = await agreeToReservation(db, { token, consents, address, userAgent }, now)
      if (agreed.ok) return redirect(paths.offer(locale, token, { done: 'agreed' }), 303)
      if (agreed.error.code === 'agreements') return answer('agreements', fields, 400)
      return answer('status-transition', fields, statusOf(agreed.error.code))
    }
    default:
      throw data(null, { status: 400 })
  }
}

type Problem = 'words' | 'agreements' | 'contact' | 'seats' | 'closed' | 'expired' | 'status-transition'

function answer(problem: Problem, fields: Record<string, string>, status: number) {
  return data({ problem, fields }, { status })
}

function problemOf(failure: ReserveFailure): Problem {
  if (failure.code === 'invalid-contact') return 'contact'
  if (failure.code === 'offer-expired') return 'expired'
  if (failure.code === 'seats-gone') return 'seats'
  if (failure.code === 'refused-lines')
    return failure.lines.some(({ code }) => code === 'tour-full') ? 'seats' : 'closed'
  return 'status-transition'
}

function acceptanceOf(token: string, fields: Record<string, string>, address: string, request: Request) {
  const text = (name: string) => fields[name] ?? ''
  const given = givenConsents(fields)
  return {
    token,
    contact: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      address: '',
      city: text('city'),
      country: 'TR',
    },
    consents: {
      preInformation: given.includes('preInformation'),
      terms: given.includes('terms'),
      privacy: given.includes('privacy'),
      personalData: given.includes('personalData'),
      health: false,
      marketing: false,
    },
    address,
    userAgent: request.headers.get('user-agent') ?? '',
  }
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

const problemTexts = {
  words: 'refused-fields',
  agreements: 'consent-missing',
  contact: 'refused-fields',
  seats: 'refused-seats',
  closed: 'refused-closed',
  expired: 'public-over',
  'status-transition': 'refused-status-transition',
} as const satisfies Record<Problem, string>

export default function OfferPage({ loaderData: offer, actionData }: Route.ComponentProps) {
  const text = useText('agents')
  const { locale, site } = usePageFrame()
  const { customer } = offer
  const agency = offer.agency ?? { name: site.brand, phone: formatPhone(site.phone, locale), hasLogo: false }
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('public-title')} path={`/offer/${offer.token}`} isIndexed={false} />
      <div className={styles.sheet}>
        <header className={styles.head}>
          {agency.hasLogo && <img src={paths.offerLogo(offer.token)} alt="" className={styles.logo} />}
          <p className={styles.agency}>
            <b>
              <bdi>{agency.name}</bdi>
            </b>
            <bdi dir="ltr">{agency.phone}</bdi>
          </p>
          <p className={styles.number}>
            <bdi dir="ltr">{offer.offerNo}</bdi>
            {offer.state === 'sent' && <span>{text('public-until', { date: offer.until })}</span>}
          </p>
        </header>
        <h1>{text('public-title')}</h1>
        <p className={styles.soft}>
          {text('public-lead', { agency: agency.name, name: `${customer.firstName} ${customer.lastName}` })}
        </p>
        {actionData && (
          <Notice tone="error" isAnnounced>
            {text(problemTexts[actionData.problem] as 'refused-fields')}
          </Notice>
        )}
        <State offer={offer} />
        {offer.departures.map((departure) => (
          <Journey key={departure.id} departure={departure} />
        ))}
        <Sums offer={offer} />
        {offer.deposit && <DepositSentence deposit={offer.deposit} />}
        <p>
          <ButtonLink look="outline" isSmall href={paths.offerPaper(locale, offer.token)}>
            {text('pdf')}
          </ButtonLink>
        </p>
        {offer.agency && (
          <p className={styles.soft}>{text('public-seller', { agency: agency.name, firm: site.firm })}</p>
        )}
      </div>
      <div className={styles.answer}>
        {offer.state === 'sent' && <AcceptForm offer={offer} fields={actionData?.fields} />}
        {offer.isToAgree && <AgreeForm offer={offer} fields={actionData?.fields} />}
        <Questions offer={offer} />
      </div>
    </main>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Journey({ departure }: { departure: Shown['departures'][number] }) {
  const text = useText('agents')
  const { name, departsOn, returnsOn, originCode, legs, hotels } = departure
  return (
    <section className={styles.journey}>
      <h2>{name}</h2>
      <p>
        <b>
          <DateRangeText from={departsOn} to={returnsOn} />
        </b>{' '}
        <HijriText from={departsOn} to={returnsOn} className={styles.hijri} />
      </p>
      {legs.length > 0 && (
        <RouteLine
          airport={originCode}
          stops={legs.map((leg) => ({ ...leg, label: text('nights', { count: leg.nights }) }))}
        />
      )}
      {hotels.length > 0 && (
        <ul className={styles.hotels}>
          {hotels.map((hotel) => (
            <li key={hotel.name}>
              <bdi>{hotel.name}</bdi>
              {hotel.stars !== null && <Stars count={hotel.stars} label={text('stars', { count: hotel.stars })} />}
              <span>{hotel.city}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function State({ offer: { state, done, payment, order, isToAgree } }: { offer: Shown }) {
  const text = useText('agents')
  return (
    <>
      {done === 'asked' && (
        <Notice tone="success" isAnnounced>
          {text('public-asked')}
        </Notice>
      )}
      {state === 'expired' && <Notice tone="warning">{text('public-over')}</Notice>}
      {state === 'rejected' && <Notice>{text('public-rejected')}</Notice>}
      {isToAgree && <Notice tone="warning">{text('public-to-agree')}</Notice>}
      {state === 'accepted' && !isToAgree && (
        <Notice tone="success" isAnnounced={done === 'agreed'}>
          <p>{text('public-accepted')}</p>
          <p className={styles.acts}>
            {payment && <ButtonLink href={payment}>{text('public-pay')}</ButtonLink>}
            {order && (
              <ButtonLink look="outline" href={order}>
                {text('public-order')}
              </ButtonLink>
            )}
          </p>
        </Notice>
      )}
    </>
  )
}

function Sums({ offer: { lines, total, note, free } }: { offer: Shown }) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <section>
      <h2 className="visually-hidden">{text('prices')}</h2>
      <dl className={styles.sums}>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>
              {joinList([line.name, line.travellers], locale)} × <MoneyText money={line.price} />
            </dt>
            <dd>
              <MoneyText money={line.total} />
            </dd>
          </div>
        ))}
        {free.places > 0 && (
          <div>
            <dt>{text('free-places', { count: String(free.places) })}</dt>
            <dd>
              <MoneyText money={{ ...free.discount, minor: -free.discount.minor }} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={total} />
          </dd>
        </div>
      </dl>
      {note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </section>
  )
}
