import type { LedgerRow } from '#app/ui/ledger.tsx'
import { Price } from '#app/ui/price.tsx'
import { MoneyText, type useText } from '#app/ui/text.tsx'
import type { DepositStanding, Totals } from '#modules/booking/index.ts'

/** What stands below the prices of a cart or order: discount, tax, the total, and how much of it is enough today. */
export function totalRows(
  totals: Totals,
  text: ReturnType<typeof useText<'cart'>>,
  deposit: DepositStanding,
): LedgerRow[] {
  const rate = String(totals.taxRate / 100)
  return [
    ...(totals.discount.minor > 0
      ? [
          {
            key: 'discount',
            label: text('member-discount'),
            value: <MoneyText money={{ ...totals.discount, minor: -totals.discount.minor }} cents />,
            tone: 'gain' as const,
          },
        ]
      : []),
    {
      key: 'tax',
      label: totals.isTaxIncluded ? text('tax-included', { rate }) : text('tax', { rate }),
      value: <MoneyText money={totals.tax} cents />,
    },
    { key: 'total', label: text('total'), value: <Price money={totals.total} cents />, tone: 'total' },
    ...(deposit.kind === 'offered'
      ? [{ key: 'deposit', label: text('deposit-today'), value: <MoneyText money={deposit.deposit} cents /> }]
      : []),
  ]
}
