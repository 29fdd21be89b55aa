import { MoneyText, useText } from '#app/ui/text.tsx'
import type { TransactionSum } from '#modules/ledger/index.server.ts'
import styles from './cash.module.css'

/** What all entries of the list bring in, take out and leave, each currency apart. */
export function Sums({ sums }: { sums: TransactionSum[] }) {
  const text = useText('cash')
  return (
    <table className={styles.sums}>
      <caption>{text('sums')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('currency')}</th>
          <th scope="col">{text('sum-in')}</th>
          <th scope="col">{text('sum-out')}</th>
          <th scope="col">{text('sum-rest')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.rest.currency}>
            <th scope="row">{sum.rest.currency}</th>
            <td>
              <MoneyText money={sum.in} cents />
            </td>
            <td>
              <MoneyText money={sum.out} cents />
            </td>
            <td>
              <b>
                <MoneyText money={sum.rest} cents />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
