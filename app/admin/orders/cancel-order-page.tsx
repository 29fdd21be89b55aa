import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import { isCurrency, money } from '#kernel/money.ts'
import { cancelOrder, declineCancellation, findOrder, type CancelRefusal } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/cancel-order-page.ts'
import { CancellationChoice } from './cancellation-choice.tsx'
import { CancellationResult } from './cancellation-result.tsx'
import { findDesk, readChoice, wishOf } from './cancellation-desk.server.ts'
import styles from './order-page.module.css'

const ConfirmForm = z.object({
  intent: z.literal('cancel'),
  key: z.uuid(),
  reason: z.string().trim().max(1000),
  backMinor: z.coerce.number().int().min(0),
  currency: z.string().refine(isCurrency),
})

type Problem = 'reason' | CancelRefusal['code']

const statusOf: Record<Problem, number> = {
  reason: 400,
  'order-not-found': 404,
  'nothing-to-cancel': 409,
  'whole-only': 409,
  'babies-alone': 409,
  'payment-in-progress': 409,
  'figures-changed': 409,
}

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'cancellation', 'account', 'ui'],
}

/** What a cancellation gives back, for the choice that stands in the address. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const desk = await findDesk(db, order, url.searchParams, new Date())
  return { desk: { ...desk, tourNames: order.journeys.map(({ name }) => name[context.get(localeContext)]) } }
}

/** Cancels what the address has chosen, at the figures that were shown; or leaves the order as it is. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const now = new Date()
  const back = paths.adminOrder(context.get(localeContext), order.id)
  if (fields['intent'] === 'decline') {
    await declineCancellation(db, admin, order.orderId, now)
    return redirect(back)
  }
  const form = ConfirmForm.safeParse(fields)
  if (!form.success || !isCurrency(form.data.currency)) throw data(null, { status: 400 })
  const { key, reason, backMinor, currency } = form.data
  const refuse = (problem: Problem) => data({ problem, reason }, { status: statusOf[problem] })
  if (reason === '') return refuse('reason')

  const wish = await wishOf(db, order, readChoice(url.searchParams, now), now)
  const shownBack = money(backMinor, currency)
  const cancelled = await cancelOrder(db, admin, { ...wish, key, reason, shownBack }, now)
  if (!cancelled.ok) return refuse(cancelled.error.code)
  log.info({ staff: admin.id, order: order.orderNo, backMinor, currency }, 'an order was cancelled by staff')
  return redirect(paths.adminOrderRefunds(context.get(localeContext), order.id))
}

export default function CancelOrderPage({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  const text = useText('cancellation')
  const locale = useLocale()
  const { order, view } = desk
  return (
    <>
      <PageHead title={text('title')} path={`/admin/orders/${order.id}/cancel`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, order.id)}>
        <bdi dir="ltr">{order.orderNo}</bdi>
      </BackLink>
      <PageTop title={text('title')} lead={<bdi>{order.customer}</bdi>} />
      {actionData && actionData.problem !== 'order-not-found' && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${actionData.problem}`)}
        </Notice>
      )}
      {view.request && (
        <Notice tone="warning">
          {text('customer-asked', { at: formatInstant(view.request.requestedAt, locale) })}{' '}
          <bdi dir="auto">{view.request.reason}</bdi>
        </Notice>
      )}
      {view.isOpen ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CancellationResult key={JSON.stringify(desk.choice)} desk={desk} typedReason={actionData?.reason} />
          </div>
          <div className={styles.side}>
            <CancellationChoice desk={desk} />
          </div>
        </div>
      ) : (
        <Notice>{text('nothing')}</Notice>
      )}
    </>
  )
}
