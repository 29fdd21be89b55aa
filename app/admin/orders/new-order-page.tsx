import { statusOf } from '#app/refusals/refusals.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/new-order-page.ts'
import { loadNewOrder, type NewOrder } from './new-order.server.ts'
import { fillNames, MOST_TRAVELLERS } from './order-fields.ts'
import { NewOrderForm } from './new-order-form.tsx'
import layout from '../ui/columns.module.css'
import styles from './order-forms.module.css'
import { placePhoneOrder } from './place-phone-order.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-orders', 'forms', 'travellers', 'account', 'ui'],
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  return loadNewOrder(db, adminOf(context, 'orders'), url.searchParams, context.get(localeContext), new Date())
}

/** Places the order and leads to its page; with `names` it only puts a list of names into the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  if (fields['intent'] === 'names') return data({ code: null, problems: [], fields: fillNames(fields) })
  const placed = await placePhoneOrder(db, admin, fields, new Date())
  if (!placed.ok) {
    const { code } = placed.error
    const problems = code === 'invalid-fields' ? placed.error.problems : []
    return data({ code, problems, fields: { ...fields } }, { status: statusOf(code) })
  }
  log.info({ staff: admin.id, order: placed.value.orderNo }, 'staff took an order by telephone')
  const address = paths.adminOrder(context.get(localeContext), placed.value.publicId)
  return redirect(placed.value.isDepositDropped ? `${address}?deposit=none` : address)
}

/** An order for somebody on the telephone: the departure first, then who travels and who pays. */
export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('staff-orders')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('new-order')} path="/admin/orders/new" isIndexed={false} />
      <BackLink to={paths.adminOrders(locale)}>{text('back-to-orders')}</BackLink>
      <PageTop title={text('new-order')} lead={loaderData.from && <bdi>{loaderData.from.name}</bdi>} />
      <div className={layout.column}>
        <Choose order={loaderData} />
        {loaderData.departure && (
          <NewOrderForm order={loaderData} departure={loaderData.departure} refused={actionData} />
        )}
      </div>
      {actionData?.code && <Toast kind="error" title={text(`problem-${actionData.code}`)} />}
    </>
  )
}

/** Which departure, for how many: asked by its address, so that prices are known before anything is typed. */
function Choose({ order }: { order: NewOrder }) {
  const text = useText('staff-orders')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { from, tourId, departures, departure, travellers } = order
  const isTight = departure !== undefined && travellers.length > departure.seatsLeft
  return (
    <Card title={text('journey')}>
      <Form action={paths.adminNewOrder(locale)} key={`${tourId} ${travellers.length}`} className={styles.choose}>
        {from && <input type="hidden" name={from.kind} value={from.id} />}
        <SelectField label={text('departure')} name="tourId" defaultValue={tourId}>
          <option value="">{text('choose')}</option>
          {departures.map((each) => (
            <option key={each.id} value={each.id}>
              {`${formatDateRange(each.departsOn, each.returnsOn, locale)} · ${each.name} · ${text('left', { count: each.left })}`}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text('count')}
          name="count"
          type="number"
          min={1}
          max={MOST_TRAVELLERS}
          defaultValue={travellers.length}
        />
        <Button look="outline" disabled={isBusy}>
          {text('show')}
        </Button>
      </Form>
      {isTight && (
        <div className={styles.facts}>
          <Notice tone="warning">{text('more-than-left')}</Notice>
        </div>
      )}
    </Card>
  )
}
