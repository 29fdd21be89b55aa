import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import type { AmountAtRate, DayBalance } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'

/**
 * Whose money is taken, what came before in other currencies, and what is owed: in the currency of the order, and in
 * others at the rates of the day.
 */
export function BalanceCard({
  balance: { orderNo, customer, owed, others },
  paidBefore,
}: {
  balance: DayBalance
  paidBefore: AmountAtRate[]
}) {
  const text = useText('cash')
  return (
    <Card title={text('balance-of')}>
      <Facts>
        <Fact name={text('order')}>
          <bdi dir="ltr">{orderNo}</bdi> <bdi>{customer}</bdi>
        </Fact>
        {paidBefore.map(({ amount, rate }, index) => (
          <Fact key={index} name={text('paid-in')}>
            <MoneyText money={amount} cents />{' '}
            <small>
              <RateText rate={rate} />
            </small>
          </Fact>
        ))}
        <Fact name={text('owed')} isStrong>
          <MoneyText money={owed} cents />
        </Fact>
        {others.map(({ amount, rate }) => (
          <Fact key={amount.currency} name={text('owed-in', { currency: amount.currency })}>
            <MoneyText money={amount} cents />{' '}
            <small>
              <RateText rate={rate} />
            </small>
          </Fact>
        ))}
        {others.length === 0 && <Fact name={text('rate')}>{text('no-rate-today')}</Fact>}
      </Facts>
    </Card>
  )
}
