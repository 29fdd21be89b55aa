import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import type { TourDetail } from '#modules/catalog/index.ts'
import styles from './tour-start.module.css'

/** When the chosen departure sets off and where it takes people up; nothing while neither is known. */
export function TourStart({ start: { at, pickUp } }: Pick<TourDetail, 'start'>) {
  const text = useText('tour')
  const locale = useLocale()
  if (at === null && pickUp === null) return null
  return (
    <section id="start">
      <h2>{text('start')}</h2>
      <ul className={styles.start}>
        {at !== null && (
          <li>
            <Icon name="clock" />
            {text('start-at', { time: formatTime(at, locale) })}
          </li>
        )}
        {pickUp !== null && (
          <li>
            <Icon name="map-pin" />
            <span>{text('pick-up', { place: pickUp })}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
