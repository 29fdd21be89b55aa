import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { safeReturnTo } from '#app/addresses/return-to.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listOrdersToMail, sendOrderMailAgain } from '#modules/booking/index.server.ts'
import { BulkPreview } from '../lists/bulk-preview.tsx'
import { chosenIds } from '../lists/chosen-ids.ts'
import type { Route } from './+types/bulk-page.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-desk', 'ui'] }

/** What sending the mails of the chosen orders again would do; nothing is sent yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  return {
    orders: await listOrdersToMail(db, admin, chosenIds(url.searchParams)),
    back: safeReturnTo(url.searchParams.get('back') ?? undefined),
  }
}

/** Sends them, and says for how many. An order that changed since the preview is left out. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  let count = 0
  for (const id of chosenIds(await request.formData())) {
    const sent = await sendOrderMailAgain(db, admin, id, new Date())
    if (sent.ok) count += 1
  }
  log.info({ staff: admin.id, orders: count }, 'mails of orders were sent again')
  return redirect(paths.adminOrders(context.get(localeContext), { bulk: count }))
}

export default function BulkPage({ loaderData: { orders, back } }: Route.ComponentProps) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const act = { value: 'mail-again', words: text('act-mail-again') }
  return (
    <>
      <PageHead title={text('bulk-title', { action: act.words })} path="/admin/orders/bulk" isIndexed={false} />
      <BulkPreview
        act={act}
        rows={orders.map(({ id, orderNo, email, hasMail }) => ({
          id,
          name: orderNo,
          detail: email,
          refusal: hasMail ? undefined : text('skip-no-mail'),
        }))}
        backHref={back ?? paths.adminOrders(locale)}
      />
    </>
  )
}
