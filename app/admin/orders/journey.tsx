import { DateRangeText, DateText, HijriText, InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { travellerFlags } from '#modules/booking/index.ts'
import type { JourneyView } from './journey-view.ts'
import styles from './order-page.module.css'
import { Papers } from './papers.tsx'
import { useFareName } from './use-fare-name.ts'
import { useTravellerName } from './use-traveller-name.ts'

/** One departure of an order: its days in both calendars, hotels, seats, and who travels. */
export function Journey({ journey }: { journey: JourneyView }) {
  const text = useText('staff')
  const words = useText('travellers')
  const fareName = useFareName()
  const nameOf = useTravellerName()
  const { hold, hotels, travellers } = journey
  return (
    <Card title={journey.name} end={<Tag tone="gray">{text('seats', { count: journey.seats })}</Tag>}>
      <div className={styles.journey}>
        <p>
          <b>
            <DateRangeText from={journey.departsOn} to={journey.returnsOn} />
          </b>
          <HijriText from={journey.departsOn} to={journey.returnsOn} className={cell.hijri} />
        </p>
        <ul>
          {hotels.map((hotel) => (
            <li key={hotel.name}>
              {hotel.cityName}: {hotel.name}
            </li>
          ))}
        </ul>
        {hold && (
          <p className={styles.hold}>
            {text(`hold-${hold.state}`)} {hold.state === 'held' && <InstantText instant={hold.expiresAt} />}
          </p>
        )}
      </div>
      <DataTable
        caption={text('travellers')}
        head={
          <>
            <th scope="col">{text('traveller')}</th>
            <th scope="col">{text('born')}</th>
            <th scope="col">{text('nationality')}</th>
            <th scope="col">{text('papers')}</th>
            <th scope="col">{text('fare')}</th>
            <th scope="col" className={cell.end}>
              {text('column-total')}
            </th>
          </>
        }
      >
        {travellers.map((traveller, index) => (
          <tr key={index} className={traveller.isPassportShort ? cell.warned : undefined}>
            <td className={cell.worded}>
              <b>
                <bdi>{nameOf(`${traveller.firstName} ${traveller.lastName}`, index)}</bdi>
              </b>
              <span className={cell.second}>
                {[
                  traveller.gender && text(`gender-${traveller.gender}`),
                  ...travellerFlags.map((flag) => traveller[flag] && words(`name-${flag}`)),
                  traveller.isCancelled && text('order-state-cancelled'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </td>
            <td>{traveller.bornOn && <DateText date={traveller.bornOn} short />}</td>
            <td>
              <bdi dir="ltr">{traveller.nationality}</bdi>
            </td>
            <td>
              <Papers traveller={traveller} />
            </td>
            <td>{fareName(traveller.fare)}</td>
            <td className={cell.end}>
              <MoneyText money={traveller.amount} cents />
            </td>
          </tr>
        ))}
      </DataTable>
    </Card>
  )
}
