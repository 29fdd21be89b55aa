import { Ledger, type LedgerRow } from '#app/ui/ledger.tsx'
import { Price } from '#app/ui/price.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { ForeignBalance, Order } from '#modules/booking/index.server.ts'

/** What the order costs, what of it is paid, in which money, and about what the rest is in that or in lira. */
export function OrderAmounts({ order, foreign }: { order: Order; foreign: ForeignBalance }) {
  const text = useText('cart')
  const orderText = useText('order')
  const rate = String(order.taxRateBp / 100)
  const rows: LedgerRow[] = [
    { key: 'subtotal', label: text('subtotal'), value: <MoneyText money={order.subtotal} cents /> },
    ...(order.discount.minor > 0
      ? [
          {
            key: 'discount',
            label: text('discount'),
            value: <MoneyText money={{ ...order.discount, minor: -order.discount.minor }} cents />,
            tone: 'gain' as const,
          },
        ]
      : []),
    {
      key: 'tax',
      label: order.isTaxIncluded ? text('tax-included', { rate }) : text('tax', { rate }),
      value: <MoneyText money={order.tax} cents />,
    },
    { key: 'total', label: text('total'), value: <Price money={order.total} cents />, tone: 'total' },
    { key: 'paid', label: orderText('paid'), value: <MoneyText money={order.paid} cents /> },
    ...foreign.paid.map(({ amount, rate: dayRate }, index) => ({
      key: `foreign-${index}`,
      label: orderText('paid-in'),
      note: <RateText rate={dayRate} />,
      value: <MoneyText money={amount} cents />,
    })),
    ...(order.state === 'partially_paid'
      ? [
          {
            key: 'open',
            label: orderText('open-amount'),
            value: <MoneyText money={order.remaining} cents />,
          },
        ]
      : []),
    ...(foreign.owed && (order.state === 'awaiting_payment' || order.state === 'partially_paid')
      ? [
          {
            key: 'about',
            label: orderText('open-about'),
            note: <RateText rate={foreign.owed.rate} />,
            value: <MoneyText money={foreign.owed.amount} cents />,
          },
        ]
      : []),
  ]
  return <Ledger rows={rows} />
}
