import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import type { OrderRow } from './order-row.ts'

/** Orders as rows that open. */
export function OrderTable({ orders }: { orders: OrderRow[] }) {
  const text = useText('staff')
  return (
    <DataTable
      caption={text('order-list')}
      head={
        <>
          <th scope="col">{text('column-order')}</th>
          <th scope="col">{text('column-customer')}</th>
          <th scope="col">{text('column-journey')}</th>
          <th scope="col" className={cell.end}>
            {text('column-travellers')}
          </th>
          <th scope="col">{text('column-state')}</th>
          <th scope="col" className={cell.end}>
            {text('column-total')}
          </th>
          <th scope="col" className={cell.end}>
            {text('column-remaining')}
          </th>
          <td aria-hidden="true" />
        </>
      }
    >
      {orders.map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
    </DataTable>
  )
}

function OrderLine({ order }: { order: OrderRow }) {
  const text = useText('staff')
  const locale = useLocale()
  const { journey, customer } = order
  return (
    <tr>
      <td>
        <Link to={paths.adminOrder(locale, order.id)} className={cell.open}>
          <bdi dir="ltr">{order.orderNo}</bdi>
        </Link>
        <InstantText instant={order.placedAt} className={cell.second} />
      </td>
      <td>
        <bdi>{customer.name}</bdi>
        <span className={cell.second}>
          <bdi dir="ltr">{formatPhone(customer.phone, locale)}</bdi>
        </span>
      </td>
      <td>
        {journey?.name}
        {journey && (
          <span className={cell.second}>
            <DateRangeText from={journey.departsOn} to={journey.returnsOn} short />
            {order.moreJourneys > 0 && ` ${text('more-journeys', { count: order.moreJourneys })}`}
          </span>
        )}
      </td>
      <td className={cell.end}>{order.travellers}</td>
      <td>
        <OrderStateTag state={order.state} />
        {order.isOverdue && (
          <Tag tone="red" icon="triangle-alert">
            {text('part-overdue')}
          </Tag>
        )}
      </td>
      <td className={cell.end}>
        <b>
          <MoneyText money={order.total} cents />
        </b>
      </td>
      <td className={cell.end}>
        <MoneyText money={order.remaining} cents />
      </td>
      <td className={cell.end}>
        <Icon name="chevron-right" isFlipped />
      </td>
    </tr>
  )
}
