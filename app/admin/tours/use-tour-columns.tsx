import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { StaffTourLine } from '#modules/catalog/index.server.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { SeatBar } from './seat-bar.tsx'
import { StatusTag } from './status-tag.tsx'

type TourRow = Omit<StaffTourLine, 'name' | 'category'> & { name: string; category: string | null }

/** One departure a row, each leading to its editor. */
export function useTourColumns(): Column<TourRow>[] {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return [
    {
      key: 'tour',
      head: text('column-tour'),
      isFixed: true,
      sort: 'title',
      cell: ({ tourKey, name, code, departure }) => (
        <>
          <Link to={paths.adminTour(locale, departure?.id ?? tourKey)} className={cell.open} dir="auto">
            {name}
          </Link>
          <span className={cell.second}>
            <bdi dir="ltr">{code}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'days',
      head: text('column-days'),
      sort: 'departureDate',
      cell: ({ departure }) =>
        departure ? <DateRangeText from={departure.departsOn} to={departure.returnsOn} short /> : text('no-departures'),
    },
    { key: 'category', head: text('column-category'), cell: ({ category }) => <bdi>{category}</bdi> },
    {
      key: 'status',
      head: text('column-status'),
      cell: ({ departure }) => departure && <StatusTag status={departure.status} />,
    },
    {
      key: 'seats',
      head: text('column-seats'),
      sort: 'seats',
      cell: ({ departure }) => departure && <SeatBar {...departure} />,
    },
    {
      key: 'price',
      head: text('column-price'),
      isEnd: true,
      cell: ({ departure }) => departure?.fromPrice && <MoneyText money={departure.fromPrice} />,
    },
  ]
}
