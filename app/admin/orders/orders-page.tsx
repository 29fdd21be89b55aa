import { listKeeperNames } from '#app/acts/orders/keeper-names.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listStaffMembers } from '#modules/accounts/index.server.ts'
import { listOrders } from '#modules/booking/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { BulkBar } from '../lists/bulk-bar.tsx'
import { doneCountOf } from '../lists/done-count.ts'
import { ListBar } from '../lists/list-bar.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/orders-page.ts'
import { isBackwards, orderQueryValues, readOrderQuery, readSort, type OrderQuery } from './order-query.ts'
import { toOrderRow } from './order-row.ts'
import { OrderTable } from './order-table.tsx'
import { OrderTools } from './order-tools.tsx'
import { useOrderListColumns } from './use-order-columns.tsx'
import styles from '../ui/list-sheet.module.css'

const PAGE_SIZE = 20
const BULK_ID = 'chosen-orders'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-keeper', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const query = readOrderQuery(url.searchParams)
  const { tour: tourId, from, to, ...filter } = query
  const days = isBackwards(query) ? {} : { from, to }
  const { db } = context.get(servicesContext)
  const { orders, total } = await listOrders(db, admin, { ...filter, ...days, tourId, pageSize: PAGE_SIZE })
  const locale = context.get(localeContext)
  const keepers = await listKeeperNames(db, admin, orders)
  return {
    query,
    today: dayInIstanbul(new Date()),
    total,
    orders: orders.map((order) => toOrderRow(order, locale, keepers)),
    staff: await listStaffMembers(db, admin),
    desk: await findListDesk(db, admin, 'orders'),
    done: doneCountOf(url.searchParams),
  }
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { query, today, total, orders, staff, desk, done } = loaderData
  const text = useText('staff')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const columns = useOrderListColumns()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const values = orderQueryValues({ ...query, page: 1 })
  const isFiltered = Object.entries(values).some(([name, value]) => name !== 'sort' && value !== undefined)
  const hrefOf = (more: Partial<OrderQuery>) => paths.adminOrders(locale, orderQueryValues({ ...query, ...more }))
  return (
    <>
      <PageHead title={text('orders')} path="/admin/orders" isIndexed={false} />
      <PageTop title={text('orders')} {...(total > 0 ? { lead: text('orders-lead', { count: total }) } : {})}>
        <StaffLink to={paths.adminNewOrder(locale)} className={buttonClass({})}>
          <Icon name="phone" />
          {text('new-phone-order')}
        </StaffLink>
      </PageTop>
      <div className={styles.list}>
        <OrderTools query={query} found={total} today={today} isFiltered={isFiltered} staff={staff} />
        <ListBar list="orders" desk={desk} columns={columns} />
        {orders.length > 0 ? (
          <>
            <OrderTable
              orders={orders}
              columns={columns}
              hidden={desk.hiddenColumns}
              sorting={{ by: query.sort, hrefOf: (sort) => hrefOf({ ...readSort(sort), page: 1 }) }}
              selection={{ formId: BULK_ID, valueOf: ({ id }) => id, nameOf: ({ orderNo }) => orderNo }}
            />
            <BulkBar
              id={BULK_ID}
              action={paths.adminBulk(locale, 'orders')}
              acts={[{ value: 'mail-again', words: deskText('act-mail-again') }]}
              query={hrefOf({})}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + orders.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        ) : (
          <p className={styles.empty}>{isFiltered || total > 0 ? text('no-orders-found') : text('no-orders-yet')}</p>
        )}
      </div>
      {done !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: done })} />}
    </>
  )
}
