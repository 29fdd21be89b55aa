import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { ListBar } from '../lists/list-bar.tsx'
import { ListDays, ListTools } from '#app/ui/list-fields.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/departures-page.ts'
import { DayTable, useDayColumns } from './day-table.tsx'
import { findDays, withReadiness } from './find-days.server.ts'
import styles from './operations.module.css'
import sheet from '../ui/list-sheet.module.css'

const PAGE_SIZE = 30

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-operations', 'staff-overview', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const { days, ...found } = await findDays(db, url.searchParams, context.get(localeContext), now)
  const page = Math.min(Math.max(1, Number(url.searchParams.get('page')) || 1), pagesOf(days))
  return {
    ...found,
    days: await withReadiness(db, admin, days.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), now),
    total: days.length,
    page,
    pages: pagesOf(days),
    desk: await findListDesk(db, admin, 'departures'),
  }
}

function pagesOf(days: readonly unknown[]): number {
  return Math.max(1, Math.ceil(days.length / PAGE_SIZE))
}

/** The days on which somebody leaves; each opens its workspace. */
export default function DeparturesPage({ loaderData }: Route.ComponentProps) {
  const { from, to, sort, days, total, page, pages, desk } = loaderData
  const text = useText('staff-operations')
  const locale = useLocale()
  const columns = useDayColumns()
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('departures')} path="/admin/tour/departures" isIndexed={false} />
      <PageTop title={text('departures')} lead={text('departures-lead')} />
      <div className={sheet.list}>
        <ListTools
          action={paths.adminDepartures(locale)}
          found={total}
          filters={[from ?? to]}
          sort={sort === 'day' ? undefined : sort}
        >
          <ListDays from={from} to={to} />
        </ListTools>
        <ListBar list="departures" desk={desk} columns={columns} />
        {days.length === 0 ? (
          <p className={styles.nothing}>{text('no-departures')}</p>
        ) : (
          <>
            <DayTable
              days={days}
              columns={columns}
              hidden={desk.hiddenColumns}
              sorting={{ by: sort, hrefOf: (asked) => paths.adminDepartures(locale, { from, to, sort: asked }) }}
            />
            <TableFoot
              summary={text('days-range', { from: String(first), to: String(first + days.length - 1), total })}
              page={page}
              pages={pages}
              hrefOf={(asked) => paths.adminDepartures(locale, { from, to, sort, page: asked })}
            />
          </>
        )}
      </div>
    </>
  )
}
