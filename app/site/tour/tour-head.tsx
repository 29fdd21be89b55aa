import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { paths } from '#app/addresses/paths.ts'
import { formatMonth, formatWeekday } from '#kernel/format-date.ts'
import type { TourSummary } from '#modules/catalog/index.ts'
import { FirstFacts } from './first-facts.tsx'
import styles from './tour-head.module.css'

/** Where the tour stands in the catalogue, its name, and its days in both calendars. */
export function TourHead({ tour }: { tour: TourSummary }) {
  const text = useText('tour')
  const locale = useLocale()
  return (
    <>
      <Breadcrumb
        items={[
          { href: paths.home(locale), label: text('home') },
          { href: paths.toursOfCategory(locale, tour.categoryLink), label: tour.categoryName },
        ]}
        current={formatMonth(tour.departsOn, locale)}
      />
      <header className={styles.head}>
        <div>
          <TourTags tour={tour} />
          <h1>{tour.name}</h1>
        </div>
        <section>
          <h2 className="visually-hidden">{text('dates')}</h2>
          <TourDays tour={tour} />
          <FirstFacts tour={tour} />
        </section>
      </header>
    </>
  )
}

function TourTags({ tour }: { tour: TourSummary }) {
  const text = useText('tours')
  return (
    <p className={styles.tags}>
      {tour.runsForSure && tour.availability !== 'closed' && (
        <Tag tone="green" icon="check">
          {text('chip-certain')}
        </Tag>
      )}
      {tour.isRamadan && <Tag icon="moon-star">{text('chip-ramadan')}</Tag>}
      {tour.hotelStars === 5 && <Tag tone="green">{text('chip-five-star')}</Tag>}
      {tour.isPrivate && <Tag tone="turquoise">{text('chip-private')}</Tag>}
      {tour.isFamily && <Tag tone="turquoise">{text('chip-family')}</Tag>}
      {tour.isDirect && <Tag tone="gray">{text('chip-direct')}</Tag>}
    </p>
  )
}

function TourDays({ tour: { departsOn, returnsOn, nights } }: { tour: TourSummary }) {
  const text = useText('tours')
  const locale = useLocale()
  const from = formatWeekday(departsOn, locale)
  return (
    <p className={styles.when}>
      <DateRangeText from={departsOn} to={returnsOn} className={styles.days} />
      <span>
        {nights === 0
          ? text('one-day', { weekday: from })
          : text('weekdays', { from, to: formatWeekday(returnsOn, locale), nights })}
      </span>
      <HijriText from={departsOn} to={returnsOn} className={styles.hijri} />
    </p>
  )
}
