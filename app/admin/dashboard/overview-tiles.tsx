import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import { formatNumber, formatPercent } from '#kernel/format-money.ts'
import type { OrdersAtAGlance, OrderSums } from '#modules/booking/index.server.ts'
import type { SeatTotals } from '#modules/catalog/index.server.ts'
import styles from './overview-tiles.module.css'

/** One ruled strip of numbers: what came today, what the month paid, what is to come, how full the season is. */
export function OverviewTiles({
  sums,
  seats,
  month,
}: {
  sums: OrdersAtAGlance | undefined
  seats: SeatTotals
  month: string
}) {
  const text = useText('staff')
  const locale = useLocale()
  return (
    <dl className={styles.tiles}>
      {sums && (
        <>
          <SumTile
            name={text('tile-today')}
            sums={sums.today}
            line={text('tile-orders', { count: sums.today.orders })}
          />
          <SumTile
            name={text('tile-month', { month: formatMonth(month, locale, { year: false }) })}
            sums={sums.paidThisMonth}
            line={text('tile-orders', { count: sums.paidThisMonth.orders })}
          />
          <SumTile
            name={text('tile-awaiting')}
            sums={sums.awaiting}
            line={text('tile-unpaid', { count: sums.awaiting.orders })}
            overdue={sums.overdue.orders}
            isDue={sums.awaiting.orders > 0}
          />
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

function SumTile({
  name,
  sums,
  line,
  isDue = false,
  overdue = 0,
}: {
  name: string
  sums: OrderSums
  line: string
  isDue?: boolean
  overdue?: number
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
        <span className={isDue ? styles.due : undefined}>{line}</span>
        {sums.travellers > 0 && ` · ${text('tile-travellers', { count: sums.travellers })}`}
        {overdue > 0 && <b className={styles.due}> · {text('tile-overdue', { count: overdue })}</b>}
      </dd>
    </div>
  )
}
