import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ReservationState } from '#modules/agents/index.ts'
import styles from './agent.module.css'

const toneOf = { requested: 'brass', confirmed: 'green', cancelled: 'gray', completed: 'turquoise' } as const

export function ReservationStateTag({ state }: { state: ReservationState }) {
  const text = useText('agents')
  return <Tag tone={toneOf[state]}>{text(`reservation-state-${state}`)}</Tag>
}

export type ReservationLine = {
  id: string
  reservationNo: string
  customer: string
  tourName: string
  departsOn: PlainDate
  state: ReservationState
  named: number
  travellers: number
  owed: Money
  paid: Money
}

export function ReservationTable({ rows, caption }: { rows: readonly ReservationLine[]; caption: string }) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('reservation')}</th>
            <th scope="col">{text('customer')}</th>
            <th scope="col">{text('departure')}</th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('travellers')}</th>
            <th scope="col" className={styles.end}>
              {text('total')}
            </th>
            <th scope="col" className={styles.end}>
              {text('paid')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Link to={paths.agentReservation(locale, row.id)} dir="ltr">
                  {row.reservationNo}
                </Link>
              </td>
              <td>
                <bdi>{row.customer}</bdi>
              </td>
              <td>
                <DateText date={row.departsOn} /> · {row.tourName}
              </td>
              <td>
                <ReservationStateTag state={row.state} />
              </td>
              <td>
                {row.named}/{row.travellers}
              </td>
              <td className={styles.end}>
                <MoneyText money={row.owed} />
              </td>
              <td className={styles.end}>
                <MoneyText money={row.paid} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
