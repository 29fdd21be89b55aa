import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { StaffTourLine } from '#modules/catalog/index.server.ts'
import type { StaffTourSort } from '#modules/catalog/index.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { SeatBar } from './seat-bar.tsx'
import { StatusTag } from './status-tag.tsx'
import { tourListValues, type TourListQuery } from './tour-query.ts'

export type TourRow = Omit<StaffTourLine, 'name' | 'category'> & { name: string; category: string | null }

/** One departure a row, each leading to its editor. */
export function TourTable({ tours, query }: { tours: TourRow[]; query: TourListQuery }) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('tours')}
      head={
        <>
          <SortedHead query={query} by="title" word={text('column-tour')} />
          <SortedHead query={query} by="departureDate" word={text('column-days')} />
          <th scope="col">{text('column-category')}</th>
          <th scope="col">{text('column-status')}</th>
          <SortedHead query={query} by="seats" word={text('column-seats')} />
          <th scope="col" className={cell.end}>
            {text('column-price')}
          </th>
        </>
      }
    >
      {tours.map(({ tourKey, name, code, category, departure }) => (
        <tr key={departure?.id ?? tourKey}>
          <td>
            <Link to={paths.adminTour(locale, departure?.id ?? tourKey)} className={cell.open} dir="auto">
              {name}
            </Link>
            <span className={cell.second}>
              <bdi dir="ltr">{code}</bdi>
            </span>
          </td>
          <td>
            {departure ? (
              <DateRangeText from={departure.departsOn} to={departure.returnsOn} short />
            ) : (
              text('no-departures')
            )}
          </td>
          <td>
            <bdi>{category}</bdi>
          </td>
          <td>{departure && <StatusTag status={departure.status} />}</td>
          <td>{departure && <SeatBar {...departure} />}</td>
          <td className={cell.end}>{departure?.fromPrice && <MoneyText money={departure.fromPrice} />}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function SortedHead({
  query,
  by,
  word,
}: {
  query: TourListQuery
  by: 'title' | 'departureDate' | 'seats'
  word: string
}) {
  const locale = useLocale()
  const isUp = query.sort === by
  const next: StaffTourSort = isUp ? `-${by}` : by
  const isSorted = isUp || query.sort === `-${by}`
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': isUp ? 'ascending' : 'descending' } : {})}>
      <Link to={paths.adminTours(locale, tourListValues({ ...query, sort: next, page: 1 }))} preventScrollReset>
        {word}
      </Link>
    </th>
  )
}
