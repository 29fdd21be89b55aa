import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Keyed } from '#app/ui/keyed.tsx'
import { DateRangeText, HijriText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { FEW_SEATS, type TourSummary } from '#modules/catalog/index.ts'
import type { HotelDetail } from '#modules/catalog/index.server.ts'
import { whatsappUrl } from '../chrome/contact-links.ts'
import styles from './hotel-tours.module.css'

/** The next departures that stay in the hotel with their prices, and the ways to ask. */
export function HotelTours({ hotel }: { hotel: HotelDetail }) {
  const text = useText('hotels')
  const locale = useLocale()
  const { site } = usePageFrame()
  const isSeveral = hotel.tourCount > 0
  return (
    <Keyed>
      <h2 className={styles.title}>{text('tours')}</h2>
      {hotel.tours.length === 0 ? (
        <p className={styles.none}>{text('tours-none')}</p>
      ) : (
        <ul>
          {hotel.tours.map((tour) => (
            <Departure key={tour.id} tour={tour} />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <ButtonLink href={paths.tours(locale, isSeveral ? { q: hotel.name } : {})} isBlock>
          <Icon name="calendar-days" />
          {isSeveral ? text('tours-all', { count: hotel.tourCount }) : text('tours-other')}
        </ButtonLink>
        <ButtonLink
          href={whatsappUrl(site.whatsapp, text('whatsapp-message', { hotel: hotel.name }))}
          look="outline"
          rel="noopener"
          isBlock
        >
          <BrandIcon brand="whatsapp" />
          {text('ask-whatsapp')}
        </ButtonLink>
      </div>
    </Keyed>
  )
}

function Departure({ tour }: { tour: TourSummary }) {
  const text = useText('tours')
  const locale = useLocale()
  return (
    <li className={styles.tour}>
      <a href={paths.tour(locale, tour.id)}>
        <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
      </a>
      <HijriText from={tour.departsOn} to={tour.returnsOn} className={styles.hijri} />
      <span className={styles.name}>{tour.name}</span>
      <p className={styles.price}>
        <MoneyText money={tour.fromPrice} />
        <span>{text(priceNote(tour))}</span>
        {tour.saleMode === 'cart' && (
          <span className={tour.seatsLeft <= FEW_SEATS ? styles.few : styles.many}>
            {text('seats-left', { count: tour.seatsLeft })}
          </span>
        )}
      </p>
    </li>
  )
}

function priceNote({ fromFare }: TourSummary) {
  return fromFare === 'quad' || fromFare === 'triple' || fromFare === 'double' || fromFare === 'single'
    ? (`price-${fromFare}` as const)
    : 'price-adult'
}
