import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { cell } from '#app/ui/data-table.tsx'
import type { Column } from '#app/ui/list-table.tsx'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import type { OrderRow } from './order-row.ts'

/** The columns of a list of orders. */
export function useOrderColumns(): Column<OrderRow>[] {
  const text = useText('staff')
  const locale = useLocale()
  return [
    {
      key: 'order',
      head: text('column-order'),
      isFixed: true,
      sort: 'placed',
      cell: (order) => (
        <>
          <Link to={paths.adminOrder(locale, order.id)} className={cell.open}>
            <bdi dir="ltr">{order.orderNo}</bdi>
          </Link>
          <InstantText instant={order.placedAt} className={cell.second} />
        </>
      ),
    },
    {
      key: 'customer',
      head: text('column-customer'),
      sort: 'customer',
      cell: ({ customer }) => (
        <>
          <bdi>{customer.name}</bdi>
          <span className={cell.second}>
            <bdi dir="ltr">{formatPhone(customer.phone, locale)}</bdi>
          </span>
        </>
      ),
    },
    { key: 'journey', head: text('column-journey'), cell: (order) => <Journey order={order} /> },
    { key: 'travellers', head: text('column-travellers'), isEnd: true, cell: ({ travellers }) => travellers },
    { key: 'state', head: text('column-state'), sort: 'state', cell: (order) => <State order={order} /> },
    {
      key: 'total',
      head: text('column-total'),
      isEnd: true,
      sort: 'total',
      cell: ({ total }) => (
        <b>
          <MoneyText money={total} cents />
        </b>
      ),
    },
    {
      key: 'remaining',
      head: text('column-remaining'),
      isEnd: true,
      sort: 'remaining',
      cell: ({ remaining }) => <MoneyText money={remaining} cents />,
    },
  ]
}

/** The columns of the list of orders, where staff also see whose each customer is. */
export function useOrderListColumns(): Column<OrderRow>[] {
  const text = useText('staff-keeper')
  return [
    ...useOrderColumns(),
    { key: 'keeper', head: text('keeper'), cell: ({ keeper }) => keeper && <bdi>{keeper}</bdi> },
  ]
}

function Journey({ order: { journey, moreJourneys } }: { order: OrderRow }) {
  const text = useText('staff')
  if (!journey) return null
  return (
    <>
      {journey.name}
      <span className={cell.second}>
        <DateRangeText from={journey.departsOn} to={journey.returnsOn} short />
        {moreJourneys > 0 && ` ${text('more-journeys', { count: moreJourneys })}`}
      </span>
    </>
  )
}

function State({ order: { state, isOverdue } }: { order: OrderRow }) {
  const text = useText('staff')
  return (
    <>
      <OrderStateTag state={state} />{' '}
      {isOverdue && (
        <Tag tone="red" icon="triangle-alert">
          {text('part-overdue')}
        </Tag>
      )}
    </>
  )
}
