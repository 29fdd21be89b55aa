import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import type { TourDeparture } from '#modules/catalog/index.server.ts'
import { Card } from '../ui/card.tsx'
import styles from './departures-card.module.css'
import { StatusTag } from './status-tag.tsx'

/** The departures of a tour, each leading to its days, prices and seats. */
export function DeparturesCard({
  departures,
  currentId,
  addHref,
}: {
  departures: TourDeparture[]
  currentId: string | undefined
  addHref: string
}) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  return (
    <Card title={text('departures')} end={<Link to={addHref}>{text('add-departure')}</Link>}>
      {departures.length === 0 && <p className={styles.empty}>{text('no-departures')}</p>}
      <ul className={styles.list}>
        {departures.map(({ id, departsOn, returnsOn, status, sold, capacity }) => (
          <li key={id}>
            <Link
              to={paths.adminTour(locale, id)}
              className={styles.departure}
              {...(id === currentId ? { 'aria-current': 'page' } : {})}
            >
              <DateRangeText from={departsOn} to={returnsOn} short />
              <bdi dir="ltr">
                {sold} / {capacity}
              </bdi>
              <StatusTag status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
