import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import type { DayRow } from './find-days.server.ts'

/** Days on which somebody leaves, each with its workspace and its lists. */
export function DayTable({
  days,
  ...table
}: {
  days: DayRow[]
  columns: Column<DayRow>[]
  hidden: readonly string[]
  sorting: Sorting
}) {
  const text = useText('staff-operations')
  return <ListTable caption={text('departures')} rows={days} keyOf={({ date }) => date} {...table} />
}

export function useDayColumns(): Column<DayRow>[] {
  const text = useText('staff-operations')
  const locale = useLocale()
  return [
    {
      key: 'day',
      head: text('day'),
      sort: 'day',
      isFixed: true,
      cell: ({ date }) => (
        <>
          <a href={paths.adminDate(locale, 'ops', date)}>
            <DateText date={date} />
          </a>
          <HijriText from={date} className={cell.hijri} />
        </>
      ),
    },
    {
      key: 'tour',
      head: text('tour'),
      cell: ({ tours }) =>
        tours.map(({ id, name }) => (
          <span key={id} className={cell.second}>
            <bdi>{name}</bdi>
          </span>
        )),
    },
    {
      key: 'seats',
      head: text('seat'),
      sort: 'seats',
      cell: ({ taken, capacity }) => text('seats-taken', { taken: String(taken), capacity: String(capacity) }),
    },
    {
      key: 'print',
      head: text('print'),
      cell: ({ date }) => (
        <>
          <a href={paths.adminDate(locale, 'print', date)}>{text('print')}</a>
          {' · '}
          <a href={paths.adminDate(locale, 'airport', date)}>{text('airport')}</a>
        </>
      ),
    },
  ]
}
