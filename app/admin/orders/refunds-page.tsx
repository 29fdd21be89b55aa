import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOfOrder, boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { refundMeanings } from '#modules/booking/index.ts'
import {
  findDueBack,
  findOrder,
  listOtherMoney,
  refundByHand,
  sendTransferBack,
  type RefundByHandRefusal,
  type TransferSentRefusal,
} from '#modules/booking/index.server.ts'
import {
  listHeldMoney,
  listRefundsOfSubject,
  nameRefundPayee,
  settleRefund,
  type PayeeFailure,
} from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { actOnce } from '../act-once.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/refunds-page.ts'
import { chatsOf } from './chats-of.server.ts'
import styles from './order-page.module.css'
import { OrderNews } from './order-news.tsx'
import { RefundEntry } from './refund-entry.tsx'
import { RefundForm } from './refund-form.tsx'
import { parseSentMoney } from './sent-money.ts'

const RefundAct = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('refund'),
    attempt: z.string().max(100),
    amount: z.string().max(20),
    reason: z.string().trim().max(500),
    meaning: z.enum([...refundMeanings, '']).default(''),
  }),
  z.object({
    intent: z.literal('payee'),
    ref: z.string().max(100),
    iban: z.string().max(60),
    name: z.string().max(200),
  }),
  z.object({
    intent: z.enum(['paid', 'give-up']),
    ref: z.string().max(100),
    note: z.string().trim().max(500),
    sent: z.string().max(40).default(''),
  }),
])

type RefundProblem =
  | 'amount'
  | 'reason'
  | RefundByHandRefusal['code']
  | PayeeFailure['code']
  | TransferSentRefusal['code']

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'cancellation', 'cash', 'account', 'ui'],
}

/** Every refund of an order, and what could still go back. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const subject = { kind: 'order', ref: order.orderId } as const
  const refunds = await listRefundsOfSubject(db, subject)
  return {
    order: { id: order.id, orderNo: order.orderNo },
    customer: `${order.contact.firstName} ${order.contact.lastName}`,
    phone: order.contact.phone,
    chat: chatsOf(order, dayInIstanbul(new Date())).order,
    refunds,
    otherMoney: await listOtherMoney(db, admin, { orderId: order.orderId, refunds, on: dayInIstanbul(new Date()) }),
    held: await listHeldMoney(db, subject),
    due: await findDueBack(db, admin, order),
    key: crypto.randomUUID(),
  }
}

/** Gives a part of a payment back by hand, names where a transfer goes, or ends a refund by hand. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = await adminOfOrder(context, params.orderId, 'payments', 'refunds')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const form = RefundAct.safeParse(fields)
  const order = await findOrder(db, admin, params.orderId)
  if (!form.success || !order) throw data(null, { status: order ? 400 : 404 })
  const subject = { kind: 'order', ref: order.orderId } as const
  const now = new Date()
  const act = form.data
  const refuse = (problem: RefundProblem) => data({ problem, typed: act }, { status: statusOf(problem) })
  const done = () => {
    log.info({ staff: admin.id, order: order.orderNo, act: act.intent }, 'staff changed a refund')
    return redirect(paths.adminOrderRefunds(context.get(localeContext), order.id, { done: 'refunded' }))
  }
  if (act.intent === 'refund') {
    const held = (await listHeldMoney(db, subject)).find(({ attemptRef }) => attemptRef === act.attempt)
    if (!held) return refuse('payment-not-found')
    const amount = parseTypedAmount(act.amount, held.captured.currency)
    if (!amount || amount.minor <= 0) return refuse('amount')
    if (act.reason === '') return refuse('reason')
    const { orderId } = order
    const wish = { orderId, key: crypto.randomUUID(), attemptRef: held.attemptRef, amount, reason: act.reason }
    const meaning = act.meaning === '' ? null : act.meaning
    const requested = await actOnce(db, admin, fields, (tx) => refundByHand(tx, admin, { ...wish, meaning }, now))
    return requested.ok ? done() : refuse(requested.error.code)
  }
  const refund = (await listRefundsOfSubject(db, subject)).find(({ ref }) => ref === act.ref)
  if (!refund) return refuse('refund-not-found')
  const note = 'note' in act ? act.note && `${act.note} (${admin.email})` : ''
  const { ref } = refund
  const sent = 'sent' in act && act.sent !== '' ? parseSentMoney(act.sent) : refund.amount
  if (!sent) return refuse('amount')
  const ended = await actOnce<void, PayeeFailure | TransferSentRefusal>(db, admin, fields, (tx) => {
    if (act.intent === 'payee') return nameRefundPayee(tx, { ...act, by: admin.id }, now)
    if (act.intent === 'give-up') return settleRefund(tx, { ref, outcome: 'failed', note, by: admin.id }, now)
    if (refund.method !== 'transfer') return settleRefund(tx, { ref, outcome: 'succeeded', note, by: admin.id }, now)
    return sendTransferBack(tx, admin, { orderId: order.orderId, ref, sent, note }, now)
  })
  return ended.ok ? done() : refuse(ended.error.code)
}

export default function RefundsPage({
  loaderData: { order, customer, phone, chat, refunds, otherMoney, held, due, key },
  actionData,
}: Route.ComponentProps) {
  const text = useText('cancellation')
  const cash = useText('cash')
  const locale = useLocale()
  const typed = actionData?.typed
  return (
    <>
      <PageHead title={text('refunds')} path={`/admin/orders/${order.id}/refunds`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, order.id)}>
        <bdi dir="ltr">{order.orderNo}</bdi>
      </BackLink>
      <PageTop
        title={text('refunds')}
        lead={
          <>
            <bdi>{customer}</bdi> ·{' '}
            <a href={`tel:${phone}`}>
              <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
            </a>{' '}
            <ChatLink href={chat} name={customer} />
          </>
        }
      />
      {actionData && (
        <Notice tone="error" isAnnounced>
          {isAboutMeaning(actionData.problem)
            ? cash(`problem-${actionData.problem}`)
            : text(problemText[actionData.problem])}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={text('refunds')}>
            {refunds.length === 0 && <p className={styles.nothing}>{text('no-refunds')}</p>}
            {refunds.map((refund) => (
              <RefundEntry
                key={refund.ref}
                refund={refund}
                orderNo={order.orderNo}
                formKey={key}
                otherMoney={otherMoney[refund.ref] ?? []}
                typed={typed?.intent === 'payee' && typed.ref === refund.ref ? typed : undefined}
              />
            ))}
          </Card>
        </div>
        <div className={styles.side}>
          <RefundForm
            held={held.filter(({ refundable }) => refundable.minor > 0)}
            due={due}
            formKey={key}
            typed={typed?.intent === 'refund' ? typed : undefined}
            problem={actionData?.problem === 'meaning-missing' ? cash('problem-meaning-missing') : undefined}
          />
        </div>
      </div>
      {!actionData && <OrderNews />}
    </>
  )
}

const problemText = {
  amount: 'problem-amount',
  reason: 'problem-reason',
  iban: 'problem-iban',
  name: 'problem-name',
  note: 'problem-note',
  currency: 'problem-amount',
  'payment-not-found': 'problem-not-refundable',
  'refund-not-found': 'problem-not-awaiting',
  'order-not-found': 'problem-not-refundable',
  'payment-in-progress': 'problem-payment-in-progress',
  'already-paid': 'problem-payment-in-progress',
  'not-refundable': 'problem-not-refundable',
  'refund-too-high': 'problem-refund-too-high',
  'not-awaiting': 'problem-not-awaiting',
  'payee-missing': 'problem-payee-missing',
  'no-rate': 'problem-no-rate',
  'rate-changed': 'problem-rate-changed',
} as const satisfies Record<Exclude<RefundProblem, MeaningProblem>, string>

/** Problems that the refund entry of a cash register has as well, in its words. */
const meaningProblems = ['meaning-missing', 'price-gone', 'too-many-parts'] as const

type MeaningProblem = (typeof meaningProblems)[number]

function isAboutMeaning(problem: RefundProblem): problem is MeaningProblem {
  return meaningProblems.some((each) => each === problem)
}
