import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { CallerView } from './find-caller-view.server.ts'
import type { SaleDeparture } from './load-sale.server.ts'
import styles from './sale.module.css'

/** Warns before the sale that the caller has an order already whose days overlap: most ring about that one. */
export function SameDays({ departure, caller }: { departure: SaleDeparture; caller: CallerView | undefined }) {
  const text = useText('staff-sale')
  const locale = useLocale()
  const standing = caller?.orders.filter(
    ({ isStanding, journey }) =>
      isStanding && journey && journey.departsOn <= departure.returnsOn && journey.returnsOn >= departure.departsOn,
  )
  if (!standing || standing.length === 0) return undefined
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {text('same-days')}
        {standing.map(({ id, orderNo }) => (
          <span key={id}>
            {' '}
            <Link to={paths.adminOrder(locale, id)} target="_blank">
              <bdi dir="ltr">{orderNo}</bdi>
            </Link>
          </span>
        ))}
      </Notice>
    </div>
  )
}
