import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { AmountAtRate, DayBalance } from '#modules/booking/index.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { AtRate, FillIn, type FillQuery } from './fill-in.tsx'

/**
 * Whose money is taken, what came before in other currencies, which part is due next, and what is owed: in the currency
 * of the order, and in others at the rates of the day. A press puts an amount into the form.
 */
export function BalanceCard({
  balance: { id, orderNo, customer, owed, next, others },
  paidBefore,
  from,
}: {
  balance: DayBalance
  paidBefore: AmountAtRate[]
  from: FillQuery['from']
}) {
  const text = useText('cash')
  const locale = useLocale()
  const begin = { order: orderNo, type: 'income', from } as const
  const isPart = next.amount.minor < owed.minor
  return (
    <Card title={text('balance-of')}>
      <Facts>
        <Fact name={text('order')}>
          <Link to={paths.adminOrder(locale, id)}>
            <bdi dir="ltr">{orderNo}</bdi>
          </Link>
        </Fact>
        <Fact name={text('payer')}>
          <bdi>{next.payer ?? customer}</bdi>
        </Fact>
        {paidBefore.map((paid, index) => (
          <Fact key={index} name={text('paid-in')}>
            <AtRate {...paid} />
          </Fact>
        ))}
        <Fact name={text('next-due')}>{next.dueOn ? <DateText date={next.dueOn} /> : text('next-at-once')}</Fact>
        {isPart && (
          <>
            <Fact name={text('next-part')} isStrong>
              <MoneyText money={next.amount} cents /> <FillIn {...begin} fill="due" currency={next.amount.currency} />
            </Fact>
            {others.map(({ next: amount, rate }) => (
              <Fact key={amount.currency} name={text('next-part-in', { currency: amount.currency })}>
                <AtRate amount={amount} rate={rate} /> <FillIn {...begin} fill="due" currency={amount.currency} />
              </Fact>
            ))}
          </>
        )}
        <Fact name={text('owed')} isStrong>
          <MoneyText money={owed} cents /> <FillIn {...begin} fill="all" currency={owed.currency} />
        </Fact>
        {others.map(({ amount, rate }) => (
          <Fact key={amount.currency} name={text('owed-in', { currency: amount.currency })}>
            <AtRate amount={amount} rate={rate} /> <FillIn {...begin} fill="all" currency={amount.currency} />
          </Fact>
        ))}
        {others.length === 0 && <Fact name={text('rate')}>{text('no-rate-today')}</Fact>}
      </Facts>
    </Card>
  )
}
