import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import sheet from '../ui/list-sheet.module.css'

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

/** Departures that somebody waits for, the next to leave first. */
export function ListsTable({ lists }: { lists: readonly WaitingList[] }) {
  const text = useText('waiting')
  const locale = useLocale()
  if (lists.length === 0)
    return (
      <div className={sheet.list}>
        <p className={sheet.empty}>{text('staff-empty')}</p>
      </div>
    )
  return (
    <div className={sheet.list}>
      <DataTable
        caption={text('title')}
        head={
          <>
            <th scope="col">{text('departure')}</th>
            <th scope="col">{text('parties')}</th>
            <th scope="col">{text('state')}</th>
          </>
        }
      >
        {lists.map(({ tourId, name, departsOn, returnsOn, parties, seats, offered, free }) => (
          <tr key={tourId}>
            <th scope="row">
              <Link to={paths.adminWaitingList(locale, { departure: tourId })} className={cell.open}>
                <bdi>{name}</bdi>
              </Link>
              <small className={cell.second}>
                <DateRangeText from={departsOn} to={returnsOn} short />
              </small>
            </th>
            <td>
              {text('parties-of', { count: parties })}
              <small className={cell.second}>{text('seats-of', { count: seats })}</small>
            </td>
            <td>
              {text('offers-of', { count: offered })}
              <small className={cell.second}>{text('free-of', { count: free })}</small>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
