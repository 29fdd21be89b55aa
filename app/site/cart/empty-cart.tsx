import { art } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { DatePlate } from '#app/ui/date-plate.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import styles from './empty-cart.module.css'
import { RemovedNote, type RemovedRows } from './removed-note.tsx'

/** Nothing in the cart: two ways on, and the next departures. */
export function EmptyCart({ tours, removed }: { tours: TourSummary[]; removed: RemovedRows | null }) {
  const text = useText('cart')
  const locale = useLocale()
  return (
    <>
      <div className={styles.top}>
        <Print picture={art('empty-cart-luggage-trolley', locale)} ratio="4/3" hasMat isEager />
        <div>
          <Eyebrow>{text('title')}</Eyebrow>
          <h1 className={styles.title}>{text('empty')}</h1>
          <p className={styles.lead}>{text('hint')}</p>
          <div className={styles.ways}>
            <ButtonLink href={paths.tours(locale)}>
              <Icon name="calendar-days" />
              {text('see-departures')}
            </ButtonLink>
            <ButtonLink href={paths.quiz(locale)} look="outline">
              <Icon name="list-checks" />
              {text('start-quiz')}
            </ButtonLink>
          </div>
          {removed && <RemovedNote {...removed} />}
        </div>
      </div>
      {tours.length > 0 && <Upcoming tours={tours} />}
    </>
  )
}

function Upcoming({ tours }: { tours: TourSummary[] }) {
  const text = useText('cart')
  const tourText = useText('tour')
  const locale = useLocale()
  return (
    <section className={styles.upcoming}>
      <header>
        <h2>{text('upcoming')}</h2>
        <a href={paths.tours(locale)} className={styles.all}>
          <span>{text('calendar')}</span>
          <Icon name="arrow-right" isFlipped />
        </a>
      </header>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <DatePlate from={tour.departsOn} to={tour.returnsOn} />
            <h3>
              <a href={paths.tour(locale, tour.id)}>{tour.name}</a>
            </h3>
            {tour.legs.length > 0 && (
              <RouteLine
                className={styles.route}
                airport={tour.originCode}
                stops={tour.legs.map((leg) => ({ ...leg, label: tourText('nights', { count: leg.nights }) }))}
              />
            )}
            <Price money={tour.fromPrice} note={text('per-person')} />
            <a
              href={paths.tour(locale, tour.id)}
              className={styles.go}
              aria-label={text('see-tour', { title: tour.name })}
            >
              <Icon name="arrow-right" isFlipped />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
