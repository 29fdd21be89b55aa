import { paths } from '#app/addresses/paths.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { TourSummary } from '#modules/catalog/index.ts'
import { withDealtPictures } from '../tours/deal-pictures.ts'
import { TourCard } from '../tours/tour-card.tsx'
import styles from './page-tours.module.css'

/** The next departures of the category a page belongs to. */
export function PageTours({ category, tours }: { category: { link: string; name: string }; tours: TourSummary[] }) {
  const text = useText('content')
  const locale = useLocale()
  return (
    <section className={styles.tours}>
      <SectionHead
        title={text('page-tours')}
        isSmall
        link={{ href: paths.toursOfCategory(locale, category.link), label: text('service-tours-all') }}
      />
      {withDealtPictures(tours).map((tour) => (
        <TourCard key={tour.id} tour={tour} />
      ))}
    </section>
  )
}
