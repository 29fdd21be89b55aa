import { MoneyText, useText } from '#app/ui/text.tsx'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import type { ShownOffer } from '#app/offers/show-offer.ts'

/** What an offer that has ended asked for: the shop's price beside the customer's. */
export function OfferPrices({ offer }: { offer: Pick<ShownOffer, 'lines' | 'markup' | 'total'> }) {
  const text = useText('agents')
  return (
    <Card title={text('prices')}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{text('prices')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('fare')}</th>
              <th scope="col" className={styles.end}>
                {text('quantity')}
              </th>
              <th scope="col" className={styles.end}>
                {text('shop-price')}
              </th>
              <th scope="col" className={styles.end}>
                {text('your-price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {offer.lines.map(({ tourId, fare, name, quantity, base, price }) => (
              <tr key={`${tourId} ${fare}`}>
                <th scope="row">{name}</th>
                <td className={styles.end}>{quantity}</td>
                <td className={styles.end}>
                  <MoneyText money={base} />
                </td>
                <td className={styles.end}>
                  <MoneyText money={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('your-markup')}</dt>
          <dd>
            <MoneyText money={offer.markup} />
          </dd>
        </div>
        <div>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={offer.total} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
