import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Currency } from '#kernel/money.ts'
import type { AmountAtRate } from '#modules/booking/index.server.ts'

/** With which amount the form of an order's money begins, as its address says it. */
export type FillQuery = {
  order: string
  type: 'income' | 'refund'
  fill: 'due' | 'all'
  currency: Currency
  from: 'order' | undefined
}

/** Opens the form anew with this amount in it. */
export function FillIn(query: FillQuery) {
  const text = useText('cash')
  const locale = useLocale()
  return (
    <Link to={paths.adminCashPart(locale, 'new', query)} reloadDocument>
      {text('fill-in')}
    </Link>
  )
}

export function AtRate({ amount, rate }: AmountAtRate) {
  return (
    <>
      <MoneyText money={amount} cents />{' '}
      <small>
        <RateText rate={rate} />
      </small>
    </>
  )
}
