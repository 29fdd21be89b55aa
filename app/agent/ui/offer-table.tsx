import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { OfferState } from '#modules/agents/index.ts'
import styles from './agent.module.css'

const toneOf = { draft: 'gray', sent: 'brass', accepted: 'green', rejected: 'red', expired: 'gray' } as const

export function OfferStateTag({ state }: { state: OfferState }) {
  const text = useText('agents')
  return <Tag tone={toneOf[state]}>{text(`offer-state-${state}`)}</Tag>
}

export type OfferRow = {
  id: string
  offerNo: string
  customer: { firstName: string; lastName: string }
  state: OfferState
  validUntil: PlainDate
  total: Money
}

export function OfferTable({ offers, caption }: { offers: readonly OfferRow[]; caption: string }) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('offer')}</th>
            <th scope="col">{text('customer')}</th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('valid-until')}</th>
            <th scope="col" className={styles.end}>
              {text('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, offerNo, customer, state, validUntil, total }) => (
            <tr key={id}>
              <td>
                <Link to={paths.agentOffer(locale, id)} dir="ltr">
                  {offerNo}
                </Link>
              </td>
              <td>
                <bdi>
                  {customer.firstName} {customer.lastName}
                </bdi>
              </td>
              <td>
                <OfferStateTag state={state} />
              </td>
              <td>
                <DateText date={validUntil} />
              </td>
              <td className={styles.end}>
                <MoneyText money={total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
