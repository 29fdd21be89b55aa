import { Link, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateRangeText, DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import { subtract, type Money } from '#kernel/money.ts'
import { lowestAdultFare } from '#modules/catalog/index.ts'
import { Card } from '../../ui/card.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useFareName } from '../use-fare-name.ts'
import { SALE_FORM } from './sale-form-id.ts'
import styles from './sale.module.css'
import type { PricedSale } from './use-sale.ts'

/** What the party costs now, in the currency of the order and in lira, what is paid when, and the one key that sells. */
export function TotalCard({ priced, kept }: { priced: PricedSale; kept: Record<string, string> }) {
  const text = useText('staff-sale')
  const isBusy = useNavigation().state === 'submitting'
  const { quote, total, inLira, others } = priced
  return (
    <div className={styles.side}>
      <Card title={text('total')}>
        <div className={styles.total} aria-live="polite">
          {total ? (
            <>
              <p className={styles.sum}>
                <MoneyText money={total} cents />
              </p>
              {inLira && (
                <p className={styles.quiet}>
                  {text('about')} <MoneyText money={inLira} cents />
                </p>
              )}
            </>
          ) : (
            <p className={styles.full}>{text(refusalKey(quote))}</p>
          )}
        </div>
        {quote?.ok && <Lines quote={quote.value} />}
        <div className={styles.place}>
          <p className={styles.quiet}>{text('agreed-hint')}</p>
          <Button form={SALE_FORM} name="hasAgreed" value="on" isBlock disabled={isBusy}>
            {text('place')}
            <kbd dir="ltr">{text('key-sell')}</kbd>
          </Button>
        </div>
      </Card>
      {total && others.length > 0 && <Others others={others} total={total} kept={kept} />}
    </div>
  )
}

type Priced = Extract<PricedSale['quote'], { ok: true }>['value']

function Lines({ quote: { lines, totals, deposit } }: { quote: Priced }) {
  const text = useText('staff-sale')
  const locale = useLocale()
  const fareName = useFareName()
  return (
    <>
      <Facts>
        {lines.map(({ fare, quantity, unitPrice, lineTotal }) => (
          <Fact
            key={fare}
            name={
              <>
                {fareName(fare)}{' '}
                <bdi dir="ltr">{`${quantity} × ${formatMoney(unitPrice, locale, { cents: true })}`}</bdi>
              </>
            }
          >
            <MoneyText money={lineTotal} cents />
          </Fact>
        ))}
        {!totals.isTaxIncluded && (
          <Fact name={text('tax')}>
            <MoneyText money={totals.tax} cents />
          </Fact>
        )}
        {deposit.kind === 'offered' && (
          <>
            <Fact name={text('deposit')}>
              <MoneyText money={deposit.deposit} cents />
            </Fact>
            <Fact
              name={
                <>
                  {text('rest-by')} <DateText date={deposit.dueOn} />
                </>
              }
            >
              <MoneyText money={deposit.rest} cents />
            </Fact>
          </>
        )}
      </Facts>
      {deposit.kind !== 'offered' && (
        <p className={styles.remark}>{text(deposit.kind === 'too-late' ? 'no-deposit-near' : 'no-deposit')}</p>
      )}
    </>
  )
}

/** The journeys around the chosen one with what the same party costs there. */
function Others({ others, total, kept }: { others: PricedSale['others']; total: Money; kept: Record<string, string> }) {
  const text = useText('staff-sale')
  const locale = useLocale()
  return (
    <Card title={text('others')}>
      <ul className={styles.others}>
        {others.map(({ tour, total: other }) => {
          const difference = subtract(other, total)
          const lowest = lowestAdultFare(tour.fares)
          return (
            <li key={tour.id}>
              <Link to={paths.adminNewOrder(locale, { ...kept, tourId: tour.id })} replace preventScrollReset>
                <span className={styles.otherTour}>
                  <DateRangeText from={tour.departsOn} to={tour.returnsOn} className={styles.days} />
                  <bdi>{tour.name}</bdi>
                  <span className={styles.quiet}>
                    {text('left', { count: tour.seatsLeft })}
                    {lowest && (
                      <>
                        {' · '}
                        {text('per-person')} <MoneyText money={lowest.price} cents />
                      </>
                    )}
                  </span>
                </span>
                <span className={difference.minor < 0 ? styles.cheaper : styles.dearer}>
                  <bdi dir="ltr">{signed(difference, locale)}</bdi>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function signed(difference: Money, locale: Parameters<typeof formatMoney>[1]): string {
  const amount = formatMoney(difference, locale, { cents: true })
  return difference.minor > 0 ? `+${amount}` : amount
}

function refusalKey(quote: PricedSale['quote']) {
  if (!quote || quote.ok) return 'no-departure' as const
  const code = quote.error.code === 'refused-lines' ? quote.error.lines[0]?.code : undefined
  if (code === 'tour-full') return 'more-than-left' as const
  if (code === 'tour-closed' || code === 'tour-on-request') return 'not-on-sale' as const
  return 'no-price' as const
}
