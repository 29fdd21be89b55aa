import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column } from '#app/ui/list-table.tsx'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ListDesk } from '#modules/staff-desk/index.server.ts'
import { ListBar } from '../lists/list-bar.tsx'
import { ListDays, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { TableFoot } from '../ui/table-foot.tsx'
import { waitingQueryValues, type WaitingQuery } from './waiting-query.ts'

type WaitingList = {
  tourId: string
  name: string
  departsOn: PlainDate
  returnsOn: PlainDate
  parties: number
  seats: number
  offered: number
  free: number
}

export type WaitingLists = {
  query: WaitingQuery
  departures: WaitingList[]
  total: number
  pageSize: number
  desk: ListDesk
}

/** Departures that somebody waits for, the next to leave first. */
export function ListsTable({ lists: { query, departures, total, pageSize, desk } }: { lists: WaitingLists }) {
  const text = useText('waiting')
  const locale = useLocale()
  const columns = useWaitingColumns()
  const first = (query.page - 1) * pageSize + 1
  const isFiltered = query.q !== '' || query.from !== undefined || query.to !== undefined
  return (
    <div className={sheet.list}>
      <ListTools
        action={paths.adminWaitingList(locale)}
        found={total}
        search={{ label: text('search'), value: query.q, hint: text('departure') }}
        filters={[query.from ?? query.to]}
        sort={waitingQueryValues(query)['sort']}
      >
        <ListDays from={query.from} to={query.to} />
      </ListTools>
      <ListBar list="waiting-list" desk={desk} columns={columns} />
      {departures.length === 0 ? (
        <p className={sheet.empty}>{text(isFiltered ? 'nothing-found' : 'staff-empty')}</p>
      ) : (
        <>
          <ListTable
            caption={text('title')}
            columns={columns}
            hidden={desk.hiddenColumns}
            rows={departures}
            keyOf={({ tourId }) => tourId}
            sorting={{
              by: query.sort,
              hrefOf: (sort) => paths.adminWaitingList(locale, { ...waitingQueryValues({ ...query, page: 1 }), sort }),
            }}
          />
          <TableFoot
            summary={text('range', { from: String(first), to: String(first + departures.length - 1), total })}
            page={query.page}
            pages={Math.ceil(total / pageSize)}
            hrefOf={(page) => paths.adminWaitingList(locale, waitingQueryValues({ ...query, page }))}
          />
        </>
      )}
    </div>
  )
}

function useWaitingColumns(): Column<WaitingList>[] {
  const text = useText('waiting')
  const locale = useLocale()
  return [
    {
      key: 'departure',
      head: text('departure'),
      sort: 'departs',
      isFixed: true,
      cell: ({ tourId, name, departsOn, returnsOn }) => (
        <>
          <Link to={paths.adminWaitingList(locale, { departure: tourId })} className={cell.open}>
            <bdi>{name}</bdi>
          </Link>
          <small className={cell.second}>
            <DateRangeText from={departsOn} to={returnsOn} short />
          </small>
        </>
      ),
    },
    {
      key: 'parties',
      head: text('parties'),
      sort: 'parties',
      cell: ({ parties, seats }) => (
        <>
          {text('parties-of', { count: parties })}
          <small className={cell.second}>{text('seats-of', { count: seats })}</small>
        </>
      ),
    },
    {
      key: 'free',
      head: text('state'),
      sort: 'free',
      cell: ({ offered, free }) => (
        <>
          {text('offers-of', { count: offered })}
          <small className={cell.second}>{text('free-of', { count: free })}</small>
        </>
      ),
    },
  ]
}
