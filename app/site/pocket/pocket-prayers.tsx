import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'

/** When the five prayers begin, of which city and of which day: the page may be read on a later one. */
export function PocketPrayers({ prayers: { city, day, hours }, locale }: { prayers: PrayersOfDay; locale: Locale }) {
  const text = translator(locale, 'prayers')
  return (
    <>
      <h3>
        {text('title', {
          city: text(`city-${city}`),
          day: formatDate(day, locale, { weekday: true, year: false }),
        })}
      </h3>
      <ul className="hours">
        {hours.map(({ prayer, at }) => (
          <li key={prayer}>
            {text(prayer)} <b>{formatTime(at, locale)}</b>
          </li>
        ))}
      </ul>
      <p>{text('beside')}</p>
    </>
  )
}
