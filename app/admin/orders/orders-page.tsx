import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths, withQuery } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/orders-page.ts'
import { isBackwards, orderQueryValues, readOrderQuery } from './order-query.ts'
import { toOrderRow } from './order-row.ts'
import { OrderTable } from './order-table.tsx'
import { OrderTools } from './order-tools.tsx'
import styles from '../ui/list-sheet.module.css'

const PAGE_SIZE = 20

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const query = readOrderQuery(url.searchParams)
  const { q, state, tour: tourId, from, to, page } = query
  const days = isBackwards(query) ? {} : { from, to }
  const { orders, total } = await listOrders(context.get(servicesContext).db, admin, {
    q,
    state,
    tourId,
    ...days,
    page,
    pageSize: PAGE_SIZE,
  })
  const locale = context.get(localeContext)
  return { query, today: dayInIstanbul(new Date()), total, orders: orders.map((order) => toOrderRow(order, locale)) }
}

export default function OrdersPage({ loaderData: { query, today, total, orders } }: Route.ComponentProps) {
  const text = useText('staff')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const isFiltered = Object.values(orderQueryValues({ ...query, page: 1 })).some((value) => value !== undefined)
  const { q, state, tour: tourId, from, to } = query
  const csvHref = withQuery('/api/v1/admin/orders.csv', {
    q: q || undefined,
    state,
    tourId,
    ...(isBackwards(query) ? {} : { from, to }),
    locale,
  })
  return (
    <>
      <PageHead title={text('orders')} path="/admin/orders" isIndexed={false} />
      <PageTop title={text('orders')} {...(total > 0 ? { lead: text('orders-lead', { count: total }) } : {})}>
        {total > 0 && (
          <ButtonLink look="outline" isSmall href={csvHref} download>
            <Icon name="download" />
            {text('download-csv')}
          </ButtonLink>
        )}
      </PageTop>
      <div className={styles.list}>
        <OrderTools query={query} today={today} isFiltered={isFiltered} />
        {orders.length > 0 ? (
          <>
            <OrderTable orders={orders} />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + orders.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminOrders(locale, orderQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={styles.empty}>{isFiltered || total > 0 ? text('no-orders-found') : text('no-orders-yet')}</p>
        )}
      </div>
    </>
  )
}
