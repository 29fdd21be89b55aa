import { Promises } from '#app/site/cart/promises.tsx'
import { totalRows } from '#app/site/cart/total-rows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Ledger, type LedgerRow } from '#app/ui/ledger.tsx'
import { Thumbnail } from '#app/ui/picture.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import {
  roomsAtFare,
  travellersAtFare,
  type DepositStanding,
  type PricedLine,
  type Totals,
} from '#modules/booking/index.ts'
import { isFare } from '#modules/catalog/index.ts'
import type { CheckoutTourView } from './checkout-view.server.ts'
import styles from './order-summary.module.css'

/** What is being bought, at which price, while the form is filled in. */
export function OrderSummary({
  tours,
  lines,
  totals,
  deposit,
}: {
  tours: CheckoutTourView[]
  lines: PricedLine[]
  totals: Totals
  deposit: DepositStanding
}) {
  const text = useText('checkout')
  const days = tours.map(({ freeUntil }) => freeUntil)
  return (
    <aside className={styles.side} data-part="summary">
      <Keyed>
        <Tours tours={tours} />
        <PriceRows {...{ lines, totals, deposit }} />
      </Keyed>
      <Promises
        freeUntil={days.every((day) => day !== null) ? days.toSorted()[0] : undefined}
        others={[
          { icon: 'clock', words: text('promise-hold') },
          { icon: 'file-text', words: text('promise-documents') },
          { icon: 'phone', words: text('promise-help') },
        ]}
      />
    </aside>
  )
}

/** The same, folded to one line at the head of the form on phones. */
export function FoldedSummary({
  tours,
  lines,
  totals,
  deposit,
}: {
  tours: CheckoutTourView[]
  lines: PricedLine[]
  totals: Totals
  deposit: DepositStanding
}) {
  const text = useText('checkout')
  const [first, ...others] = tours
  if (!first) return null
  return (
    <details className={styles.folded} data-part="folded">
      <summary>
        {first.picture && <Thumbnail picture={{ ...first.picture, alt: '' }} width={48} className={styles.thumb} />}
        <span className={styles.what}>
          <b>
            {first.name}
            {others.length > 0 && ` +${others.length}`}
          </b>
          <small>
            <DateRangeText from={first.departsOn} to={first.returnsOn} /> ·{' '}
            {text('travellers-count', { count: lines.reduce((count, line) => count + line.quantity, 0) })}
          </small>
        </span>
        <MoneyText money={totals.total} cents className={styles.amount} />
        <Icon name="chevron-down" />
      </summary>
      <PriceRows {...{ lines, totals, deposit }} />
    </details>
  )
}

function Tours({ tours }: { tours: CheckoutTourView[] }) {
  const text = useText('tour')
  return tours.map((tour, index) => (
    <div key={tour.id} className={styles.tour}>
      {index === 0 && tour.picture && <Print picture={tour.picture} ratio="21/9" />}
      <h2>{tour.name}</h2>
      <p className={styles.dates}>
        <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
      </p>
      <HijriText from={tour.departsOn} to={tour.returnsOn} className={styles.hijri} />
      {tour.legs.length > 1 && (
        <RouteLine
          className={styles.route}
          airport={tour.airport}
          stops={tour.legs.map((leg) => ({ ...leg, label: text('nights', { count: leg.nights }) }))}
        />
      )}
    </div>
  ))
}

function PriceRows({ lines, totals, deposit }: { lines: PricedLine[]; totals: Totals; deposit: DepositStanding }) {
  const text = useText('cart')
  const locale = useLocale()
  const rows: LedgerRow[] = [
    ...lines.map((line) => ({
      key: `${line.tourId}~${line.fare}`,
      label:
        roomsAtFare(line.fare, line.quantity, locale) ?? (isFare(line.fare) ? text(`fare-${line.fare}`) : line.fare),
      note: (
        <>
          {travellersAtFare(line.fare, line.quantity, locale)} × <MoneyText money={line.unitPrice} cents />
        </>
      ),
      value: <MoneyText money={line.lineTotal} cents />,
    })),
    ...totalRows(totals, text, deposit),
  ]
  return <Ledger rows={rows} />
}
