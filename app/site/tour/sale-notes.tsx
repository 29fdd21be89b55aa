import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { SaleTerms } from '#modules/booking/index.server.ts'
import { priceOf, type TourDetail } from '#modules/catalog/index.ts'
import styles from './sale-notes.module.css'

/** What the prices contain and what holds for whoever buys today, below the button. */
export function SaleNotes({ tour, terms }: { tour: TourDetail; terms: SaleTerms }) {
  const text = useText('tour')
  const locale = useLocale()
  const rate = String(terms.taxRate / 100)
  const childFares = (['child', 'child-no-bed', 'baby'] as const).flatMap((fare) => {
    const price = priceOf(tour.fares, fare)
    return price ? [{ fare, price }] : []
  })
  return (
    <ul className={styles.notes}>
      <li>
        <Icon name="circle-check" />
        {terms.isTaxIncluded ? text('tax-included') : text('tax-added', { rate })}
      </li>
      {tour.saleMode === 'cart' && terms.refund && <Refund refund={terms.refund} />}
      {tour.saleMode === 'cart' && terms.deposit && (
        <li>
          <Icon name="percent" />
          {terms.deposit.kind === 'share'
            ? text('deposit', { rate: String(terms.deposit.percent) })
            : text('deposit-each', { amount: isolateLatin(formatMoney(terms.deposit.amount, locale)) })}
        </li>
      )}
      {childFares.map(({ fare, price }) => (
        <li key={fare}>
          <Icon name={fare === 'baby' ? 'baby' : 'users'} />
          {price.minor === 0
            ? text('price-free', { name: text(`price-${fare}`) })
            : text('price-line', { name: text(`price-${fare}`), price: isolateLatin(formatMoney(price, locale)) })}
        </li>
      ))}
    </ul>
  )
}

function Refund({ refund: { percent, until } }: { refund: NonNullable<SaleTerms['refund']> }) {
  const text = useText('tour')
  const date = formatDate(until, useLocale())
  return (
    <li>
      <Icon name={percent === 0 ? 'info' : 'circle-check'} />
      {percent === 100
        ? text('free-cancellation', { date })
        : percent === 0
          ? text('refund-none')
          : text('refund-now', { date, percent: String(percent) })}
    </li>
  )
}
