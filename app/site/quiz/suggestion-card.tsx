import { artOf } from '#app/pictures/art.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { Print } from '#app/ui/print.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { DateRangeText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { isRoomFare } from '#modules/catalog/index.ts'
import type { SuggestedTour } from '#modules/engagement/index.server.ts'
import styles from './suggestion-card.module.css'

/** A journey with the reasons why it is suggested, and what is different about it. */
export function SuggestionCard({
  suggestion: { tour, price, reasons, misses },
  isBest = false,
  level = 2,
}: {
  suggestion: SuggestedTour
  isBest?: boolean
  level?: 2 | 3
}) {
  const text = useText('quiz')
  const tours = useText('tours')
  const words = useText('tour')
  const locale = useLocale()
  const Heading = level === 2 ? 'h2' : 'h3'
  const picture = artOf(tour.image, locale)
  const href = paths.tour(locale, tour.id)
  return (
    <article className={isBest ? `${styles.card} ${styles.best}` : styles.card}>
      {picture && (
        <Print
          picture={{ ...picture, alt: '' }}
          ratio={isBest ? '4/3' : '16/9'}
          hasMat
          isEager={isBest}
          className={styles.print}
        />
      )}
      <div className={styles.body}>
        {isBest && <Eyebrow>{text('best')}</Eyebrow>}
        <Heading className={styles.name}>
          <a href={href}>{tour.name}</a>
        </Heading>
        <p className={styles.when}>
          <DateRangeText from={tour.departsOn} to={tour.returnsOn} />
          <HijriText from={tour.departsOn} to={tour.returnsOn} className={styles.hijri} />
        </p>
        {isBest && tour.legs.length > 0 && (
          <RouteLine
            stops={tour.legs.map((leg) => ({ ...leg, label: words('nights', { count: leg.nights }) }))}
            airport={tour.originCode}
          />
        )}
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
          {misses.map((miss) => (
            <li key={miss} className={styles.miss}>
              <Icon name="info" />
              {miss}
            </li>
          ))}
        </ul>
        <div className={styles.buy}>
          <Price
            money={price.price}
            note={isRoomFare(price.fare) ? tours(`price-${price.fare}`) : tours('price-adult')}
          />
          <ButtonLink href={href} look={isBest ? 'solid' : 'outline'}>
            {text('see-programme')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
