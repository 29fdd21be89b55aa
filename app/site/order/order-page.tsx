import { data, redirect } from 'react-router'
import { factsContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { readWays, saveWays } from '#app/acts/messages/save-ways.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  asksForEmergencyContact,
  findCancellationView,
  findForeignBalance,
  findJoinedInto,
  findPapersToCome,
  giveOwnConsents,
  listGuardians,
  listOrderDocuments,
  type Order,
} from '#modules/booking/index.server.ts'
import { takesGuardians, type OrderState } from '#modules/booking/index.ts'
import { listFlightTimes } from '#modules/catalog/index.server.ts'
import { readPlans } from '#modules/planner/index.server.ts'
import { readChairs } from '../chairs/read-chairs.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/order-page.ts'
import { answerChanges } from './answer-changes.server.ts'
import { ChangesSection, type ChangesAnswer } from './changes-section.tsx'
import { CardChoices } from './card-choices.tsx'
import { CancellationSection } from './cancellation-section.tsx'
import { changeGuardians, isAboutGuardians } from './change-guardians.server.ts'
import { changeShares } from './change-shares.server.ts'
import { FamilyConsents, type FamilyAnswer } from './family-news.tsx'
import { findAskedOrder } from './find-asked-order.server.ts'
import { EmergencySection } from './emergency-section.tsx'
import { GuardiansSection } from './guardians-section.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import styles from './order-page.module.css'
import { OrderDocuments } from './order-documents.tsx'
import { OrderChairs } from './order-chairs.tsx'
import { OrderPermits } from './order-permits.tsx'
import { PapersMissing } from './papers-missing.tsx'
import { PlanCard, type PlanAnswer } from './plan-card.tsx'
import { OrderPlan } from './order-plan.tsx'
import { OrderTour } from './order-tour.tsx'
import { JoinedInto, NextStep, PocketLink } from './order-ways.tsx'
import { OwnConsents } from './own-consents.tsx'
import { readFamilyNews } from './read-family-news.server.ts'
import { readMissingConsents, readOwnConsents } from './read-own-consents.server.ts'
import { readOrderChanges } from './read-order-changes.server.ts'
import { readOrderRoad } from './read-order-road.server.ts'
import { readPermits } from './read-permits.server.ts'
import { readAskedCards, saveCard } from './save-card-choice.server.ts'
import { sayConsent } from './say-consent.server.ts'
import { saveTick } from './save-tick.server.ts'
import { saveEmergency } from './save-emergency.server.ts'
import { WaysSection } from './ways-section.tsx'
import type { ShareAnswer } from './share-form.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: [
    'order',
    'ways',
    'changes',
    'plan',
    'permits',
    'chairs',
    'pocket',
    'calendar',
    'emergency',
    'card-choice',
    'family',
    'guardian',
    'travellers',
    'cancellation',
    'checkout',
    'documents',
    'cart',
    'tour',
    'ui',
  ],
  query: ['t'],
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** An order, for whoever has its secret or owns it. Travellers' papers stay on the server. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const order = await findAskedOrder(db, {
    id: params.orderId,
    secret: url.searchParams.get('t'),
    user: context.get(sessionContext),
  })
  if (!order) throw data(null, { status: 404 })
  const wish = { orderId: order.id, by: 'customer', notice: new Date(), travellerIds: 'all' } as const
  const documents = await listOrderDocuments(db, order)
  const { id: orderId, remaining: owed } = order
  const language = context.get(localeContext)
  const flights = Object.fromEntries(isTravelled(order.state) ? await flightsOf(db, order, language) : [])
  return {
    order,
    joinedInto: order.state === 'cancelled' ? await findGoesOn(db, orderId) : undefined,
    foreign: await findForeignBalance(db, { orderId, owed }, wish.notice),
    ownConsents: await readMissingConsents(db, order, language, wish.notice),
    asksForEmergency: asksForEmergencyContact(order.state, order.tours, dayInIstanbul(wish.notice)),
    cards: await readAskedCards(db, order, dayInIstanbul(wish.notice)),
    guardians: takesGuardians(order, wish.notice) ? await listGuardians(db, orderId) : undefined,
    ways: isTravelled(order.state) ? await readWays({ db, accounts: env.messages }, order.contact.phone) : undefined,
    changes: isTravelled(order.state) ? await readOrderChanges(db, orderId, language, wish.notice) : [],
    plan: (await readPlans(db, { orderId }, wish.notice))[0]?.people ?? [],
    unknownPapers: await findPapersToCome(db, order, dayInIstanbul(wish.notice)),
    road: isTravelled(order.state) ? await readOrderRoad(db, order, language) : {},
    flights,
    family: await readFamilyNews(db, order, flights, wish.notice),
    permits: await readPermits(db, isTravelled(order.state) ? order : { tours: [] }),
    chairs: isTravelled(order.state) ? await readChairs(db, order) : {},
    cancellation: await findCancellationView(db, wish),
    documents: documents.map(({ id, kind, number, locale, sha256, createdAt }) => ({
      id,
      kind,
      number,
      locale,
      sha256,
      createdAt,
    })),
  }
}

/** The order in which this one goes on; the way to it is its secret, which only the same customer is told. */
async function findGoesOn(db: Db, orderId: string) {
  const found = await findJoinedInto(db, orderId)
  if (!found) return undefined
  const { publicId, accessToken, orderNo, isSameCustomer } = found
  return { orderNo, way: isSameCustomer ? { publicId, accessToken } : undefined }
}

function flightsOf(db: Db, { tours }: Order, locale: Locale) {
  return listFlightTimes(
    db,
    tours.map(({ departureId }) => departureId),
    locale,
  )
}

/** Whoever has lost their places is told of no flight. */
function isTravelled(state: OrderState): boolean {
  return state !== 'cancelled' && state !== 'expired' && state !== 'refunded'
}

const PLAN_TRIES = { max: 30, perSeconds: 600 }

/**
 * What its customer does with an order: hands shares to other payers, names whom to call at home and who looks after it
 * with them, chooses what cards say and what those at home hear, ticks steps of the plan, answers to changes, and consents
 * to what only they can consent to.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { db, env, limiter } = context.get(servicesContext)
  const secret = url.searchParams.get('t')
  const order = await findAskedOrder(db, { id: params.orderId, secret, user: context.get(sessionContext) })
  if (!order) throw data(null, { status: 404 })
  const now = new Date()
  const isAllowed = limiter.allow(`plan:${context.get(factsContext).clientAddress}`, PLAN_TRIES, now).ok
  if (!isAllowed) return data<ShareAnswer>({ problem: { code: 'rate-limited' } }, { status: 429 })
  const fields = await formFields(request)
  const back = paths.order(context.get(localeContext), order.publicId, secret ? order.accessToken : undefined)
  if (fields['intent'] === 'consent') {
    const { clientAddress: address } = context.get(factsContext)
    const userAgent = request.headers.get('user-agent') ?? ''
    const given = await giveOwnConsents(
      db,
      { orderId: order.id, kinds: readOwnConsents(fields), address, userAgent },
      now,
    )
    return redirect(given.ok ? back : `${back}#consents`, 303)
  }
  if (fields['intent'] === 'message-ways') {
    const said = { phone: order.contact.phone, source: 'order', fields } as const
    await saveWays({ db, accounts: env.messages }, said, now)
    return redirect(`${back}#ways`, 303)
  }
  if (fields['intent'] === 'emergency-contact') {
    const saved = await saveEmergency(db, { order, user: context.get(sessionContext), fields }, now)
    if (saved.kind === 'unreadable') throw data(null, { status: 400 })
    return saved.kind === 'saved' ? redirect(`${back}#emergency`, 303) : data(saved.answer, { status: saved.status })
  }
  const userId = context.get(sessionContext)?.id
  if (fields['intent'] === 'card-choice') {
    const saved = await saveCard(db, { order, userId, fields }, now)
    if (saved.kind === 'unreadable') throw data(null, { status: 400 })
    return saved.kind === 'saved' ? redirect(`${back}#cards`, 303) : data(saved.answer, { status: saved.status })
  }
  if (fields['intent'] === 'tick-step') {
    const isKept = await saveTick(db, { orderId: order.id, userId, fields }, now)
    return isKept
      ? redirect(`${back}#steps`, 303)
      : data<PlanAnswer>({ plan: { problem: 'nothing-asked' } }, { status: 409 })
  }
  if (fields['intent'] === 'answer-change') {
    const { clientAddress: address } = context.get(factsContext)
    const from = { userAgent: request.headers.get('user-agent') ?? '', address }
    const answered = await answerChanges(db, { order, fields, from }, now)
    if (answered === 'unreadable') throw data(null, { status: 400 })
    return answered === 'answered'
      ? redirect(`${back}#changes`, 303)
      : data<ChangesAnswer>({ changes: { problem: 'answered-before' } }, { status: 409 })
  }
  if (fields['intent'] === 'family-consent') {
    const said = await sayConsent(db, { order, fields, saidBy: 'customer', userId }, now)
    if (said === 'unreadable') throw data(null, { status: 400 })
    return said === 'said' ? redirect(`${back}#family`, 303) : data<FamilyAnswer>({ family: said }, { status: 409 })
  }
  if (isAboutGuardians(fields)) {
    const changed = await changeGuardians(db, { order, userId, fields }, now)
    if (changed.kind === 'unreadable') throw data(null, { status: 400 })
    return changed.kind === 'done'
      ? redirect(`${back}#guardians`, 303)
      : data(changed.answer, { status: changed.status })
  }
  const changed = await changeShares(db, order, fields, now)
  if (changed.kind === 'unreadable') throw data(null, { status: 400 })
  if (changed.kind === 'answer') return data(changed.answer, { status: changed.status })
  return redirect(`${back}#plan`)
}

/** The address holds a secret: it is not passed on to the pages that links lead to. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function OrderPage({
  loaderData: {
    order,
    joinedInto,
    ways,
    changes,
    plan,
    foreign,
    ownConsents,
    unknownPapers,
    asksForEmergency,
    cards,
    family,
    guardians,
    cancellation,
    documents,
    flights,
    permits,
    chairs,
    road,
  },
  actionData,
}: Route.ComponentProps) {
  const text = useText('order')
  const { locale, origin } = usePageFrame()
  const emergencyAnswer = actionData && 'emergency' in actionData ? actionData : undefined
  const guardianAnswer = actionData && 'guardian' in actionData ? actionData : undefined
  const cardAnswer = actionData && 'card' in actionData ? actionData : undefined
  const planAnswer = actionData && 'plan' in actionData ? actionData : undefined
  const changesAnswer = actionData && 'changes' in actionData ? actionData : undefined
  const familyAnswer = actionData && 'family' in actionData ? actionData : undefined
  const isElsewhere =
    actionData &&
    ('plan' in actionData ||
      'emergency' in actionData ||
      'guardian' in actionData ||
      'card' in actionData ||
      'changes' in actionData ||
      'family' in actionData)
  const shareAnswer = isElsewhere ? undefined : actionData
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('title')} path={`/order/${order.publicId}`} isIndexed={false} />
      <div className={styles.columns}>
        <div className={styles.first}>
          <Eyebrow>{text('order-no', { orderNo: isolateLatin(order.orderNo) })}</Eyebrow>
          <h1>{text('title')}</h1>
          <p className={styles.state}>
            <Tag tone={toneOf[order.state]}>{text(`state-${order.state}`)}</Tag>
            <span>{text('placed-on', { date: formatDate(dayInIstanbul(order.placedAt), locale) })}</span>
          </p>
          {joinedInto ? <JoinedInto {...joinedInto} /> : <NextStep order={order} />}
          <ChangesSection
            journeys={changes}
            nameOf={(id) => order.tours.find(({ departureId }) => departureId === id)?.tourName[locale] ?? ''}
            answer={changesAnswer}
          />
          <PlanCard
            people={plan}
            papersHref={paths.orderPapers(locale, order.publicId, { t: order.accessToken })}
            backToday={
              cancellation?.isOpen && cancellation.cancellation.paid.minor > 0 ? cancellation.cancellation : undefined
            }
            answer={planAnswer}
          />
          {isTravelled(order.state) && <PocketLink order={order} />}
          {ownConsents && <OwnConsents {...ownConsents} />}
          {unknownPapers && <PapersMissing order={order} papers={unknownPapers} />}
          {(order.parts.length > 1 || order.state === 'partially_paid') && (
            <OrderPlan parts={order.parts} state={order.state} origin={origin} answer={shareAnswer} />
          )}
          {ways && <WaysSection {...ways} />}
          {asksForEmergency && <EmergencySection contact={order.emergency} answer={emergencyAnswer} />}
          <CardChoices cards={cards} answer={cardAnswer} />
          {guardians && <GuardiansSection guardians={guardians} answer={guardianAnswer} />}
          <FamilyConsents news={family} answer={familyAnswer} />
          <OrderDocuments order={order} documents={documents} />
        </div>
        <aside>
          <Keyed>
            <h2 className={styles.title}>{text('amounts')}</h2>
            <OrderAmounts order={order} foreign={foreign} />
          </Keyed>
        </aside>
        <div className={styles.last}>
          {order.tours.map((tour) => (
            <OrderTour
              key={tour.tourId}
              tour={tour}
              flights={flights[tour.departureId] ?? []}
              road={road[tour.departureId]}
            />
          ))}
          <OrderPermits
            tours={order.tours}
            permits={permits}
            papersHref={paths.orderPapers(locale, order.publicId, { t: order.accessToken })}
          />
          <OrderChairs tours={order.tours} chairs={chairs} />
          {cancellation && (
            <CancellationSection
              view={cancellation}
              tourNames={order.tours.map(({ tourName }) => tourName[locale])}
              action={paths.cancelRequest(locale, order.publicId, order.accessToken)}
            />
          )}
        </div>
      </div>
    </main>
  )
}

const toneOf: Record<OrderState, 'brass' | 'green' | 'red' | 'gray'> = {
  draft: 'gray',
  awaiting_payment: 'brass',
  partially_paid: 'brass',
  paid: 'green',
  cancelled: 'red',
  expired: 'gray',
  refunded: 'gray',
}
