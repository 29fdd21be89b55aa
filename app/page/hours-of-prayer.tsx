import type { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PrayersOfDay } from '#modules/road/index.ts'

type Shown = {
  prayers: PrayersOfDay
  text: ReturnType<typeof translator<'prayers'>>
  locale: Locale
  /** Classes of the page that shows them. */
  looks: { list?: string | undefined; hour?: string | undefined; note?: string | undefined }
}

/** When the five prayers begin, of which city and of which day: the page may be read on a later one. */
export function HoursOfPrayer({ prayers: { city, day, hours }, text, locale, looks }: Shown) {
  return (
    <>
      <h3>
        {text('title', {
          city: text(`city-${city}`),
          day: formatDate(day, locale, { weekday: true, year: false }),
        })}
      </h3>
      <ul className={looks.list}>
        {hours.map(({ prayer, at }) => (
          <li key={prayer}>
            {text(prayer)} <b className={looks.hour}>{formatTime(at, locale)}</b>
          </li>
        ))}
      </ul>
      <p className={looks.note}>{text('beside')}</p>
    </>
  )
}
