import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { roomsAtFare, travellersAtFare } from '#modules/booking/index.ts'
import { DepositSentence } from './deposit-sentence.tsx'
import styles from './offer-sheet.module.css'
import type { OfferPreview } from './offer-preview.server.ts'

/** The offer as its customer will see it: no price of the shop, nothing of what is earned. */
export function OfferSheet({
  agency,
  customer,
  offerNo,
  preview,
}: {
  agency: string
  customer: string
  offerNo: string
  preview: OfferPreview
}) {
  const text = useText('agents')
  const locale = useLocale()
  const { departure, rows, sums, deposit, validUntil } = preview
  return (
    <section className={styles.sheet} aria-label={text('as-customer-sees')}>
      {departure?.picture && <Print picture={{ ...departure.picture, alt: '' }} ratio="21/9" sizes="24rem" />}
      <header className={styles.head}>
        <b>
          <bdi>{agency}</bdi>
        </b>
        <span>
          {offerNo !== '' && <bdi dir="ltr">{offerNo}</bdi>}
          {validUntil && <small>{text('public-until', { date: formatDate(validUntil, locale) })}</small>}
        </span>
      </header>
      {customer !== '' && <p className={styles.for}>{text('public-lead', { agency, name: customer })}</p>}
      {departure && (
        <>
          <h3>{departure.name}</h3>
          <p className={styles.dates}>
            <DateRangeText from={departure.departsOn} to={departure.returnsOn} />{' '}
            <HijriText from={departure.departsOn} to={departure.returnsOn} className={styles.hijri} />
          </p>
          {departure.legs.length > 0 && (
            <RouteLine
              airport={departure.originCode}
              stops={departure.legs.map(({ place, name, nights }) => ({
                place,
                name,
                nights,
                label: text('nights', { count: nights }),
              }))}
            />
          )}
          <ul className={styles.hotels}>
            {departure.hotels.map(({ name, city, stars }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                {stars !== null && <Stars count={stars} label={text('stars', { count: stars })} />}
                <span>{city}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className={styles.sums} aria-live="polite">
        {rows.map(
          ({ fare, name, quantity, price, total }) =>
            price &&
            total && (
              <div key={fare}>
                <dt>
                  {joinList(
                    [roomsAtFare(fare, quantity, locale) ?? name, travellersAtFare(fare, quantity, locale)],
                    locale,
                  )}
                  {' × '}
                  <MoneyText money={price} />
                </dt>
                <dd>
                  <MoneyText money={total} />
                </dd>
              </div>
            ),
        )}
        {sums && (
          <div className={styles.total}>
            <dt>{text('total')}</dt>
            <dd>
              <MoneyText money={sums.total} />
            </dd>
          </div>
        )}
      </dl>
      {deposit && <DepositSentence deposit={deposit} className={styles.for} />}
    </section>
  )
}
