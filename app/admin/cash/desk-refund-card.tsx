import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Currency } from '#kernel/money.ts'
import type { AmountAtRate, DeskRefund } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'

/**
 * What of an order can go back over the desk, and the refund that was promised first: in the currency of the order, and in
 * others at the rates of the day.
 */
export function DeskRefundCard({
  desk: { orderNo, promised, refundable, others },
  paidBefore,
}: {
  desk: DeskRefund & { orderNo: string }
  paidBefore: AmountAtRate[]
}) {
  const text = useText('cash')
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
            <AtRate amount={amount} rate={rate} /> <FillIn orderNo={orderNo} fill="due" currency={amount.currency} />
          </Fact>
        ))}
        <Fact name={text('refundable')} isStrong>
          <MoneyText money={refundable} cents /> <FillIn orderNo={orderNo} fill="all" currency={refundable.currency} />
        </Fact>
        {others.map(({ amount, rate }) => (
          <Fact key={amount.currency} name={text('refundable-in', { currency: amount.currency })}>
            <AtRate amount={amount} rate={rate} /> <FillIn orderNo={orderNo} fill="all" currency={amount.currency} />
          </Fact>
        ))}
        {others.length === 0 && <Fact name={text('rate')}>{text('no-rate-today-back')}</Fact>}
      </Facts>
    </Card>
  )
}

/** Opens the form anew with this amount in it. */
function FillIn({ orderNo, fill, currency }: { orderNo: string; fill: 'due' | 'all'; currency: Currency }) {
  const text = useText('cash')
  const locale = useLocale()
  const query = { order: orderNo, type: 'refund', fill, currency }
  return (
    <Link to={paths.adminCashPart(locale, 'new', query)} reloadDocument>
      {text('fill-in')}
    </Link>
  )
}

function AtRate({ amount, rate }: AmountAtRate) {
  return (
    <>
      <MoneyText money={amount} cents />{' '}
      <small>
        <RateText rate={rate} />
      </small>
    </>
  )
}
