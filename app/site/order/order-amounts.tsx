import { Ledger, type LedgerRow } from '#app/ui/ledger.tsx'
import { Price } from '#app/ui/price.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { Order } from '#modules/booking/index.server.ts'

/** What the order costs and what of it is paid. */
export function OrderAmounts({ order }: { order: Order }) {
  const text = useText('cart')
  const orderText = useText('order')
  const rate = String(order.taxRateBp / 100)
  const rows: LedgerRow[] = [
    { key: 'subtotal', label: text('subtotal'), value: <MoneyText money={order.subtotal} cents /> },
    ...(order.discount.minor > 0
      ? [
          {
            key: 'discount',
            label: text('member-discount'),
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
    { key: 'total', label: text('total'), value: <Price money={order.total} />, tone: 'total' },
    { key: 'paid', label: orderText('paid'), value: <MoneyText money={order.paid} cents /> },
    ...(order.state === 'partially_paid'
      ? [
          {
            key: 'open',
            label: orderText('open-amount'),
            value: <MoneyText money={order.remaining} cents />,
          },
        ]
      : []),
  ]
  return <Ledger rows={rows} />
}
