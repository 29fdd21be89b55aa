import { useLocale, useText } from '#app/ui/text.tsx'
import { formatWeekday } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { isLocale } from '#kernel/locale.ts'
import type { TourSummary } from '#modules/catalog/index.ts'
import styles from './tour-facts.module.css'

/** Weekdays and nights, flight and meals of a departure in one line. */
export function TourFacts({ tour }: { tour: TourSummary }) {
  const locale = useLocale()
  const text = useText('tours')
  const from = formatWeekday(tour.departsOn, locale)
  const to = formatWeekday(tour.returnsOn, locale)
  return (
    <ul className={styles.facts}>
      <li>
        {tour.nights === 0 ? text('one-day', { weekday: from }) : text('weekdays', { from, to, nights: tour.nights })}
      </li>
      {tour.airline && (
        <li>{text(tour.isDirect ? 'airline-direct' : 'airline-stops', { airline: tour.airline.name })}</li>
      )}
      {tour.kind === 'day' && (
        <li>
          {text('guides', {
            languages: joinList(
              tour.guideLanguages.filter(isLocale).map((each) => text(`language-${each}`)),
              locale,
            ),
          })}
        </li>
      )}
      {tour.board && <li>{text(`board-${tour.board}`)}</li>}
    </ul>
  )
}
