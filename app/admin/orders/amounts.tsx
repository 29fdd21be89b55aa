import { paths } from '#app/addresses/paths.ts'
import { RateText } from '#app/ui/rate-text.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { exchange, formatExchangeRate } from '#kernel/exchange-rate.ts'
import { formatPercent } from '#kernel/format-money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { ForeignBalance, StaffOrder } from '#modules/booking/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'

/** What an order costs, what is paid and what is still to come. */
export function Amounts({
  id,
  amounts,
  exchangeRate,
  owedAbout,
}: Pick<StaffOrder, 'id' | 'amounts' | 'exchangeRate'> & { owedAbout: ForeignBalance['owed'] }) {
  const text = useText('staff')
  const cash = useText('cash')
  const locale = useLocale()
  const rate = formatPercent(amounts.taxRate / 100, locale)
  return (
    <Card title={text('amounts')} end={<StaffLink to={paths.adminJournal(locale, id)}>{text('journal')}</StaffLink>}>
      <Facts>
        <Fact name={text('subtotal')}>
          <MoneyText money={amounts.subtotal} cents />
        </Fact>
        {amounts.discount.minor > 0 && (
          <Fact name={text('discount')}>
            <MoneyText money={{ ...amounts.discount, minor: -amounts.discount.minor }} cents />
          </Fact>
        )}
        <Fact name={text(amounts.isTaxIncluded ? 'tax-included' : 'tax-added', { rate })}>
          <MoneyText money={amounts.tax} cents />
        </Fact>
        <Fact name={text('total')} isStrong>
          <MoneyText money={amounts.total} cents />
        </Fact>
        {amounts.reduction.minor > 0 && (
          <Fact name={text('reduction')}>
            <MoneyText money={{ ...amounts.reduction, minor: -amounts.reduction.minor }} cents />
          </Fact>
        )}
        <Fact name={text('paid')}>
          <MoneyText money={amounts.paid} cents />
        </Fact>
        <Fact name={text('remaining')} isStrong>
          <MoneyText money={amounts.remaining} cents />
        </Fact>
        {owedAbout && (
          <Fact name={text('remaining-about')}>
            <MoneyText money={owedAbout.amount} cents />{' '}
            <small>
              <RateText rate={owedAbout.rate} />
            </small>
          </Fact>
        )}
        {exchangeRate && (
          <>
            <Fact name={text('exchange-rate')}>
              <bdi dir="ltr">{formatExchangeRate(exchangeRate.rate, locale)}</bdi>
            </Fact>
            <Fact name={text('rate-source')}>
              {exchangeRate.source === 'manual' ? cash('source-manual') : <bdi>{exchangeRate.source}</bdi>}{' '}
              <DateText date={dayInIstanbul(exchangeRate.at)} short />
            </Fact>
            <Fact name={text('total-in-lira')}>
              <MoneyText money={exchange(amounts.total, exchangeRate.rate, 'TRY')} cents />
            </Fact>
          </>
        )}
      </Facts>
    </Card>
  )
}
