import { MoneyText, useText } from '#app/ui/text.tsx'
import type { AmountAtRate, DeskRefund } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { AtRate, FillIn, type FillQuery } from './fill-in.tsx'

/**
 * What of an order can go back over the desk, and the refund that was promised first: in the currency of the order, and in
 * others at the rates of the day.
 */
export function DeskRefundCard({
  desk: { orderNo, promised, refundable, others },
  paidBefore,
  from,
}: {
  desk: DeskRefund & { orderNo: string }
  paidBefore: AmountAtRate[]
  from: FillQuery['from']
}) {
  const text = useText('cash')
  const begin = { order: orderNo, type: 'refund', from } as const
  return (
    <Card title={text('back-of')}>
      <Facts>
        <Fact name={text('order')}>
          <bdi dir="ltr">{orderNo}</bdi>
        </Fact>
        {paidBefore.map(({ amount, rate }, index) => (
          <Fact key={index} name={text('paid-in')}>
            <AtRate amount={amount} rate={rate} />
          </Fact>
        ))}
        {promised && (
          <Fact name={text('promised')} isStrong>
            <MoneyText money={promised.amount} cents />
          </Fact>
        )}
        {promised?.others.map(({ amount, rate }) => (
          <Fact key={amount.currency} name={text('promised-in', { currency: amount.currency })}>
            <AtRate amount={amount} rate={rate} /> <FillIn {...begin} fill="due" currency={amount.currency} />
          </Fact>
        ))}
        <Fact name={text('refundable')} isStrong>
          <MoneyText money={refundable} cents /> <FillIn {...begin} fill="all" currency={refundable.currency} />
        </Fact>
        {others.map(({ amount, rate }) => (
          <Fact key={amount.currency} name={text('refundable-in', { currency: amount.currency })}>
            <AtRate amount={amount} rate={rate} /> <FillIn {...begin} fill="all" currency={amount.currency} />
          </Fact>
        ))}
        {others.length === 0 && <Fact name={text('rate')}>{text('no-rate-today-back')}</Fact>}
      </Facts>
    </Card>
  )
}
