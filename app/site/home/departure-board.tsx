import { paths } from '#app/addresses/paths.ts'
import { DatePlate } from '#app/ui/date-plate.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { FEW_SEATS, type TourSummary } from '#modules/catalog/index.ts'
import styles from './departure-board.module.css'

/** The next departures in ruled lines: days in both calendars, the way, the price and the places left. */
export function DepartureBoard({ departures }: { departures: TourSummary[] }) {
  const text = useText('home')
  const locale = useLocale()
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={text('upcoming-title')}
          lead={text('upcoming-lead')}
          link={{ href: paths.tours(locale), label: text('upcoming-all') }}
        />
        <ol className={styles.board}>
          {departures.map((tour) => (
            <Departure key={tour.id} tour={tour} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Departure({ tour }: { tour: TourSummary }) {
  const text = useText('home')
  const tours = useText('tours')
  const tourText = useText('tour')
  const locale = useLocale()
  const href = paths.tour(locale, tour.id)
  const isFull = tour.availability === 'full'
  return (
    <li className={isFull ? `${styles.row} ${styles.full}` : styles.row}>
      <DatePlate from={tour.departsOn} to={tour.returnsOn} hasWeekday isMuted={isFull} />
      <div className={styles.name}>
        <h3>
          <a href={href}>{tour.name}</a>
        </h3>
        <div className={styles.facts}>
          {tour.isRamadan && <Tag icon="moon-star">{tours('chip-ramadan')}</Tag>}
          {tour.isFamily && <Tag icon="users">{tours('chip-family')}</Tag>}
          {tour.airline && (
            <span>{tours(tour.isDirect ? 'airline-direct' : 'airline-stops', { airline: tour.airline.name })}</span>
          )}
          {tour.board && <span>{tours(`board-${tour.board}`)}</span>}
        </div>
      </div>
      <RouteLine
        className={styles.route}
        stops={tour.legs.map((leg) => ({
          ...leg,
          name: leg.place === 'makkah' || leg.place === 'madinah' ? text(`place-${leg.place}`) : leg.name,
          label: tourText('nights', { count: leg.nights }),
        }))}
        airport={tour.originCode}
        isMuted={isFull}
      />
      <div>
        <Price money={tour.fromPrice} note={text('per-person')} isMuted={isFull} />
        <Seats tour={tour} />
      </div>
      <a className={styles.go} href={href} aria-label={tour.name} tabIndex={-1}>
        <Icon name="arrow-right" isFlipped />
      </a>
    </li>
  )
}

function Seats({ tour }: { tour: TourSummary }) {
  const tours = useText('tours')
  if (tour.availability === 'closed') return <span className={styles.seats}>{tours('closed')}</span>
  const tone = tour.seatsLeft === 0 ? styles.none : tour.seatsLeft <= FEW_SEATS ? styles.few : styles.many
  return <span className={`${styles.seats} ${tone}`}>{tours('seats-left', { count: tour.seatsLeft })}</span>
}
