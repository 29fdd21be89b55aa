import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { cell } from '#app/ui/data-table.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReservationState } from '#modules/agents/index.ts'

const toneOf = { requested: 'brass', confirmed: 'green', cancelled: 'gray', completed: 'turquoise' } as const

export function ReservationStateTag({ state }: { state: ReservationState }) {
  const text = useText('agents')
  return <Tag tone={toneOf[state]}>{text(`reservation-state-${state}`)}</Tag>
}

export type ReservationLine = {
  id: string
  reservationNo: string
  customer: string
  tourName: string
  departsOn: PlainDate
  state: ReservationState
  named: number
  travellers: number
  owed: Money
  paid: Money
}

/** Reservations as rows that open, sorted by their heads where the page can. */
export function ReservationTable({
  rows,
  ...table
}: {
  rows: ReservationLine[]
  caption: string
  sorting?: Sorting | undefined
}) {
  return <ListTable rows={rows} columns={useReservationColumns()} keyOf={({ id }) => id} {...table} />
}

function useReservationColumns(): Column<ReservationLine>[] {
  const text = useText('agents')
  const locale = useLocale()
  return [
    {
      key: 'reservation',
      head: text('reservation'),
      sort: 'created',
      cell: ({ id, reservationNo }) => (
        <Link to={paths.agentReservation(locale, id)} className={cell.open}>
          <bdi dir="ltr">{reservationNo}</bdi>
        </Link>
      ),
    },
    { key: 'customer', head: text('customer'), cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      key: 'departure',
      head: text('departure'),
      sort: 'departs',
      cell: ({ departsOn, tourName }) => (
        <div className={cell.worded}>
          <DateText date={departsOn} /> · {tourName}
        </div>
      ),
    },
    { key: 'state', head: text('state'), sort: 'state', cell: ({ state }) => <ReservationStateTag state={state} /> },
    { key: 'travellers', head: text('travellers'), cell: ({ named, travellers }) => `${named}/${travellers}` },
    { key: 'total', head: text('total'), isEnd: true, cell: ({ owed }) => <MoneyText money={owed} cents /> },
    { key: 'paid', head: text('paid'), isEnd: true, cell: ({ paid }) => <MoneyText money={paid} cents /> },
  ]
}
