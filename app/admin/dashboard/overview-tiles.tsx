import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import { formatNumber, formatPercent } from '#kernel/format-money.ts'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { OrdersAtAGlance, OrderSums } from '#modules/booking/index.server.ts'
import type { SeatTotals } from '#modules/catalog/index.server.ts'
import styles from './overview-tiles.module.css'

/** One ruled strip of numbers: what came today, what the month paid, what is to come, how full the season is. */
export function OverviewTiles({
  sums,
  seats,
  today,
}: {
  sums: OrdersAtAGlance | undefined
  seats: SeatTotals
  today: PlainDate
}) {
  const text = useText('staff')
  const locale = useLocale()
  const month = today.slice(0, 7)
  const standing = (from: PlainDate) => paths.adminOrders(locale, { state: 'standing', from, to: today })
  return (
    <dl className={styles.tiles}>
      {sums && (
        <>
          <SumTile name={text('tile-today')} sums={sums.today} href={standing(today)}>
            {text('tile-orders', { count: sums.today.orders })}
          </SumTile>
          <SumTile
            name={text('tile-month', { month: formatMonth(month, locale, { year: false }) })}
            sums={sums.soldThisMonth}
            href={standing(plainDate(`${month}-01`))}
          >
            {text('tile-orders', { count: sums.soldThisMonth.orders })}
          </SumTile>
          <SumTile
            name={text('tile-awaiting')}
            sums={sums.awaiting}
            href={paths.adminOrders(locale, { state: 'owing' })}
            late={
              sums.overdue.orders > 0 && (
                <Link to={paths.adminOrders(locale, { state: 'late' })} className={styles.due}>
                  {text('tile-overdue', { count: sums.overdue.orders })}
                </Link>
              )
            }
          >
            {text('tile-unpaid', { count: sums.awaiting.orders })}
          </SumTile>
        </>
      )}
      <div className={styles.tile}>
        <dt>{text('tile-seats')}</dt>
        <dd className={styles.number}>
          {formatPercent(seats.capacity === 0 ? 0 : Math.round((seats.sold / seats.capacity) * 100), locale)}
        </dd>
        <dd className={styles.line}>
          {text('tile-seats-line', {
            sold: formatNumber(seats.sold, locale),
            capacity: formatNumber(seats.capacity, locale),
          })}
        </dd>
      </div>
    </dl>
  )
}

/** A number with the list that it counts: the words below it open it. */
function SumTile({
  name,
  sums,
  href,
  late,
  children,
}: {
  name: string
  sums: OrderSums
  href: string
  late?: ReactNode
  children: ReactNode
}) {
  const text = useText('staff')
  const [first, ...others] = sums.sums
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={styles.number}>{first ? <MoneyText money={first} cents={false} /> : text('tile-nothing')}</dd>
      {others.map((other) => (
        <dd key={other.currency} className={styles.other}>
          <MoneyText money={other} cents={false} />
        </dd>
      ))}
      <dd className={styles.line}>
        {sums.orders > 0 ? <Link to={href}>{children}</Link> : children}
        {sums.travellers > 0 && ` · ${text('tile-travellers', { count: sums.travellers })}`}
        {late && ' · '}
        {late}
      </dd>
    </div>
  )
}
