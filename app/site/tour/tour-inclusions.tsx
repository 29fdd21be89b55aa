import { Ticks } from '#app/ui/ticks.tsx'
import { useText } from '#app/ui/text.tsx'
import type { TourDetail } from '#modules/catalog/index.ts'
import styles from './tour-inclusions.module.css'

/** What the price holds and what it does not. */
export function TourInclusions({ tour: { included, notIncluded } }: { tour: TourDetail }) {
  const text = useText('tour')
  if (included.length === 0 && notIncluded.length === 0) return null
  return (
    <section className={styles.columns}>
      {included.length > 0 && (
        <div>
          <h2>{text('included')}</h2>
          <Ticks items={included} />
        </div>
      )}
      {notIncluded.length > 0 && (
        <div>
          <h2>{text('excluded')}</h2>
          <Ticks items={notIncluded} isMissing />
        </div>
      )}
    </section>
  )
}
