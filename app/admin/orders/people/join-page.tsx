import { data, redirect } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { statusOf } from '#app/refusals/refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { findOrder, type JoinPreview } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../../ui/act-form.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/columns.module.css'
import { OrderTop } from '../order-top.tsx'
import { ClosedOrder } from '../closed-order.tsx'
import forms from '../order-forms.module.css'
import type { Route } from './+types/join-page.ts'
import { joinAsShown, reckonJoinOf, type JoinProblem } from './act-on-split.server.ts'
import { SplitActs } from './split-acts.tsx'
import { splitDeskOf } from './split-desk.ts'
import { JoinFigures } from './split-figures.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-split', 'forms', 'account', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, boundedAdminOf(context, 'orders'), params.orderId)
  if (!order) throw data(null, { status: 404 })
  return splitDeskOf(order)
}

type JoinAnswer = {
  fields: Record<string, string>
  preview: JoinPreview | undefined
  problem: JoinProblem | undefined
}

/** Reckons what joining would mean, or does it for the figures that stood on the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields: Record<string, string> = { ...(await formFields(request)) }
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const now = new Date()
  const reckoned = await reckonJoinOf(db, admin, { order, fields }, now)
  const preview = reckoned.ok ? reckoned.value : undefined
  const answer = (problem: JoinProblem | undefined) =>
    data<JoinAnswer>({ fields, preview, problem }, { status: problem ? statusOf(problem.code) : 200 })
  if (fields['intent'] === 'calculate') return answer(reckoned.ok ? undefined : reckoned.error)
  const joined = await joinAsShown(db, admin, { order, fields }, now)
  if (!joined.ok) return answer(joined.error)
  log.info({ staff: admin.id, order: order.orderNo }, 'staff joined two orders')
  return redirect(paths.adminOrder(context.get(localeContext), order.id, { done: 'joined' }))
}

/** Another order of the same departure goes on in this one: shown as it would be, and then made so. */
export default function JoinPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const text = useText('staff-split')
  const locale = useLocale()
  const { fields, preview, problem } = actionData ?? {}
  return (
    <>
      <PageHead title={text('join-title')} path={`/admin/orders/${order.id}/join`} isIndexed={false} />
      <BackLink to={paths.adminOrderPeople(locale, order.id)}>{text('back')}</BackLink>
      <OrderTop title={text('join-title')} order={order} />
      {order.isAlive ? (
        <ActForm className={layout.column}>
          <button hidden name="intent" value="calculate" aria-label={text('join-calculate')} />
          <input type="hidden" name="version" value={order.version} />
          {problem && (
            <Notice tone="error" isAnnounced>
              {text(`problem-${problem.code}`)}
            </Notice>
          )}
          {preview && <JoinFigures preview={preview} />}
          <Card title={text('join')}>
            <div className={forms.grid}>
              <TextField
                label={text('number')}
                hint={text('number-hint')}
                name="other"
                dir="ltr"
                maxLength={40}
                defaultValue={fields?.['other'] ?? ''}
              />
              <SplitActs
                orderId={order.id}
                fields={fields}
                isReckoned={preview !== undefined}
                act={text('join')}
                calculate={text('join-calculate')}
              />
            </div>
          </Card>
        </ActForm>
      ) : (
        <ClosedOrder />
      )}
    </>
  )
}
