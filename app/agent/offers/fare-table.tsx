import type { ReactNode } from 'react'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import styles from '../ui/agent.module.css'

export type FareLine = {
  key: string
  name: string
  quantity: ReactNode
  /** What the shop asks for one traveller. */
  base: Money
  /** What the customer pays for one, and for all of this fare; absent while nobody is counted here. */
  price: Money | null
  total: Money | null
}

/** Who travels at which fare: the shop's price beside the customer's. */
export function FareTable({ caption, lines }: { caption: string; lines: readonly FareLine[] }) {
  const text = useText('agents')
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('fare')}</th>
            <th scope="col">{text('quantity')}</th>
            <th scope="col" className={styles.end}>
              {text('shop-price')}
            </th>
            <th scope="col" className={styles.end}>
              {text('your-price')}
            </th>
            <th scope="col" className={styles.end}>
              {text('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, quantity, base, price, total }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{quantity}</td>
              <td className={styles.end}>
                <MoneyText money={base} />
              </td>
              <td className={styles.end}>{price ? <MoneyText money={price} /> : '—'}</td>
              <td className={styles.end}>
                <b>{total ? <MoneyText money={total} /> : '—'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
