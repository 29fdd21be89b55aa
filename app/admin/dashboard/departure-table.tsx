import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Beds, Papers, Visas } from '../operations/readiness-cells.tsx'
import { Occupancy } from './occupancy.tsx'
import type { NextDeparture } from './read-departures.server.ts'
import styles from './dashboard-page.module.css'

/**
 * The next departures with their days in both calendars, their seats and how ready they are; a row leads to the day of
 * its departure.
 */
export function DepartureTable({ departures, isLinked }: { departures: readonly NextDeparture[]; isLinked: boolean }) {
  const text = useText('staff')
  const overview = useText('staff-overview')
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
          {isLinked && (
            <>
              <th scope="col">{overview('papers')}</th>
              <th scope="col" className={cell.end}>
                {overview('visas')}
              </th>
              <th scope="col" className={cell.end}>
                {overview('rooms')}
              </th>
              <th scope="col" className={cell.end}>
                {overview('open-money')}
              </th>
            </>
          )}
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
              <a href={paths.adminDate(locale, 'ops', departure.departsOn)} className={cell.open}>
                {departure.name}
              </a>
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
          {isLinked && (
            <>
              <td>{departure.ready ? <Papers ready={departure.ready} /> : '—'}</td>
              <td className={cell.end}>{departure.ready ? <Visas visas={departure.ready.visas} /> : '—'}</td>
              <td className={cell.end}>{departure.ready ? <Beds beds={departure.ready.beds} /> : '—'}</td>
              <td className={cell.end}>
                <Open sums={departure.ready?.open ?? []} />
              </td>
            </>
          )}
          <td className={cell.end}>{isLinked && <Icon name="chevron-right" isFlipped />}</td>
        </tr>
      ))}
    </DataTable>
  )
}

type Ready = NonNullable<NextDeparture['ready']>

function Open({ sums }: { sums: Ready['open'] }) {
  if (sums.length === 0) return '—'
  return sums.map((sum) => (
    <b key={sum.currency}>
      <MoneyText money={sum} cents={false} />
    </b>
  ))
}
