import { noteToldOtherwise, sendUndeliveredAgain } from '#app/acts/messages/tell-undelivered.server.ts'
import { sendAgain } from '#app/acts/messages/send-again.server.ts'
import { saveToldWays } from '#app/acts/messages/save-ways.server.ts'
import { readEmergencyForm } from '#app/acts/orders/read-emergency-form.server.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOfOrder, boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import {
  asksForEmergencyContact,
  findForeignBalance,
  findOrder,
  handOverOrder,
  isOrderReached,
  listGuardians,
  listOrderDocuments,
  listRelatedOrders,
  listSameTravellers,
  noteIdentityRead,
  saveEmergencyContact,
} from '#modules/booking/index.server.ts'
import { listStaffMembers, listUserNames } from '#modules/accounts/index.server.ts'
import { canBecome, isAlive } from '#modules/booking/index.ts'
import {
  confirmTransfer,
  listAttemptHistory,
  listPaymentsOfSubject,
  listRefundsOfSubject,
  type ConfirmTransferFailure,
} from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { listChoices } from '#platform/messages/choices.server.ts'
import { listSent } from '#platform/messages/list-sent.server.ts'
import { listWaysInUse } from '#platform/messages/list-ways-in-use.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { actOnce } from '../act-once.server.ts'
import { FamiliesCard } from '../groups/families-card.tsx'
import { readFamilies } from '../groups/read-families.server.ts'
import { notesAbout } from '../notes/notes-about.server.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { findBookedEntry } from '../cash/booked-entry.server.ts'
import { BookedNotice } from '../cash/booked-notice.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Documents } from '../ui/documents.tsx'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { chatAtHome } from '../ui/write-chat.server.ts'
import type { Route } from './+types/order-page.ts'
import { Agreements } from './agreements.tsx'
import { Amounts } from './amounts.tsx'
import { chatsOf } from './chats-of.server.ts'
import { KeeperCard } from './keeper-card.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { GuardiansCard } from './guardians-card.tsx'
import { Journey } from './journey.tsx'
import { toJourneyView } from './journey-view.ts'
import styles from './order-page.module.css'
import { OrderNews } from './order-news.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { Payments } from './payments.tsx'
import { PlanCard } from './plan-card.tsx'
import { RelatedOrders } from './related-orders.tsx'
import { SentCard } from './sent-card.tsx'
import { SameTravellers } from './same-travellers.tsx'
import { UndeliveredCard } from './undelivered-card.tsx'
import { undeliveredOf } from './undelivered-of.server.ts'
import { WaysCard } from './ways-card.tsx'
import { timelineOf } from './timeline-of.server.ts'

const TransferForm = z.object({
  attempt: z.string().max(100),
  currency: z.enum(['TRY', 'USD', 'EUR', 'GBP', 'SAR']),
  amount: z.string().max(20),
  note: z.string().max(500).default(''),
})

type TransferProblem = 'amount' | ConfirmTransferFailure['code']

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: [
    'staff',
    'staff-split',
    'staff-groups',
    'staff-history',
    'staff-keeper',
    'emergency',
    'guardian',
    'ways',
    'staff-notes',
    'documents',
    'document-names',
    'travellers',
    'account',
    'ui',
  ],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, env } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const guardians = await listGuardians(db, order.orderId)
  await noteIdentityRead(db, admin, { ...order, guardians: guardians.length }, new Date())
  const locale = context.get(localeContext)
  const subject = { kind: 'order', ref: order.orderId } as const
  const now = new Date()
  const { owed } = await findForeignBalance(db, { orderId: order.orderId, owed: order.amounts.remaining }, now)
  const { history: _told, ...shown } = order
  const names = await listUserNames(db, admin, order.keeperId === null ? [] : [order.keeperId])
  const booked = await findBookedEntry(db, admin, url.searchParams)
  const ways = await listWaysInUse(db, env.messages)
  return {
    order: {
      ...shown,
      asksForEmergency: asksForEmergencyContact(order.state, order.journeys, dayInIstanbul(now)),
      canChange: isAlive(order.state),
      canCancel: canBecome(order.state, 'cancelled'),
      journeys: order.journeys.map((journey) => toJourneyView(journey, locale)),
    },
    guardians: guardians.map((guardian) => ({
      ...guardian,
      chat:
        guardian.phone && chatAtHome({ ...guardian, phone: guardian.phone, language: guardian.locale }, order.orderNo),
    })),
    emergencyChat: order.emergency && chatAtHome({ ...order.emergency, language: order.locale }, order.orderNo),
    ways,
    wayChoices: ways.length > 0 ? await listChoices(db, order.contact.phone) : [],
    sent: await listSent(db, order.contact),
    undelivered: await undeliveredOf(db, order),
    sentKey: crypto.randomUUID(),
    related: await listRelatedOrders(db, admin, order.orderId),
    families: await readFamilies(db, { orderId: order.orderId, locale, origin: env.publicUrl.origin, now }),
    sameTravellers: await listSameTravellers(db, admin, order.orderId),
    attempts: await listPaymentsOfSubject(db, subject),
    refunds: await listRefundsOfSubject(db, subject),
    steps: await listAttemptHistory(db, subject),
    documents: await listOrderDocuments(db, { id: order.orderId }),
    today: dayInIstanbul(now),
    owedAbout: owed,
    booked: booked?.order.id === order.id ? booked : null,
    isDepositDropped: url.searchParams.get('deposit') === 'none',
    transferKey: crypto.randomUUID(),
    chats: chatsOf(order, dayInIstanbul(now)),
    timeline: await timelineOf(db, admin, order),
    keeper: order.keeperId === null ? null : { id: order.keeperId, name: names.get(order.keeperId) ?? '' },
    me: admin.id,
    staff: await listStaffMembers(db, admin),
    notes: await notesAbout(db, admin, { kind: 'order', id: order.id }, locale),
  }
}

/** Hands the customer over, writes whom to call at home, or records a bank transfer that arrived; a form that is sent twice records it once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  if (fields['intent'] === 'hand-over' || fields['intent'] === 'take-on')
    return handOver(context, params.orderId, fields)
  if (fields['intent'] === 'emergency-contact') return saveEmergency(context, params.orderId, fields)
  if (fields['intent'] === 'message-ways') return saveWays(context, params.orderId, fields)
  if (fields['intent'] === 'send-again') return sendSentAgain(context, params.orderId, fields)
  if (fields['intent'] === 'send-undelivered' || fields['intent'] === 'told-otherwise')
    return tellUndelivered(context, params.orderId, fields)
  const admin = boundedAdminOf(context, 'payments')
  const form = TransferForm.safeParse(fields)
  const order = await findOrder(db, admin, params.orderId)
  if (!form.success || !order) throw data(null, { status: order ? 400 : 404 })
  const { attempt: attemptRef, amount, currency, note } = form.data
  const received = parseTypedAmount(amount, currency)
  if (!received || received.minor === 0) return refuse('amount', attemptRef, amount)
  const attempts = await listPaymentsOfSubject(db, { kind: 'order', ref: order.orderId })
  if (!attempts.some(({ ref }) => ref === attemptRef)) return refuse('payment-not-found', attemptRef, amount)

  const signed = [note.trim(), `(${admin.email})`].filter(Boolean).join(' ')
  const wish = { attemptRef, received, note: signed, by: admin.id }
  const confirmed = await actOnce(db, admin, fields, (tx) => confirmTransfer(tx, wish, new Date()))
  if (!confirmed.ok) return refuse(confirmed.error.code, attemptRef, amount)
  log.info({ staff: admin.id, attemptRef, minor: received.minor, currency }, 'a bank transfer was recorded by staff')
  return redirect(`${paths.adminOrder(context.get(localeContext), order.id, { done: 'transfer' })}#payments`)
}

async function handOver(context: Route.ActionArgs['context'], orderId: string, fields: Record<string, string>) {
  const admin = await adminOfOrder(context, orderId, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const to = fields['intent'] === 'take-on' ? admin.id : fields['keeper'] || null
  const wish = { id: orderId, to, seen: fields['seen'] || null }
  const handed = await handOverOrder(db, admin, wish, new Date())
  if (!handed.ok) return data({ keeperProblem: handed.error.code }, { status: statusOf(handed.error.code) })
  const isThere = await isOrderReached(db, admin, orderId)
  return redirect(isThere ? paths.adminOrder(locale, orderId) : paths.adminOrders(locale))
}

async function saveEmergency(context: Route.ActionArgs['context'], orderId: string, fields: Record<string, string>) {
  const admin = await adminOfOrder(context, orderId, 'orders')
  const { db } = context.get(servicesContext)
  const form = readEmergencyForm(fields)
  const order = await findOrder(db, admin, orderId)
  if (!form || !order) throw data(null, { status: order ? 400 : 404 })
  const saved = await saveEmergencyContact(db, { orderId: order.orderId, ...form, by: admin }, new Date())
  if (saved.ok) return redirect(`${paths.adminOrder(context.get(localeContext), orderId)}#emergency`)
  const { error } = saved
  const problems = 'problems' in error ? error.problems : []
  return data({ emergency: form.typed, code: error.code, problems }, { status: statusOf(error.code) })
}

async function saveWays(context: Route.ActionArgs['context'], orderId: string, fields: Record<string, string>) {
  const admin = await adminOfOrder(context, orderId, 'orders')
  const { db, env } = context.get(servicesContext)
  const order = await findOrder(db, admin, orderId)
  if (!order) throw data(null, { status: 404 })
  const told = { orderId: order.id, phone: order.contact.phone, fields }
  await saveToldWays({ db, accounts: env.messages }, admin, told, new Date())
  return redirect(`${paths.adminOrder(context.get(localeContext), orderId)}#ways`)
}

async function sendSentAgain(context: Route.ActionArgs['context'], orderId: string, fields: Record<string, string>) {
  const admin = await adminOfOrder(context, orderId, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, orderId)
  const wish = order && { order, sentId: fields['sent'] ?? '', key: fields['key'] ?? '' }
  if (!wish || !(await sendAgain(db, admin, wish, new Date()))) throw data(null, { status: 404 })
  return redirect(`${paths.adminOrder(context.get(localeContext), orderId)}#sent`)
}

async function tellUndelivered(context: Route.ActionArgs['context'], orderId: string, fields: Record<string, string>) {
  const admin = await adminOfOrder(context, orderId, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, orderId)
  if (!order) throw data(null, { status: 404 })
  const { intent, seen = '', undelivered: id = '', key = '' } = fields
  if (intent === 'told-otherwise') await noteToldOtherwise(db, admin, { order, seen }, new Date())
  else if (!(await sendUndeliveredAgain(db, admin, { order, id, key }, new Date()))) throw data(null, { status: 404 })
  return redirect(`${paths.adminOrder(context.get(localeContext), orderId)}#sent`)
}

export default function OrderPage({
  loaderData: {
    order,
    guardians,
    emergencyChat,
    ways,
    wayChoices,
    sent,
    undelivered,
    sentKey,
    related,
    families,
    sameTravellers,
    attempts,
    refunds,
    steps,
    documents,
    keeper,
    me,
    staff,
    notes,
    timeline,
    today,
    owedAbout,
    booked,
    chats,
    isDepositDropped,
    transferKey,
  },
  actionData,
}: Route.ComponentProps) {
  const text = useText('staff')
  const keeperText = useText('staff-keeper')
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={text('order-title', { number: order.orderNo })}
        path={`/admin/orders/${order.id}`}
        isIndexed={false}
      />
      <BackLink to={localePath(locale, '/admin/orders')}>{text('back-to-orders')}</BackLink>
      <PageTop
        title={
          <>
            {text('orders-one')} <bdi dir="ltr">{order.orderNo}</bdi>
          </>
        }
        lead={
          <span className={styles.lead}>
            <OrderStateTag state={order.state} />
            <InstantText instant={order.placedAt} />
          </span>
        }
      >
        <StaffButtonLink href={paths.adminOrderPeople(locale, order.id)} look="outline" isSmall>
          {text('order-people')}
        </StaffButtonLink>
        <StaffButtonLink href={paths.adminOrderMessage(locale, order.id)} look="outline" isSmall>
          {text('order-message')}
        </StaffButtonLink>
        {order.canChange && (
          <StaffButtonLink href={paths.adminChangeOrder(locale, order.id)} look="outline" isSmall>
            {text('change-order')}
          </StaffButtonLink>
        )}
        {order.canCancel && (
          <StaffButtonLink href={paths.adminCancelOrder(locale, order.id)} look="outline" isSmall>
            {text('cancel-order')}
          </StaffButtonLink>
        )}
        <StaffButtonLink href={paths.adminOrderRefunds(locale, order.id)} look="outline" isSmall>
          {text('order-refunds')}
        </StaffButtonLink>
      </PageTop>
      <div className={styles.news}>
        {booked && <BookedNotice booked={booked} />}
        {isDepositDropped && (
          <Notice tone="warning" isAnnounced>
            {text('deposit-dropped')}
          </Notice>
        )}
        {actionData && 'keeperProblem' in actionData && (
          <Notice tone="error" isAnnounced>
            {keeperText(`problem-${actionData.keeperProblem}`)}
          </Notice>
        )}
        <RelatedOrders related={related} />
        <SameTravellers orderNo={order.orderNo} found={sameTravellers} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {undelivered.length > 0 && <UndeliveredCard undelivered={undelivered} formKey={sentKey} />}
          {order.journeys.map((journey) => (
            <Journey key={journey.tourId} journey={journey} />
          ))}
          {families && <FamiliesCard families={families} />}
          <PlanCard
            id={order.id}
            orderNo={order.orderNo}
            parts={order.parts}
            state={order.state}
            today={today}
            chats={chats.parts}
          />
          <Payments
            attempts={attempts}
            steps={steps}
            transferKey={transferKey}
            refusal={actionData && 'problem' in actionData ? actionData : undefined}
          />
          <Documents address={paths.adminOrderDocuments(locale, order.id)} documents={documents} />
          <NotesCard {...notes} />
          <SentCard sent={sent} formKey={sentKey} />
          <OrderTimeline timeline={timeline} refunds={refunds} currency={order.amounts.total.currency} />
        </div>
        <div className={styles.side}>
          <Amounts id={order.id} amounts={order.amounts} exchangeRate={order.exchangeRate} owedAbout={owedAbout} />
          <KeeperCard keeper={keeper} me={me} staff={staff} />
          <ContactFacts
            chat={chats.order}
            contact={order.contact}
            mode={order.mode}
            language={order.locale}
            note={order.note}
          />
          {ways.length > 0 && <WaysCard ways={ways} choices={wayChoices} />}
          <EmergencyCard
            chat={emergencyChat}
            contact={order.emergency}
            canWrite={order.asksForEmergency}
            refusal={actionData && 'emergency' in actionData ? actionData : undefined}
          />
          {guardians.length > 0 && <GuardiansCard guardians={guardians} />}
          <Agreements consents={order.consents} documents={order.documents} />
        </div>
      </div>
      {!actionData && <OrderNews />}
    </>
  )
}

function refuse(problem: TransferProblem, attemptRef: string, amount: string) {
  return data({ problem, attemptRef, amount }, { status: statusOf(problem) })
}
