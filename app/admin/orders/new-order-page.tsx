import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { hasRight } from '#modules/accounts/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/new-order-page.ts'
import { fillFromDocument } from './fill-from-document.ts'
import { fillNames } from './order-fields.ts'
import { placePhoneOrder } from './place-phone-order.server.ts'
import { loadSale } from './sale/load-sale.server.ts'
import { SaleDesk, type RefusedSale } from './sale/sale-desk.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-orders', 'staff-sale', 'document-lines', 'forms', 'travellers', 'account', 'ui'],
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  return loadSale(db, boundedAdminOf(context, 'orders'), url.searchParams, context.get(localeContext), new Date())
}

/**
 * Places the order and leads to the message for its customer; with `names` it only puts a list of names into the form, with
 * `count` it only gives the form back with so many travellers, and with `readLines` only with what a document says.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  if (fields['intent'] === 'names') return data({ ...unread, code: null, fields: fillNames(fields) })
  if (fields['intent'] === 'count') return data({ ...unread, code: null, fields: { ...fields } })
  const now = new Date()
  const filled = fillFromDocument(fields, hasRight(admin, 'papers'), now)
  if (filled) return data({ ...unread, ...filled, code: null })
  const locale = context.get(localeContext)
  const placed = await placePhoneOrder(db, admin, fields, { locale, now })
  if (!placed.ok) {
    const { code } = placed.error
    const problems = code === 'invalid-fields' ? placed.error.problems : []
    return data({ ...unread, code, problems, fields: { ...fields } }, { status: statusOf(code) })
  }
  log.info({ staff: admin.id, order: placed.value.orderNo }, 'staff took an order by telephone')
  const news = placed.value.isDepositDropped ? { deposit: 'none' } : undefined
  return redirect(paths.adminOrderMessage(locale, placed.value.publicId, { ...news, placed: '1' }))
}

/** Of a form whose lines of a document were not read. */
const unread: Pick<RefusedSale, 'pasted' | 'problems'> = { pasted: undefined, problems: [] }

export default function NewOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('staff-orders')
  const locale = useLocale()
  // A list of names, a document, or another number of travellers without script fills the form anew.
  const filled =
    actionData?.code === null
      ? `${actionData.fields['names']} ${actionData.fields['count']} ${actionData.pasted?.at}`
      : ''
  return (
    <>
      <PageHead title={text('new-order')} path="/admin/orders/new" isIndexed={false} />
      <BackLink to={paths.adminOrders(locale)}>{text('back-to-orders')}</BackLink>
      <PageTop title={text('new-order')} lead={loaderData.from && <bdi>{loaderData.from.name}</bdi>} />
      <SaleDesk key={filled} sale={loaderData} refused={actionData} />
      {actionData?.code && <Toast kind="error" title={text(`problem-${actionData.code}`)} />}
    </>
  )
}
