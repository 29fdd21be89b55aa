import { usePageFrame } from '#app/page-frame.tsx'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { Ledger, type LedgerRow } from '#app/ui/ledger.tsx'
import { Price } from '#app/ui/price.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CartGroup } from '#modules/booking/index.server.ts'
import { CartOnward } from './cart-onward.tsx'
import styles from './cart-summary.module.css'

/** What is paid now, and the way on. */
export function CartSummary({ group, today }: { group: CartGroup; today: PlainDate }) {
  const text = useText('cart')
  const { site } = usePageFrame()
  return (
    <aside className={styles.side}>
      <Keyed>
        <h2 className={styles.title}>{text(`basket-${group.currency}`)}</h2>
        <Ledger rows={rowsOf(group, text)} />
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
      <Promises group={group} today={today} />
    </aside>
  )
}

function rowsOf({ totals, tours }: CartGroup, text: ReturnType<typeof useText<'cart'>>): LedgerRow[] {
  const rate = String(totals.taxRate / 100)
  return [
    {
      key: 'subtotal',
      label: text('subtotal'),
      note: text('lines', { count: tours.length }),
      value: <MoneyText money={totals.subtotal} />,
    },
    ...(totals.discount.minor > 0
      ? [
          {
            key: 'discount',
            label: text('member-discount'),
            value: <MoneyText money={{ ...totals.discount, minor: -totals.discount.minor }} />,
            tone: 'gain' as const,
          },
        ]
      : []),
    {
      key: 'tax',
      label: totals.isTaxIncluded ? text('tax-included', { rate }) : text('tax', { rate }),
      value: <MoneyText money={totals.tax} cents />,
    },
    { key: 'shipping', label: text('shipping'), value: text('free') },
    { key: 'total', label: text('total'), value: <Price money={totals.total} />, tone: 'total' },
  ]
}

function Promises({ group, today }: { group: CartGroup; today: PlainDate }) {
  const text = useText('cart')
  const tourText = useText('tour')
  const { locale } = usePageFrame()
  const discount = group.totals.discount.minor
  const freeUntil = lastFreeDay(group, today)
  return (
    <ul className={styles.promises}>
      {freeUntil && (
        <li>
          <Icon name="shield-check" />
          {tourText('free-cancellation', { date: formatDate(freeUntil, locale) })}
        </li>
      )}
      <li>
        <Icon name="clock" />
        {text('hold-note')}
      </li>
      {discount === 0 && group.currency === 'USD' && (
        <li>
          <Icon name="percent" />
          {text('member-hint')}
        </li>
      )}
    </ul>
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
