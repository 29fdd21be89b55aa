import type { ReactNode } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { DayRow } from './find-days.server.ts'
import type { OpsView } from './ops-query.ts'
import { Beds, Papers, Visas } from './readiness-cells.tsx'

/** Days on which somebody leaves, each with its workspace and how ready its people are. */
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
  const overview = useText('staff-overview')
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
      head: text('capacity'),
      sort: 'seats',
      cell: ({ tours }) =>
        tours.map(({ id, name, taken, capacity }) => (
          <span key={id} className={cell.second}>
            {tours.length > 1 && <span className="visually-hidden">{name}: </span>}
            {text('seats-taken', { taken: String(taken), capacity: String(capacity) })}
          </span>
        )),
    },
    {
      key: 'papers',
      head: overview('papers'),
      cell: ({ date, ready }) => (
        <ToView date={date} view="missing" isLeading={ready.withoutPapers > 0}>
          <Papers ready={ready} />
        </ToView>
      ),
    },
    {
      key: 'visas',
      head: overview('visas'),
      isEnd: true,
      cell: ({ date, ready }) => (
        <ToView date={date} view="visaless" isLeading={ready.visas.open > 0}>
          <Visas visas={ready.visas} />
        </ToView>
      ),
    },
    {
      key: 'rooms',
      head: overview('rooms'),
      isEnd: true,
      cell: ({ date, ready }) => (
        <ToView date={date} view="roomless" isLeading={ready.roomless > 0}>
          <Beds beds={ready.beds} />
        </ToView>
      ),
    },
  ]
}

/** Leads to those of the day whom the number is about; where nobody lacks anything there is nowhere to go. */
function ToView({
  date,
  view,
  isLeading,
  children,
}: {
  date: PlainDate
  view: OpsView
  isLeading: boolean
  children: ReactNode
}) {
  const locale = useLocale()
  return isLeading ? <a href={paths.adminDate(locale, 'ops', date, { view })}>{children}</a> : children
}
