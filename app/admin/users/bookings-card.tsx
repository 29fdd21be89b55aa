import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { OrderState } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import styles from './users.module.css'

export type Booking = {
  id: string
  orderNo: string
  state: OrderState
  name: string
  departsOn: PlainDate | undefined
  returnsOn: PlainDate | undefined
  total: Money
}

/** The latest orders under the address of an account. */
export function BookingsCard({ bookings }: { bookings: Booking[] }) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const locale = useLocale()
  return (
    <Card title={text('orders')}>
      {bookings.length === 0 && <p className={styles.nothing}>{text('no-orders')}</p>}
      {bookings.length > 0 && (
        <DataTable
          caption={text('orders')}
          head={
            <>
              <th scope="col">{staff('column-order')}</th>
              <th scope="col">{staff('column-journey')}</th>
              <th scope="col">{staff('column-state')}</th>
              <th scope="col" className={cell.end}>
                {staff('column-total')}
              </th>
            </>
          }
        >
          {bookings.map((booking) => (
            <tr key={booking.id}>
              <td>
                <Link to={paths.adminOrder(locale, booking.id)} className={cell.open} dir="ltr">
                  {booking.orderNo}
                </Link>
              </td>
              <td>
                <bdi>{booking.name}</bdi>
                {booking.departsOn && booking.returnsOn && (
                  <DateRangeText className={cell.second} from={booking.departsOn} to={booking.returnsOn} short />
                )}
              </td>
              <td>
                <OrderStateTag state={booking.state} />
              </td>
              <td className={cell.end}>
                <MoneyText money={booking.total} cents />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Card>
  )
}
