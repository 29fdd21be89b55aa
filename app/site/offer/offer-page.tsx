import { data, redirect } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { usePageFrame } from '#app/page-frame.tsx'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateRangeText, MoneyText, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  acceptOffer,
  askAboutOffer,
  findPublicOffer,
  noteOfferSeen,
  rejectOffer,
  type ReserveFailure,
} from '#modules/agents/index.server.ts'
import { fareName } from '#modules/booking/index.ts'
import { findAgreedOrder } from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/offer-page.ts'
import styles from './offer-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['agents', 'forms', 'ui'],
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
  const order = offer.orderId === null ? undefined : await findAgreedOrder(db, { id: offer.orderId })
  return {
    token: offer.token,
    offerNo: offer.offerNo,
    state: offer.isOver ? ('expired' as const) : offer.state,
    agency: { name: offer.agency.name, phone: offer.agency.phone, email: offer.agency.email },
    customer: offer.customer,
    until: formatDate(offer.validUntil, locale),
    note: offer.note,
    total: offer.total,
    lines: offer.lines.map(({ fare, quantity, price }) => ({ name: fareName(fare, locale), quantity, price })),
    questions: offer.questions.map(({ id, kind, words }) => ({ id, kind, words })),
    departures: departures.map(({ id, tourName, departsOn, returnsOn, hotels }) => ({
      id,
      name: tourName[locale],
      departsOn,
      returnsOn,
      hotels: hotels.map(({ name, cityName, nights }) => ({ name: name[locale], city: cityName[locale], nights })),
    })),
    payment: order?.paymentToken ? paths.payment(locale, order.paymentToken) : null,
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
      if (fields['terms'] !== 'on') return answer('terms', fields, 400)
      const accepted = await acceptOffer(db, acceptanceOf(token, fields, clientAddress, request), now)
      if (!accepted.ok) return answer(problemOf(accepted.error), fields, statusOf(accepted.error))
      log.info({ reservation: accepted.value.reservationId }, 'a customer accepted an offer')
      return redirect(paths.payment(locale, accepted.value.order.paymentToken), 303)
    }
    default:
      throw data(null, { status: 400 })
  }
}

type Problem = 'words' | 'terms' | 'contact' | 'seats' | 'closed' | 'expired' | 'status-transition'

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

function statusOf({ code }: ReserveFailure): number {
  if (code === 'offer-not-found') return 404
  return code === 'invalid-contact' ? 400 : 409
}

function acceptanceOf(token: string, fields: Record<string, string>, address: string, request: Request) {
  const text = (name: string) => fields[name] ?? ''
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
      preInformation: true,
      terms: true,
      privacy: true,
      personalData: true,
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
  terms: 'refused-fields',
  contact: 'refused-fields',
  seats: 'refused-seats',
  closed: 'refused-closed',
  expired: 'public-over',
  'status-transition': 'refused-status-transition',
} as const satisfies Record<Problem, string>

export default function OfferPage({ loaderData: offer, actionData }: Route.ComponentProps) {
  const text = useText('agents')
  const { locale, site } = usePageFrame()
  const { agency, customer } = offer
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('public-title')} path={`/offer/${offer.token}`} isIndexed={false} />
      <header>
        <p>
          <bdi>{agency.name}</bdi> · <bdi>{offer.offerNo}</bdi>
        </p>
        <h1>{text('public-title')}</h1>
        <p>{text('public-lead', { agency: agency.name, name: `${customer.firstName} ${customer.lastName}` })}</p>
      </header>
      {actionData && (
        <Notice tone="error" isAnnounced>
          {text(problemTexts[actionData.problem] as 'refused-fields')}
        </Notice>
      )}
      <State offer={offer} />
      {offer.departures.map(({ id, name, departsOn, returnsOn, hotels }) => (
        <section key={id} className={styles.card}>
          <h2>{name}</h2>
          <p>
            <b>
              <DateRangeText from={departsOn} to={returnsOn} />
            </b>
          </p>
          <ul>
            {hotels.map((hotel) => (
              <li key={hotel.name}>
                {hotel.city} · <bdi>{hotel.name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Sums offer={offer} />
      {offer.state === 'sent' && <AcceptForm offer={offer} fields={actionData?.fields} />}
      <Questions offer={offer} />
      <p className={styles.seller}>{text('public-seller', { agency: agency.name, firm: site.firm })}</p>
      <ButtonLink look="outline" href={paths.offerPaper(locale, offer.token)}>
        {text('pdf')}
      </ButtonLink>
    </main>
  )
}

type Shown = Route.ComponentProps['loaderData']

function State({ offer: { state, until, done, payment, order } }: { offer: Shown }) {
  const text = useText('agents')
  return (
    <>
      {done === 'asked' && (
        <Notice tone="success" isAnnounced>
          {text('public-asked')}
        </Notice>
      )}
      {state === 'sent' && <p>{text('public-until', { date: until })}</p>}
      {state === 'expired' && <Notice tone="warning">{text('public-over')}</Notice>}
      {state === 'rejected' && <Notice>{text('public-rejected')}</Notice>}
      {state === 'accepted' && (
        <Notice tone="success">
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

function Sums({ offer: { lines, total, note } }: { offer: Shown }) {
  const text = useText('agents')
  return (
    <section className={styles.card}>
      <h2>{text('prices')}</h2>
      <dl className={styles.sums}>
        {lines.map(({ name, quantity, price }) => (
          <div key={name}>
            <dt>
              {quantity} × {name}
            </dt>
            <dd>
              <MoneyText money={price} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={total} />
          </dd>
        </div>
      </dl>
      {note !== '' && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </section>
  )
}

function AcceptForm({ offer, fields }: { offer: Shown; fields: Record<string, string> | undefined }) {
  const text = useText('agents')
  const { locale } = usePageFrame()
  const shown = { ...offer.customer, ...fields }
  return (
    <section className={styles.card}>
      <h2>{text('public-accept-title')}</h2>
      <form method="post" action={paths.offer(locale, offer.token)} className={styles.form} noValidate>
        <TextField
          name="firstName"
          label={text('first-name')}
          defaultValue={shown.firstName}
          autoComplete="given-name"
        />
        <TextField name="lastName" label={text('last-name')} defaultValue={shown.lastName} autoComplete="family-name" />
        <TextField name="email" type="email" label={text('email')} defaultValue={shown.email} autoComplete="email" />
        <TextField name="phone" type="tel" label={text('phone')} defaultValue={shown.phone} autoComplete="tel" />
        <TextField name="city" label={text('city')} defaultValue={shown.city} autoComplete="address-level2" />
        <Choice name="terms" value="on" className={styles.whole}>
          {text('public-terms')}
        </Choice>
        <p className={styles.whole}>
          <a href={paths.privacyAgreement(locale)} target="_blank" rel="noopener">
            {text('public-privacy')}
          </a>{' '}
          <a href={paths.distanceSalesAgreement(locale)} target="_blank" rel="noopener">
            {text('public-contract')}
          </a>
        </p>
        <p className={styles.whole}>
          <Button name="intent" value="accept">
            {text('public-accept')}
          </Button>
        </p>
      </form>
    </section>
  )
}

function Questions({ offer: { token, state, questions } }: { offer: Shown }) {
  const text = useText('agents')
  const { locale } = usePageFrame()
  return (
    <section className={styles.card}>
      <h2>{text('public-ask')}</h2>
      <ul>
        {questions.map(({ id, kind, words }) => (
          <li key={id}>
            <b>{text(kind === 'question' ? 'by-customer' : 'by-agency')}</b>: <bdi>{words}</bdi>
          </li>
        ))}
      </ul>
      <form method="post" action={paths.offer(locale, token)} className={styles.form} noValidate>
        <TextAreaField name="words" label={text('public-words')} className={styles.whole} isOptional />
        <p className={`${styles.acts} ${styles.whole}`}>
          <Button look="outline" name="intent" value="ask">
            {text('public-ask-send')}
          </Button>
          {state === 'sent' && (
            <Button look="outline" name="intent" value="reject">
              {text('public-reject')}
            </Button>
          )}
        </p>
      </form>
    </section>
  )
}
