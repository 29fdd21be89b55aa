import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'

export type WaitingRow = {
  id: string
  reservationNo: string
  agencyName: string
  customer: string
  departsOn: PlainDate
  tourName: string
  owed: Money
  paid: Money
  isAgreed: boolean
  orderId: string
}

/** Reservations of agencies that wait for staff; those whose customers have agreed can be approved here. */
export function WaitingTable({ rows, sorting }: { rows: WaitingRow[]; sorting: Sorting }) {
  const text = useText('agents')
  return (
    <ListTable
      caption={text('waiting')}
      columns={useWaitingColumns()}
      rows={rows}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  )
}

function useWaitingColumns(): Column<WaitingRow>[] {
  const text = useText('agents')
  const locale = useLocale()
  return [
    {
      key: 'reservation',
      head: text('reservation'),
      sort: 'reservation',
      cell: ({ orderId, reservationNo, customer }) => (
        <>
          <Link to={paths.adminOrder(locale, orderId)} dir="ltr">
            {reservationNo}
          </Link>{' '}
          <bdi>{customer}</bdi>
        </>
      ),
    },
    { key: 'agency', head: text('agency-name'), sort: 'agency', cell: ({ agencyName }) => <bdi>{agencyName}</bdi> },
    {
      key: 'departure',
      head: text('departure'),
      sort: 'departs',
      cell: ({ departsOn, tourName }) => (
        <>
          <DateText date={departsOn} /> · {tourName}
        </>
      ),
    },
    {
      key: 'total',
      head: text('total'),
      isEnd: true,
      sort: 'total',
      cell: ({ owed }) => <MoneyText money={owed} cents />,
    },
    {
      key: 'paid',
      head: text('paid'),
      isEnd: true,
      sort: 'paid',
      cell: ({ paid }) => <MoneyText money={paid} cents />,
    },
    { key: 'state', head: text('state'), cell: (row) => <Approval row={row} /> },
  ]
}

function Approval({ row: { id, reservationNo, isAgreed } }: { row: WaitingRow }) {
  const text = useText('agents')
  if (!isAgreed) return <Tag tone="gray">{text('waits-for-customer')}</Tag>
  return (
    <ActForm needs={['orders']}>
      <input type="hidden" name="id" value={id} />
      <Button isSmall name="intent" value="confirm" aria-label={`${text('approve')}: ${reservationNo}`}>
        {text('approve')}
      </Button>
    </ActForm>
  )
}
