import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import type { DepartureSeats } from '#modules/catalog/index.server.ts'
import { cell, DataTable } from '../ui/data-table.tsx'
import { Occupancy } from './occupancy.tsx'
import styles from './dashboard-page.module.css'

/** The next departures with their days in both calendars and their seats; a row leads to the orders for it. */
export function DepartureTable({
  departures,
  isLinked,
}: {
  departures: (Omit<DepartureSeats, 'name'> & { name: string })[]
  isLinked: boolean
}) {
  const text = useText('staff')
  const locale = useLocale()
  if (departures.length === 0) return <p className={styles.nothing}>{text('no-departures')}</p>
  return (
    <DataTable
      caption={text('next-departures')}
      head={
        <>
          <th scope="col">{text('departure')}</th>
          <th scope="col">{text('journey')}</th>
          <th scope="col">{text('occupancy')}</th>
          <td aria-hidden="true" />
        </>
      }
    >
      {departures.map((departure) => (
        <tr key={departure.id}>
          <td>
            <b>
              <DateText date={departure.departsOn} short />
            </b>
            <HijriText from={departure.departsOn} className={cell.hijri} />
          </td>
          <td>
            {isLinked ? (
              <Link to={paths.adminOrders(locale, { tour: departure.id })} className={cell.open}>
                {departure.name}
              </Link>
            ) : (
              departure.name
            )}
            {departure.airlineCode && (
              <span className={cell.second}>
                <bdi dir="ltr">{departure.airlineCode}</bdi>
              </span>
            )}
          </td>
          <td>
            <Occupancy sold={departure.sold} held={departure.held} capacity={departure.capacity} />
          </td>
          <td className={cell.end}>{isLinked && <Icon name="chevron-right" isFlipped />}</td>
        </tr>
      ))}
    </DataTable>
  )
}
