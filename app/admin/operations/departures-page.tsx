import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { addDays, dayInIstanbul, parsePlainDate } from '#kernel/plain-date.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { ListDays } from '../ui/list-fields.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/departures-page.ts'
import { daySorts, sortDays } from './day-sort.ts'
import { DayTable } from './day-table.tsx'
import styles from './operations.module.css'
import sheet from '../ui/list-sheet.module.css'

const DAYS_AHEAD = 90

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'staff-operations', 'ui'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context, 'orders')
  const from = parsePlainDate(url.searchParams.get('from') ?? '') ?? dayInIstanbul(new Date())
  const to = parsePlainDate(url.searchParams.get('to') ?? '') ?? addDays(from, DAYS_AHEAD)
  const departures = await listDeparturesBetween(context.get(servicesContext).db, { from, to })
  const locale = context.get(localeContext)
  const days = Map.groupBy(departures, ({ departsOn }) => departsOn)
  const sort = daySorts.find((each) => each === url.searchParams.get('sort')) ?? 'day'
  const rows = [...days].map(([date, tours]) => ({
    date,
    tours: tours.map(({ id, name }) => ({ id, name: name[locale] })),
    taken: tours.reduce((seats, { sold, held }) => seats + sold + held, 0),
    capacity: tours.reduce((seats, { capacity }) => seats + capacity, 0),
  }))
  return { from, to, sort, days: sortDays(rows, sort) }
}

/** The days on which somebody leaves; each opens its workspace. */
export default function DeparturesPage({ loaderData: { from, to, sort, days } }: Route.ComponentProps) {
  const text = useText('staff-operations')
  const staff = useText('staff')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('departures')} path="/admin/tour/departures" isIndexed={false} />
      <PageTop title={text('departures')} lead={text('departures-lead')} />
      <div className={sheet.list}>
        <search>
          <form action={paths.adminDepartures(locale)} className={styles.tools}>
            <ListDays from={from} to={to} />
            <Button look="outline">{staff('filter')}</Button>
          </form>
        </search>
        {days.length === 0 ? (
          <p className={styles.nothing}>{text('no-departures')}</p>
        ) : (
          <DayTable
            days={days}
            sorting={{ by: sort, hrefOf: (asked) => paths.adminDepartures(locale, { from, to, sort: asked }) }}
          />
        )}
      </div>
    </>
  )
}
