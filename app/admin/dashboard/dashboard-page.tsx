import { Link } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { weekdayOf } from '#kernel/plain-date.ts'
import { workKindNames } from '#modules/staff-desk/index.ts'
import { askTogether } from '#platform/db/ask-together.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { useOrderColumns } from '../orders/use-order-columns.tsx'
import { TodayList } from '../today/today-list.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/dashboard-page.ts'
import styles from './dashboard-page.module.css'
import { DemonstrationProgress } from './demonstration-progress.tsx'
import { DepartureTable } from './departure-table.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { readOverview } from './read-overview.server.ts'
import { Receivables } from './receivables.tsx'
import { SalesChart } from './sales-chart.tsx'

const FRIDAY = 5

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-overview', 'staff-today', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'dashboard')
  const { db } = context.get(servicesContext)
  const asked = {
    locale: context.get(localeContext),
    only: workKindNames.find((kind) => kind === url.searchParams.get('work')),
    now: new Date(),
  }
  return {
    firstName: admin.fullName.split(' ')[0] ?? admin.fullName,
    currency: url.searchParams.get('currency') ?? undefined,
    ...(await askTogether(db, (together) => readOverview(together, admin, asked))),
  }
}

export default function DashboardPage({
  loaderData: {
    firstName,
    today,
    demonstration,
    sums,
    opensDepartures,
    seats,
    departures,
    latest,
    sales,
    currency,
    receivables,
    now,
    work,
  },
}: Route.ComponentProps) {
  const text = useText('staff')
  const overview = useText('staff-overview')
  const locale = useLocale()
  const orderColumns = useOrderColumns()
  const lead = [
    ...(sums ? [text('lead-orders', { count: sums.today.orders })] : []),
    text('lead-departures', { count: seats.soon }),
  ]
  return (
    <>
      <PageHead title={text('dashboard')} path="/admin/dashboard" isIndexed={false} />
      <PageTop
        title={text(weekdayOf(today) === FRIDAY ? 'greeting-friday' : 'greeting', { name: firstName })}
        lead={lead.join(' ')}
      >
        {receivables?.debts.some(({ source }) => source === 'links') && (
          <StaffButtonLink href={paths.adminPaymentLinks(locale, { new: 1 })} look="outline" isSmall>
            <Icon name="link" />
            {overview('new-link')}
          </StaffButtonLink>
        )}
        {sums && (
          <StaffButtonLink href={paths.adminNewOrder(locale)} isSmall>
            <Icon name="plus" />
            {overview('new-order')}
          </StaffButtonLink>
        )}
      </PageTop>
      {demonstration && <DemonstrationProgress {...demonstration} />}
      <OverviewTiles sums={sums} seats={seats} today={today} />
      <TodayList today={work} day={today} now={now} />
      <div className={styles.columns}>
        <div className={styles.side}>{receivables && <Receivables receivables={receivables} />}</div>
        <div className={styles.cards}>
          <Card title={text('next-departures')}>
            <DepartureTable departures={departures} isLinked={opensDepartures} />
          </Card>
          {sales && <SalesChart months={sales} asked={currency} />}
          {latest && (
            <Card title={text('latest-orders')} end={<Link to={paths.adminOrders(locale)}>{text('all-orders')}</Link>}>
              {latest.length > 0 ? (
                <OrderTable orders={latest} columns={orderColumns} />
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
