import { usePageFrame } from '#app/page/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Ledger } from '#app/ui/ledger.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CartGroup } from '#modules/booking/index.server.ts'
import { CartOnward } from './cart-onward.tsx'
import styles from './cart-summary.module.css'
import { DepositNote } from './deposit-note.tsx'
import { Promises } from './promises.tsx'
import { totalRows } from './total-rows.tsx'

/** What is paid now, and the way on. */
export function CartSummary({ group, today }: { group: CartGroup; today: PlainDate }) {
  const text = useText('cart')
  const { site } = usePageFrame()
  const isDiscountOpen = group.totals.discount.minor === 0 && group.currency === 'USD'
  return (
    <aside className={styles.side}>
      <Keyed>
        <h2 className={styles.title}>{text(`basket-${group.currency}`)}</h2>
        <Ledger
          rows={[
            {
              key: 'subtotal',
              label: text('subtotal'),
              note: text('lines', { count: group.tours.length }),
              value: <MoneyText money={group.totals.subtotal} cents />,
            },
            { key: 'shipping', label: text('shipping'), note: text('shipping-note'), value: text('free') },
            ...totalRows(group.totals, text, group.deposit),
          ]}
        />
        <DepositNote deposit={group.deposit} />
        <div className={styles.acts}>
          <div className={styles.onward}>
            <CartOnward group={group} />
          </div>
          <ButtonLink href={`https://wa.me/${site.whatsapp.replace('+', '')}`} look="outline" isBlock>
            <BrandIcon brand="whatsapp" />
            {text('ask-whatsapp')}
          </ButtonLink>
        </div>
      </Keyed>
      <Promises
        freeUntil={lastFreeDay(group, today)}
        others={[
          { icon: 'clock', words: text('hold-note') },
          ...(isDiscountOpen
            ? [{ icon: 'percent' as const, words: text('member-hint', { amount: site.claims.memberDiscount }) }]
            : []),
        ]}
      />
    </aside>
  )
}

/** The last day on which everything in the cart could still be given back for nothing. */
function lastFreeDay({ tours }: CartGroup, today: PlainDate): PlainDate | undefined {
  const days = tours.map(({ departure }) => {
    const band = departure.cancellation.find(({ refundPercent }) => refundPercent === 100)
    return band && addDays(departure.departsOn, -band.fromDaysBefore)
  })
  if (days.some((day) => day === undefined || day < today)) return undefined
  return days.filter((day) => day !== undefined).toSorted()[0]
}
