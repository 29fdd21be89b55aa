import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatInstant } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { isCurrency, money } from '#kernel/money.ts'
import {
  cancelOrder,
  declineCancellation,
  findOrder,
  type CancelRefusal,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/cancel-order-page.ts'
import { CancellationForm } from './cancellation-form.tsx'
import {
  findDesk,
  readChoice,
  travellingIn,
  wishOf,
  type CancellationDesk,
} from '#app/acts/orders/cancellation-desk.server.ts'
import { shownChoice } from './shown-choice.ts'

const ConfirmForm = z.object({
  key: z.uuid(),
  shown: z.string().max(5000).default(''),
  backMinor: z.coerce.number().int().min(0).default(0),
  currency: z.string().refine(isCurrency),
})

type Problem = 'reason' | CancelRefusal['code']

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'cancellation', 'travellers', 'account', 'ui'],
}

/** An order of which nobody is chosen to leave yet, but for whom the page was opened. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const desk = await findDesk(
    db,
    order,
    { by: 'customer', on: undefined, who: askedFor(order, url.searchParams) },
    new Date(),
  )
  return { desk: withTours(desk, order, context.get(localeContext)), formKey: crypto.randomUUID() }
}

/**
 * Reckons what a choice gives back, or cancels for those who are ticked. What was ticked and what would go back have to
 * be what stood on the page; otherwise nothing happens, and the page shows what is so now with everything typed.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'payments', 'refunds')
  const { db, log } = context.get(servicesContext)
  const form = await request.formData()
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const now = new Date()
  const locale = context.get(localeContext)
  const intent = form.get('intent')
  if (intent === 'decline') {
    await declineCancellation(db, admin, order.orderId, now)
    return redirect(paths.adminOrder(locale, order.id, { done: 'kept' }))
  }
  const choice = readChoice(form, now)
  const reason = String(form.get('reason') ?? '')
    .trim()
    .slice(0, 1000)
  const answer = async (problem?: Problem) => {
    const desk = withTours(await findDesk(db, order, choice, now), order, locale)
    // Before anybody is ticked there is no field for it, and what the customer wrote stays proposed.
    const typed = { desk, reason: form.has('reason') ? reason : undefined, problem, formKey: String(form.get('key')) }
    return data(typed, { status: problem ? statusOf(problem) : 200 })
  }
  if (intent === 'everybody') choice.who = travellingIn((await findDesk(db, order, choice, now)).view)
  if (intent === 'everybody' || intent === 'calculate') return answer()

  const confirmed = ConfirmForm.safeParse(Object.fromEntries(form))
  if (!confirmed.success || !isCurrency(confirmed.data.currency)) throw data(null, { status: 400 })
  const { key, shown, backMinor, currency } = confirmed.data
  const wish = await wishOf(db, order, choice, now)
  if (choice.who.length === 0) return answer('nothing-to-cancel')
  const asked = (await findDesk(db, order, choice, now)).choice
  if (shown !== shownChoice(asked)) return answer('figures-changed')
  if (reason === '') return answer('reason')

  const cancelled = await cancelOrder(db, admin, { ...wish, key, reason, shownBack: money(backMinor, currency) }, now)
  if (!cancelled.ok) return answer(cancelled.error.code)
  log.info({ staff: admin.id, order: order.orderNo, backMinor, currency }, 'an order was cancelled by staff')
  return redirect(paths.adminOrderRefunds(locale, order.id, { done: 'cancelled' }))
}

export default function CancelOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('cancellation')
  const locale = useLocale()
  const { desk, formKey } = actionData ?? loaderData
  const { order, view } = desk
  return (
    <>
      <PageHead title={text('title')} path={`/admin/orders/${order.id}/cancel`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, order.id)}>
        <bdi dir="ltr">{order.orderNo}</bdi>
      </BackLink>
      <PageTop title={text('title')} lead={<bdi>{order.customer}</bdi>} />
      {actionData?.problem && actionData.problem !== 'order-not-found' && (
        <Notice tone="error" isAnnounced>
          {text(`problem-${actionData.problem}`)}
        </Notice>
      )}
      {view.request && (
        <Notice tone="warning">
          {text('customer-asked', { at: formatInstant(view.request.requestedAt, locale) })}{' '}
          <bdi dir="auto">{view.request.reason}</bdi>
          <ActForm>
            <Button name="intent" value="decline" look="outline" isSmall>
              {text('decline')}
            </Button>
          </ActForm>
        </Notice>
      )}
      {view.isOpen ? (
        <CancellationForm
          key={JSON.stringify(actionData)}
          desk={desk}
          formKey={formKey}
          typedReason={actionData?.reason}
        />
      ) : (
        <Notice>{text('nothing')}</Notice>
      )}
    </>
  )
}

/** Those whom the address names and who still travel. */
function askedFor({ journeys }: StaffOrder, query: URLSearchParams): string[] {
  const who = query.getAll('who')
  return journeys
    .flatMap(({ travellers }) => travellers)
    .flatMap(({ id, isCancelled }) => (!isCancelled && who.includes(id) ? id : []))
}

function withTours(desk: CancellationDesk, order: StaffOrder, locale: Locale) {
  return { ...desk, tourNames: order.journeys.map(({ name }) => name[locale]) }
}
