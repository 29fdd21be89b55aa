import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'

import type { Money } from '#kernel/money.ts'
import { FEW_SEATS, isRoomFare, type TourSummary } from '#modules/catalog/index.ts'
import { HolidayMarks } from './holiday-marks.tsx'
import { HotelRows } from './hotel-rows.tsx'
import styles from './tour-card.module.css'
import { TourFacts } from './tour-facts.tsx'

/** One departure in a list: picture, days and way, hotels, and behind the tear line its price. */
export function TourCard({
  tour,
  isEager = false,
  about,
}: {
  tour: TourSummary
  isEager?: boolean
  /** Its price in another currency, by a rate of the day. */
  about?: Money | undefined
}) {
  const locale = useLocale()
  const text = useText('tour')
  const isFull = tour.availability === 'full'
  const picture = artOf(isFull ? tour.mutedImage : tour.image, locale)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && (
          <Print
            picture={picture}
            sizes="(width <= 768px) 100vw, 260px"
            isMuted={isFull}
            isEager={isEager}
            className={styles.print}
          />
        )}
      </div>
      <div className={styles.body}>
        <Tags tour={tour} />
        <div>
          <h2 className={styles.name}>
            <a href={paths.tour(locale, tour.id)}>{tour.name}</a>
          </h2>
          <p className={styles.when}>
            <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
            <HijriText from={tour.departsOn} to={tour.returnsOn} className={styles.hijri} />
          </p>
          <HolidayMarks holidays={tour.holidays} />
          <TourFacts tour={tour} />
        </div>
        {tour.legs.length > 0 && (
          <RouteLine
            stops={tour.legs.map((leg) => ({ ...leg, label: text('nights', { count: leg.nights }) }))}
            airport={tour.originCode}
            className={styles.route}
          />
        )}
        {tour.hotels.length > 0 && <HotelRows hotels={tour.hotels} />}
      </div>
      <Buy tour={tour} about={about} />
    </article>
  )
}

/** At most three: that it runs for sure, what makes the journey special, then the class of its hotel. */
function Tags({ tour }: { tour: TourSummary }) {
  const text = useText('tours')
  const isDay = tour.kind === 'day'
  return (
    <div className={styles.tags}>
      {tour.runsForSure && tour.availability !== 'closed' && (
        <Tag tone="green" icon="check">
          {text('chip-certain')}
        </Tag>
      )}
      {tour.isRamadan && !isDay ? (
        <Tag icon="moon-star">{text('chip-ramadan')}</Tag>
      ) : (
        <Tag tone={tour.kind === 'hajj' || tour.kind === 'umrah' ? 'brass' : 'turquoise'}>
          {text(`kind-${tour.kind}`)}
        </Tag>
      )}
      {tour.isFamily ? (
        <Tag tone="turquoise" icon="users">
          {text('chip-family')}
        </Tag>
      ) : (
        tour.hotelStars !== null && (
          <Tag tone={tour.hotelStars === 5 ? 'green' : 'gray'}>{text('star-hotel', { count: tour.hotelStars })}</Tag>
        )
      )}
    </div>
  )
}

function Buy({ tour, about }: { tour: TourSummary; about: Money | undefined }) {
  const text = useText('tours')
  const locale = useLocale()
  const href = paths.tour(locale, tour.id)
  const note = isRoomFare(tour.fromFare) ? text(`price-${tour.fromFare}`) : text('price-adult')
  const isFull = tour.availability === 'full'
  return (
    <div className={styles.buy}>
      <div>
        {tour.availability === 'closed' ? (
          <p className={styles.closed}>{text('closed')}</p>
        ) : (
          <>
            <Price money={tour.fromPrice} note={note} isMuted={isFull} />
            {about && (
              <p className={styles.about}>{text('price-about', { price: isolateLatin(formatMoney(about, locale)) })}</p>
            )}
            {tour.doublePrice && tour.fromFare !== 'double' && (
              <p className={styles.double}>
                {text('in-double-room')} <MoneyText money={tour.doublePrice} />
              </p>
            )}
            <Seats tour={tour} />
          </>
        )}
      </div>
      {isFull ? (
        <ButtonLink href={href} look="outline" className={styles.way}>
          <Icon name="bell" />
          {text('waiting-list-short')}
        </ButtonLink>
      ) : (
        <ButtonLink href={href} look={tour.availability === 'closed' ? 'outline' : 'solid'} className={styles.way}>
          {text('see-programme')}
        </ButtonLink>
      )}
    </div>
  )
}

function Seats({ tour }: { tour: TourSummary }) {
  const text = useText('tours')
  if (tour.saleMode === 'request') return <p className={styles.seats}>{text('on-request')}</p>
  const tone = tour.seatsLeft === 0 ? styles.none : tour.seatsLeft <= FEW_SEATS ? styles.few : styles.many
  return <p className={`${styles.seats} ${tone}`}>{text('seats-left', { count: tour.seatsLeft })}</p>
}
