import { Link } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { addDays, dayInIstanbul, weekdayOf } from '#kernel/plain-date.ts'
import { proveArea } from '#modules/accounts/index.server.ts'
import { listOrders, sumSalesByMonth, summariseOrders } from '#modules/booking/index.server.ts'
import { sumDepartureSeats } from '#modules/catalog/index.server.ts'
import { findDemonstration } from '#modules/staff-desk/index.server.ts'
import { OrderTable } from '../orders/order-table.tsx'
import { toOrderRow } from '../orders/order-row.ts'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/dashboard-page.ts'
import styles from './dashboard-page.module.css'
import { DemonstrationProgress } from './demonstration-progress.tsx'
import { DepartureTable } from './departure-table.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { readDepartures } from './read-departures.server.ts'
import { readReceivables } from './read-receivables.server.ts'
import { readAlarms, readTasks, readWaiting } from './read-waiting.server.ts'
import { Receivables } from './receivables.tsx'
import { SalesChart } from './sales-chart.tsx'
import { TodayList } from './today-list.tsx'

const NEXT_DEPARTURES = 8
const LATEST_ORDERS = 6
const FRIDAY = 5

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-overview', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'dashboard')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const today = dayInIstanbul(now)
  const clerk = proveArea(admin, 'orders')
  return {
    firstName: admin.fullName.split(' ')[0] ?? admin.fullName,
    today,
    demonstration: await findDemonstration(db),
    sums: clerk ? await summariseOrders(db, clerk, now) : undefined,
    seats: await sumDepartureSeats(db, { from: today, to: addDays(today, 90) }),
    soon: await sumDepartureSeats(db, { from: today, to: addDays(today, 6) }),
    departures: await readDepartures(db, admin, { today, limit: NEXT_DEPARTURES, locale }),
    sales: clerk ? await sumSalesByMonth(db, clerk, { months: 24 }, now) : undefined,
    currency: url.searchParams.get('currency') ?? undefined,
    receivables: await readReceivables(db, admin, now),
    alarms: await readAlarms(db, admin, locale),
    tasks: await readTasks(db, admin, today),
    waiting: await readWaiting(db, admin, now),
    latest: clerk
      ? (await listOrders(db, clerk, { page: 1, pageSize: LATEST_ORDERS })).orders.map((order) =>
          toOrderRow(order, locale),
        )
      : undefined,
  }
}

export default function DashboardPage({
  loaderData: {
    firstName,
    today,
    demonstration,
    sums,
    seats,
    soon,
    departures,
    latest,
    sales,
    currency,
    receivables,
    alarms,
    tasks,
    waiting,
  },
}: Route.ComponentProps) {
  const text = useText('staff')
  const overview = useText('staff-overview')
  const locale = useLocale()
  const lead = [
    ...(sums ? [text('lead-orders', { count: sums.today.orders })] : []),
    text('lead-departures', { count: soon.departures }),
  ]
  return (
    <>
      <PageHead title={text('dashboard')} path="/admin/dashboard" isIndexed={false} />
      <PageTop
        title={text(weekdayOf(today) === FRIDAY ? 'greeting-friday' : 'greeting', { name: firstName })}
        lead={lead.join(' ')}
      >
        {receivables?.debts.some(({ source }) => source === 'links') && (
          <ButtonLink href={paths.adminPaymentLinks(locale, { new: 1 })} look="outline" isSmall>
            <Icon name="link" />
            {overview('new-link')}
          </ButtonLink>
        )}
        {sums && (
          <ButtonLink href={paths.adminNewOrder(locale)} isSmall>
            <Icon name="plus" />
            {overview('new-order')}
          </ButtonLink>
        )}
      </PageTop>
      {demonstration && <DemonstrationProgress {...demonstration} />}
      <OverviewTiles sums={sums} seats={seats} month={today.slice(0, 7)} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <TodayList alarms={alarms} tasks={tasks} waiting={waiting} />
          {receivables && <Receivables receivables={receivables} />}
        </div>
        <div className={styles.cards}>
          {sales && <SalesChart months={sales} asked={currency} />}
          <Card title={text('next-departures')}>
            <DepartureTable departures={departures} isLinked={sums !== undefined} />
          </Card>
          {latest && (
            <Card title={text('latest-orders')} end={<Link to={paths.adminOrders(locale)}>{text('all-orders')}</Link>}>
              {latest.length > 0 ? (
                <OrderTable orders={latest} />
              ) : (
                <p className={styles.nothing}>{text('no-orders-yet')}</p>
              )}
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
