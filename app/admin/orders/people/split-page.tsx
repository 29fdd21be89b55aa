import { data, redirect } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { statusOf } from '#app/refusals/refusals.ts'
import { Choice } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { findOrder, type SplitPreview } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../../ui/act-form.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/columns.module.css'
import { OrderTop } from '../order-top.tsx'
import { ClosedOrder } from '../closed-order.tsx'
import { ContactFields } from '../contact-fields.tsx'
import forms from '../order-forms.module.css'
import type { Route } from './+types/split-page.ts'
import { reckonSplitOf, splitAsShown, type SplitProblem } from './act-on-split.server.ts'
import styles from './people.module.css'
import { SplitFigures } from './split-figures.tsx'
import { SplitActs } from './split-acts.tsx'
import { splitDeskOf } from './split-desk.ts'
import { useTravellerName } from '../use-traveller-name.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-split', 'staff-orders', 'forms', 'travellers', 'account', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, boundedAdminOf(context, 'orders'), params.orderId)
  if (!order) throw data(null, { status: 404 })
  return splitDeskOf(order)
}

type SplitAnswer = {
  fields: Record<string, string>
  preview: SplitPreview | undefined
  problem: SplitProblem | undefined
}

/** Reckons what a split would mean, or does it for the figures that stood on the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields: Record<string, string> = { ...(await formFields(request)) }
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const now = new Date()
  const reckoned = await reckonSplitOf(db, admin, { order, fields }, now)
  const preview = reckoned.ok ? reckoned.value : undefined
  const answer = (problem: SplitProblem | undefined) =>
    data<SplitAnswer>({ fields, preview, problem }, { status: problem ? statusOf(problem.code) : 200 })
  if (fields['intent'] === 'calculate') return answer(reckoned.ok ? undefined : reckoned.error)
  const made = await splitAsShown(db, admin, { order, fields }, now)
  if (!made.ok) return answer(made.error)
  log.info({ staff: admin.id, order: order.orderNo }, 'staff split an order in two')
  return redirect(paths.adminOrder(context.get(localeContext), made.value.publicId, { done: 'split' }))
}

/** Who leaves an order for one of their own: both orders are shown as they would be, and then made so. */
export default function SplitPage({ loaderData: { order, people }, actionData }: Route.ComponentProps) {
  const text = useText('staff-split')
  const locale = useLocale()
  const nameOf = useTravellerName()
  const { fields, preview, problem } = actionData ?? {}
  return (
    <>
      <PageHead title={text('split-title')} path={`/admin/orders/${order.id}/split`} isIndexed={false} />
      <BackLink to={paths.adminOrderPeople(locale, order.id)}>{text('back')}</BackLink>
      <OrderTop title={text('split-title')} order={order} />
      {order.isAlive ? (
        <ActForm className={layout.column}>
          <button hidden name="intent" value="calculate" aria-label={text('calculate')} />
          <input type="hidden" name="version" value={order.version} />
          <Card title={text('who')}>
            <p className={styles.days}>{text('who-hint')}</p>
            <ul className={styles.choices}>
              {people.map(({ id, name, price }, index) => (
                <li key={id}>
                  <Choice
                    name={`who.${id}`}
                    defaultChecked={fields?.[`who.${id}`] === 'on'}
                    end={<MoneyText money={price} cents />}
                  >
                    <bdi>{nameOf(name, index)}</bdi>
                  </Choice>
                </li>
              ))}
            </ul>
            <div className={forms.grid}>
              <TextField
                label={text('along', { currency: order.currency })}
                hint={text('along-hint')}
                name="along"
                inputMode="decimal"
                defaultValue={fields?.['along'] ?? ''}
                isOptional
              />
            </div>
          </Card>
          <Card title={text('customer')}>
            <p className={styles.days}>{text('customer-hint')}</p>
            <ContactFields
              contact={order.contact}
              typed={fields}
              problems={problem?.code === 'invalid-fields' ? problem.problems : []}
              isByTelephone
            />
          </Card>
          {problem && (
            <Notice tone="error" isAnnounced>
              {text(`problem-${problem.code}`)}
            </Notice>
          )}
          {preview && <SplitFigures preview={preview} people={people} />}
          <Card title={text('split')}>
            <div className={forms.grid}>
              <SplitActs
                orderId={order.id}
                fields={fields}
                isReckoned={preview !== undefined}
                act={text('split')}
                calculate={text('calculate')}
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
