import { data, redirect, type RouterContextProvider } from 'react-router'
import { statusOf } from '#app/refusals/refusals.ts'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { listNationalities } from '#kernel/country.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { askForCode, findGuardedOrder, isLetIn, letIn, type GuardedOrder } from '#modules/booking/index.server.ts'
import { listFlightTimes } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { readChairs } from '../chairs/read-chairs.server.ts'
import { FamilyNewsSection } from '../order/family-news.tsx'
import { OrderChairs } from '../order/order-chairs.tsx'
import { OrderPermits } from '../order/order-permits.tsx'
import { OrderTour } from '../order/order-tour.tsx'
import { PapersForm } from '../order/papers-form.tsx'
import { PapersNews } from '../order/papers-news.tsx'
import papers from '../order/papers-page.module.css'
import { PartList, type ShownPart } from '../order/part-list.tsx'
import { readFamilyNews } from '../order/read-family-news.server.ts'
import { readOrderRoad } from '../order/read-order-road.server.ts'
import { readPermits } from '../order/read-permits.server.ts'
import { papersToAsk, takePapers } from '../order/take-papers.server.ts'
import type { Route } from './+types/guardian-page.ts'
import { visitCookie, visitOf } from './guardian-cookie.server.ts'
import { GuardianDoor, type DoorAnswer } from './guardian-door.tsx'
import styles from './guardian-page.module.css'

/** Of codes that are mailed to one guardian, and of codes that are typed at one address of the network. */
const MAILS = { max: 5, perSeconds: 3600 }
const TRIES = { max: 20, perSeconds: 3600 }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: [
    'guardian',
    'order',
    'family',
    'pocket',
    'permits',
    'chairs',
    'checkout',
    'document-lines',
    'travellers',
    'cart',
    'tour',
    'forms',
    'ui',
  ],
  query: ['saved'],
}

/** What somebody sees of an order that they look after, once their browser was let in; before that only the door. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const { guardian, order, customer, isIn } = await atTheDoor({ request, params, context }, now)
  if (!isIn) return { isIn: false as const, mailbox: hidden(guardian.email) }
  const locale = context.get(localeContext)
  const ids = order.tours.map(({ departureId }) => departureId)
  const flights = Object.fromEntries(await listFlightTimes(db, ids, locale))
  return {
    isIn: true as const,
    customer,
    orderNo: order.orderNo,
    isSaved: url.searchParams.get('saved') === '1',
    tours: order.tours,
    flights,
    family: await readFamilyNews(db, order, flights, now),
    road: await readOrderRoad(db, order, locale),
    permits: await readPermits(db, order),
    chairs: await readChairs(db, order),
    parts: partsOf(order, locale),
    nationalities: listNationalities(locale),
    missing: guardian.completesPapers ? await papersToAsk(db, order, dayInIstanbul(now)) : [],
  }
}

/** Mails a code, lets in whoever typed it over, and takes papers of those who travel. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limiter } = context.get(servicesContext)
  const now = new Date()
  const { guardian, order, isIn } = await atTheDoor({ request, params, context }, now)
  const locale = context.get(localeContext)
  const fields = await formFields(request)
  if (fields['intent'] === 'send-code') {
    if (!limiter.allow(`guardian-mail:${guardian.id}`, MAILS, now).ok) return atDoor('rate-limited', 429)
    await askForCode(db, guardian)
    return atDoor('code-sent', 200)
  }
  if (fields['intent'] === 'enter') {
    if (!limiter.allow(`guardian-try:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
      return atDoor('rate-limited', 429)
    const entered = await letIn(db, guardian, fields['code'] ?? '', now)
    if (!entered.ok) return atDoor(entered.error.code, statusOf(entered.error.code))
    const cookie = visitCookie(entered.value.secret, context, guardian)
    return redirect(paths.guardian(locale, guardian.token), { status: 303, headers: { 'Set-Cookie': cookie } })
  }
  if (!isIn || !guardian.completesPapers) throw data(null, { status: 403 })
  const refused = await takePapers(context, { order, fields, userId: undefined }, now)
  return refused ?? redirect(paths.guardian(locale, guardian.token, { saved: 1 }), 303)
}

type Asked = { request: Request; params: { guardianToken: string }; context: Readonly<RouterContextProvider> }

/** Whose address it is, and whether this browser was let in. @throws 404 for an address that leads nowhere, or no more. */
async function atTheDoor({ request, params, context }: Asked, now: Date) {
  const { db } = context.get(servicesContext)
  const found = await findGuardedOrder(db, params.guardianToken, now)
  if (!found) throw data(null, { status: 404 })
  const secret = visitOf(request, context, found.guardian)
  return { ...found, isIn: secret !== undefined && (await isLetIn(db, found.guardian, secret, now)) }
}

function atDoor(code: DoorAnswer['code'], status: number) {
  return data<DoorAnswer>({ code }, { status })
}

/** The parts that the customer pays; the share of somebody else is theirs alone. */
function partsOf({ parts, state }: GuardedOrder, locale: Locale): ShownPart[] {
  const takesMoney = state === 'awaiting_payment' || state === 'partially_paid'
  return parts
    .filter(({ payer, paidAt }) => payer === null && (takesMoney || paidAt !== null))
    .map(({ id, amount, dueOn, paidAt, paymentToken }) => ({
      id,
      amount,
      dueOn,
      href: paidAt === null ? paths.payment(locale, paymentToken) : null,
    }))
}

/** Enough of an address to know it again: `f•••@example.com`. */
function hidden(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1•••')
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function GuardianPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const text = useText('guardian')
  const order = useText('order')
  const path = `/guardian/${params.guardianToken}`
  if (!loaderData.isIn)
    return (
      <main className={`wrap ${papers.main}`}>
        <PageHead title={text('page-title')} path={path} isIndexed={false} />
        <h1>{text('page-title')}</h1>
        <GuardianDoor
          mailbox={loaderData.mailbox}
          answer={actionData && 'code' in actionData ? actionData : undefined}
        />
      </main>
    )
  const { customer, orderNo, isSaved, tours, flights, road, permits, chairs, family } = loaderData
  const { parts, missing, nationalities } = loaderData
  const answer = actionData && 'typed' in actionData ? actionData : undefined
  return (
    <main className={`wrap ${papers.main}`}>
      <PageHead title={text('page-title')} path={path} isIndexed={false} />
      <h1>{text('page-title')}</h1>
      <p className={papers.lead}>
        {text('page-lead', { order: isolateLatin(orderNo) })} <bdi>{customer}</bdi>
      </p>
      <PapersNews code={answer?.problem.code} isSaved={isSaved && !answer} />
      <FamilyNewsSection news={family} />
      {parts.length > 0 && (
        <>
          <h2>{order('family-payments')}</h2>
          <PartList parts={parts} />
        </>
      )}
      {missing.length > 0 && (
        <>
          <p className={papers.lead}>{order('papers-lead')}</p>
          <PageScript name="document-picture" />
        </>
      )}
      {missing.map((traveller) => (
        <PapersForm
          key={traveller.id}
          {...{ traveller, nationalities }}
          answer={answer?.travellerId === traveller.id ? answer : undefined}
        />
      ))}
      <div className={styles.journeys}>
        {tours.map((tour) => (
          <OrderTour
            key={tour.tourId}
            tour={tour}
            flights={flights[tour.departureId] ?? []}
            road={road[tour.departureId]}
          />
        ))}
        <OrderPermits tours={tours} permits={permits} />
        <OrderChairs tours={tours} chairs={chairs} />
      </div>
    </main>
  )
}
